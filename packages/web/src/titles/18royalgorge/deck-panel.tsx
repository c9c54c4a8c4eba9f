import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { useGorge } from './own.ts';
import './deck-panel.css';

/** The train deck with the cards to come, and the debts of the Treaty of Boston. */
export function DeckPanel() {
  const { deck, coal, frozen } = useGorge();
  return (
    <div className="panel-body metals">
      <section aria-label="Train deck">
        <h2>Train deck</h2>
        <ol className="deck">
          {deck.cards.map(({ kind, text, price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a deck are their places
            <li key={index} className={`deck-${kind}`}>
              <strong>{text}</strong>
              {price !== null && <span className="figures">${price}</span>}
            </li>
          ))}
        </ol>
        {deck.lastSet !== null && <p>The game ends after set {deck.lastSet}.</p>}
        {frozen && <p>No share price moves in this operating round.</p>}
        {coal.creek + coal.mines + coal.depot > 0 && (
          <p className="muted">
            Coal: {coal.creek} on Coal Creek, {coal.mines} held from there, {coal.depot} on the Coal Depot
          </p>
        )}
      </section>
      <Debts />
    </div>
  );
}

function Debts() {
  const { debts } = useGorge();
  const { book } = useTable();
  return (
    <section aria-label="Debts">
      <h2>Debts</h2>
      {!debts.treaty ? (
        <p className="muted">The Treaty of Boston has not been signed.</p>
      ) : (
        <>
          <p>
            A debt token costs <strong className="figures">${debts.price}</strong>.
          </p>
          <table className="list figures">
            <thead>
              <tr>
                <th scope="col">Company</th>
                <th scope="col">Owed</th>
                <th scope="col">Paid</th>
                <th scope="col">Penalty at the end</th>
              </tr>
            </thead>
            <tbody>
              {debts.debtors.map(({ company, owed, paid, penalty }) => (
                <tr key={company}>
                  <th scope="row">
                    <CompanyBadge id={company} text={book.companies[company]} /> {company}
                  </th>
                  <td>{owed}</td>
                  <td>{paid}</td>
                  <td>{penalty === 0 ? '–' : `$${Math.abs(penalty)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
