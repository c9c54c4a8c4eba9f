import type { Choice } from '@roundhouse/engine';
import { wordsFor } from '@roundhouse/titles';
import { useState } from 'react';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { ChoiceButton } from './choice-button.tsx';
import { ForecastChoices, hasForecast } from './forecast-choices.tsx';
import { bySubject, type ChoiceGroup } from './group-choices.ts';
import { groupHintOf } from './step-hints.ts';
import './choice-groups.css';

/** More than this, and a list is folded by what its choices are about. */
const MANY = 7;

export function ChoiceGroups({ groups }: { readonly groups: readonly ChoiceGroup[] }) {
  return groups.map(({ type, choices }) => (
    <section key={type} className="choices" aria-label={wordsFor(type)}>
      <h3 className="choices-title">{wordsFor(type)}</h3>
      {groupHintOf(type) !== null && <p className="choices-hint muted">{groupHintOf(type)}</p>}
      {choices.length > MANY ? <FoldedChoices choices={choices} /> : <ChoiceList choices={choices} />}
    </section>
  ));
}

export function ChoiceList({ choices }: { readonly choices: readonly Choice[] }) {
  if (choices.length > 0 && choices.every(hasForecast)) return <ForecastChoices choices={choices} />;
  return (
    <div className="choices-list">
      {choices.map((choice) => (
        <ChoiceButton key={JSON.stringify(choice)} choice={choice} />
      ))}
    </div>
  );
}

function FoldedChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const subjects = bySubject(choices);
  const [only, second] = subjects;
  if (only !== undefined && second === undefined) return <ChoiceList choices={only.choices} />;
  return subjects.map(({ subject, choices: list }) =>
    list.length === 1 ? (
      <ChoiceList key={subject} choices={list} />
    ) : (
      <Fold key={subject} subject={subject} choices={list} />
    ),
  );
}

function Fold({ subject, choices }: { readonly subject: string; readonly choices: readonly Choice[] }) {
  const { book, names } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <details className="choices-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {book.companies[subject] !== undefined && (
          <CompanyBadge id={subject} text={book.companies[subject]} size={24} />
        )}
        <span>{names(subject)}</span>
        <span className="muted">
          {choices.length}{' '}
          {choices.every(({ action }) => typeof action.price === 'number') ? 'prices' : 'ways'}
        </span>
      </summary>
      {open && <ChoiceList choices={choices} />}
    </details>
  );
}
