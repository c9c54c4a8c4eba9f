import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { useWyomingTable } from './wyoming-table.ts';

/** What the Union Pacific has acquired, whom it asks next, and what the answer would mean. */
export function UnionPacific() {
  const { info } = useTable();
  const { acquired, prospects, acquires, next } = useWyomingTable();
  return (
    <section className="bw-section">
      <h2>Union Pacific</h2>
      <p className="bw-note">
        {acquires
          ? 'It acquires a corporation in each operating round; the first in this order to accept.'
          : 'From phase 6 on it acquires a corporation in each operating round, asking in this order.'}{' '}
        {next === null
          ? 'The queue is empty: the last to be asked must accept.'
          : `If all decline it takes ${next} out of the queue.`}
      </p>
      <ol className="bw-prospects">
        {prospects.map(({ company, bonus, price, declined }) => (
          <li key={company}>
            <CompanyBadge id={company} text={info.companies[company]} size={26} />
            <b>{company}</b>
            <span className="figures">
              accepts: ${bonus} bonus, ${bonus / 10} a share
            </span>
            <span className="figures">
              {declined === null ? 'declines: closes' : `declines: $${price} → $${declined}`}
            </span>
          </li>
        ))}
      </ol>
      {acquired.length > 0 && <p className="bw-note">Acquired so far: {acquired.join(', ')}.</p>}
    </section>
  );
}
