import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { useWyomingTable } from './wyoming-table.ts';

/** What the Union Pacific takes next, whom it asks, and what the answer would mean for each. */
export function UnionPacific() {
  const { info, money } = useTable();
  const { acquired, prospects, acquires, next, train } = useWyomingTable();
  return (
    <section className="bw-section">
      <h2>Union Pacific</h2>
      <ul className="bw-steps">
        {train !== null && (
          <li>
            After {train.after} it takes a <b>{train.type}-train</b>
            {train.begins === null ? '' : `, which begins phase ${train.begins}`}.
          </li>
        )}
        <li>
          {acquires
            ? 'After each operating round it acquires a corporation: the first in this order that accepts.'
            : 'From phase 6 on it acquires a corporation after each operating round, asking in this order.'}
        </li>
        <li>
          {next === null
            ? 'The queue is empty: the last to be asked must accept.'
            : `If all decline it takes ${next} out of the queue.`}
        </li>
      </ul>
      {prospects.length > 0 && (
        <div className="bw-scroll">
          <table className="list figures bw-prospects">
            <thead>
              <tr>
                <th scope="col">Asked</th>
                <th scope="col">Accepts: bonus</th>
                <th scope="col">Price then</th>
                <th scope="col">Declines: price</th>
              </tr>
            </thead>
            <tbody>
              {prospects.map(({ company, bonus, price, accepted, declined, isFree }) => (
                <tr key={company}>
                  <th scope="row">
                    <span className="bw-token">
                      <CompanyBadge id={company} text={info.companies[company]} size={26} /> {company}
                    </span>
                  </th>
                  <td>
                    {money(bonus)} <span className="bw-note">{money(bonus / 10)} a share</span>
                  </td>
                  <td>
                    {money(accepted)} {accepted !== price && <span className="bw-note">no train</span>}
                  </td>
                  <td>
                    {!isFree
                      ? 'must accept'
                      : declined === null
                        ? 'closes'
                        : declined === price
                          ? `${money(price)} stays`
                          : `${money(price)} → ${money(declined)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="bw-note">
        A bonus is the last revenue, and {money(30)} for each that has declined before in the round.
      </p>
      <h3>Acquired</h3>
      {acquired.length === 0 ? (
        <p className="bw-note">None so far.</p>
      ) : (
        <>
          <p className="bw-acquired">
            {acquired.map((company) => (
              <span key={company} className="bw-token">
                <CompanyBadge id={company} text={info.companies[company]} size={28} /> {company}
              </span>
            ))}
          </p>
          <p className="bw-note">
            In their turns they move one space right. Their shares are neither bought nor sold, and count at
            the end.
          </p>
        </>
      )}
    </section>
  );
}
