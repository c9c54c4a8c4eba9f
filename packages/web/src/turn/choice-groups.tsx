import type { Choice } from '@roundhouse/engine/play';
import { nameOf } from '@roundhouse/titles';
import { useState } from 'react';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { ForecastChoices } from './forecast-choices.tsx';
import { bySubject, type ChoiceGroup } from './group-choices.ts';
import { parPrice } from './par.ts';
import { ParChoices } from './par-table.tsx';
import './choice-groups.css';

/** More than this, and a list is folded by what its choices are about. */
const MANY = 7;

export function ChoiceGroups({ groups }: { readonly groups: readonly ChoiceGroup[] }) {
  const { terms } = useTable().info;
  return groups.map(({ type, choices }) => (
    <section key={type} className="choices" aria-label={nameOf(terms, type)}>
      <h3 className="choices-title">{nameOf(terms, type)}</h3>
      {terms.actionHints[type] !== undefined && (
        <p className="choices-hint muted">{terms.actionHints[type]}</p>
      )}
      {choices.every((choice) => parPrice(choice, terms) !== null) ? (
        <ParChoices choices={choices} />
      ) : choices.length > MANY ? (
        <FoldedChoices choices={choices} />
      ) : (
        <ChoiceList choices={choices} />
      )}
    </section>
  ));
}

export const ChoiceList = ForecastChoices;

function FoldedChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const { terms } = useTable().info;
  const subjects = bySubject(choices, terms);
  // One subject, or as many as there are choices: nothing to fold.
  if (subjects.length === 1 || subjects.length === choices.length) return <ChoiceList choices={choices} />;
  return subjects.map(({ subject, choices: list }) =>
    list.length === 1 ? (
      <ChoiceList key={subject} choices={list} />
    ) : (
      <Fold key={subject} subject={subject} choices={list} />
    ),
  );
}

function Fold({ subject, choices }: { readonly subject: string; readonly choices: readonly Choice[] }) {
  const { info, names } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <details className="choices-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {info.companies[subject] !== undefined && (
          <CompanyBadge id={subject} text={info.companies[subject]} size={24} />
        )}
        <span>{names(subject)}</span>
        <span className="muted">
          {choices.length}{' '}
          {choices.every(({ action }) => typeof action.price === 'number') ? 'prices' : 'choices'}
        </span>
      </summary>
      {open && <ChoiceList choices={choices} />}
    </details>
  );
}
