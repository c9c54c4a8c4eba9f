import type { Choice } from '@roundhouse/engine/play';
import { useMemo, useState } from 'react';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { isAbout } from '../guide/guide.ts';
import { Worded } from '../rules/worded.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import { useForecast } from '../worker/use-forecast.ts';
import { bySubject } from './group-choices.ts';
import { parFacts, parPrice } from './par.ts';
import './par-table.css';

/** Where a company can be started: which one, and what each price means. */
export function ParChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const { info, names } = useTable();
  const { wanted } = useTableUi();
  const subjects = bySubject(choices, info.terms);
  const [chosen, setChosen] = useState<string | null>(null);
  const meant = subjects.find((one) => one.choices.some((choice) => isAbout(wanted, choice)));
  const shown = subjects.find(({ subject }) => subject === chosen) ?? meant ?? subjects[0];
  if (shown === undefined) return null;
  return (
    <>
      {subjects.length > 1 && (
        <fieldset className="par-companies" aria-label="Which one">
          {subjects.map(({ subject }) => (
            <button
              key={subject}
              type="button"
              className="par-company"
              aria-pressed={subject === shown.subject}
              onClick={() => setChosen(subject)}
            >
              {info.companies[subject] !== undefined && (
                <CompanyBadge id={subject} text={info.companies[subject]} size={24} />
              )}
              {names(subject)}
            </button>
          ))}
        </fieldset>
      )}
      <ParTable choices={shown.choices} head="price" />
    </>
  );
}

/** Starts in rows: by price, or the companies that can be started at one price. */
export function ParTable(props: { readonly choices: readonly Choice[]; readonly head: 'price' | 'company' }) {
  const { choices, head } = props;
  const { session, view, info, names, money } = useTable();
  const { wanted } = useTableUi();
  const actions = useMemo(() => choices.map(({ action }) => action), [choices]);
  const forecasts = useForecast(session, actions);
  // Where the president’s certificate is enough, nothing is ever missing.
  const hasFloat = (info.floatPercent ?? 0) > 20;
  return (
    <table className="par-table figures">
      <thead>
        <tr>
          <th scope="col">{head === 'price' ? <Worded text="Par" /> : info.terms.companies}</th>
          <th scope="col">Costs</th>
          <th scope="col">Leaves</th>
          <th scope="col">I can have</th>
          {hasFloat && (
            <th scope="col">
              To <Worded text="float" />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice, index) => {
          const { action } = choice;
          const price = parPrice(choice, info.terms) ?? 0;
          const events = forecasts?.[index]?.events ?? null;
          const player = view.players.find(({ id }) => id === action.player);
          const started = events?.find(({ type }) => type === 'par');
          const company =
            typeof action.company === 'string'
              ? action.company
              : started?.type === 'par'
                ? started.company
                : null;
          const offering = view.companies.find(({ id }) => id === company)?.offering ?? 100;
          const facts =
            events === null || player === undefined
              ? null
              : parFacts(price, player, offering, events, info.floatPercent);
          return (
            <tr
              key={JSON.stringify(action)}
              className={isAbout(wanted, choice) ? 'choice-wanted' : undefined}
            >
              <th scope="row">
                <button
                  type="button"
                  className="button par-do"
                  data-action={action.type}
                  aria-label={session.title.sentences.action(action, names)}
                  onClick={() => session.act(action)}
                >
                  {head === 'company' && company !== null ? (
                    <>
                      <CompanyBadge id={company} text={info.companies[company]} size={22} /> {names(company)}
                    </>
                  ) : (
                    money(price)
                  )}
                </button>
              </th>
              <td>{facts === null ? '…' : facts.costs === 0 ? 'nothing' : money(facts.costs)}</td>
              <td>{facts === null ? '…' : money(facts.left)}</td>
              <td>{facts === null ? '…' : sharesText(facts.shares)}</td>
              {hasFloat && <td>{facts === null ? '…' : floatText(facts.missing, money)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const sharesText = (shares: number): string => `${shares} ${shares === 1 ? 'share' : 'shares'}`;

const floatText = (
  missing: { readonly shares: number; readonly sum: number } | null,
  money: (amount: number) => string,
): string =>
  missing === null ? '' : missing.shares === 0 ? 'floats' : `${missing.shares} more, ${money(missing.sum)}`;
