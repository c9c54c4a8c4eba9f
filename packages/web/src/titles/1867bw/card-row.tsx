import { useTable } from '../../game/table-context.ts';
import { useWyomingTable } from './wyoming-table.ts';

/** The row of cards of the draft, from the left: what each costs now, and the money that lies on it. */
export function CardRow() {
  const { info, names } = useTable();
  const { row } = useWyomingTable();
  if (row.length === 0) return null;
  return (
    <section className="bw-section">
      <h2>Cards</h2>
      <ol className="bw-cards">
        {row.map(({ card, money, cost, kind }) => (
          <li key={card} className={`bw-card bw-${kind}`}>
            <b>{kind === 'private' ? names(card) : kind === 'priority' ? 'Priority deal' : 'Speculator'}</b>
            <span className="figures">costs ${cost}</span>
            {money > 0 && <span className="figures bw-money">${money} on it</span>}
            {kind === 'private' && (
              <span className="bw-note bw-power">
                Pays {info.privates[card]?.revenue}. {info.privates[card]?.text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
