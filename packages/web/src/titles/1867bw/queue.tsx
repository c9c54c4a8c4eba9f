import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { useWyomingTable } from './wyoming-table.ts';

const ROWS = ['Top row: can be started', 'Second row: with the Railway Pundit'];

/** The corporation queue in its columns, and what becomes of them. */
export function Queue() {
  const { info } = useTable();
  const { queue, doomed, aside } = useWyomingTable();
  const last = queue.findLastIndex((tokens) => tokens.some((token) => token !== null));
  return (
    <section className="bw-section">
      <h2>Corporation queue</h2>
      {aside !== null && (
        <p className="bw-note">{aside} is not in it: it comes with Emerson & West Investments.</p>
      )}
      {last < 0 && <p className="bw-note">The queue is empty.</p>}
      <ol className="bw-queue">
        {queue.slice(0, last + 1).map((tokens, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <li key={row} className={row === 0 ? 'bw-top' : ''}>
            <span className="bw-note bw-row">{ROWS[row] ?? `Row ${row + 1}`}</span>
            {tokens.map((company, column) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={column}
                className={column === doomed ? 'bw-token bw-doomed' : 'bw-token'}
              >
                {company === null ? (
                  <span className="bw-note">empty</span>
                ) : (
                  <>
                    <CompanyBadge id={company} text={info.companies[company]} size={28} /> {company}
                  </>
                )}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {doomed !== null && last >= 0 && (
        <p className="bw-note">
          With the first 6-train the fuller column leaves the game: as it is now, the{' '}
          {['left', 'right'][doomed]} one.
        </p>
      )}
    </section>
  );
}
