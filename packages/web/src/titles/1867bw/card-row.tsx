import { useTable } from '../../game/table-context.ts';
import { useWyomingTable } from './wyoming-table.ts';

/** The row of cards of the draft, from the left: what each costs now, and the money that lies on it. */
export function CardRow() {
  const { info, names, view, money } = useTable();
  const { row } = useWyomingTable();
  if (row.length === 0) return null;
  const comesWith = (card: string) => view.privates.find(({ id }) => id === card)?.comesWith;
  return (
    <section className="bw-section">
      <h2>Cards</h2>
      <ol className="bw-cards">
        {row.map(({ card, money: onIt, face, cost, kind }) => (
          <li key={card} className={`bw-card bw-${kind}`}>
            <b>{kind === 'private' ? names(card) : kind === 'priority' ? 'Priority deal' : 'Speculator'}</b>
            <span className="figures">costs {money(cost)}</span>
            {onIt > 0 && <span className="figures bw-money">{money(onIt)} on it</span>}
            {kind === 'private' && (
              <span className="bw-note bw-power">
                {cost > face && `${money(face)}, and ${money(cost - face)} on the cards before it. `}
                Pays {info.privates[card]?.revenue}. {info.privates[card]?.text}
                {comesWith(card) !== undefined && ` Beside it lies ${names(comesWith(card) ?? '')}.`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
