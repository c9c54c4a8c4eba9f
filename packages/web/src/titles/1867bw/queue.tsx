import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { useWyomingTable } from './wyoming-table.ts';

/** The corporation queue: only the top row can be started; P4 reaches the second. */
export function Queue() {
  const { info } = useTable();
  const { queue } = useWyomingTable();
  const rows = queue.map((tokens, row) => ({ tokens, row })).filter(({ tokens }) => tokens.length > 0);
  return (
    <section className="bw-section">
      <h2>Corporation queue</h2>
      {rows.length === 0 && <p className="bw-note">The queue is empty.</p>}
      <ol className="bw-queue">
        {rows.map(({ tokens, row }) => (
          <li key={row} className={row === 0 ? 'bw-top' : ''}>
            <span className="bw-note">{row === 0 ? 'Top row' : `Row ${row + 1}`}</span>
            {tokens.map((company) => (
              <span key={company} className="bw-token">
                <CompanyBadge id={company} text={info.companies[company]} size={28} /> {company}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
