import { useTable } from '../game/table-context.ts';
import './trains-panel.css';

/** Who has won, and what their worth is made of. */
export function FinalResult() {
  const { view } = useTable();
  const ranking = [...view.players].sort((a, b) => b.worth - a.worth);
  const price = new Map(view.companies.map(({ id, price: value }) => [id, value ?? 0]));
  return (
    <table className="list figures result">
      <caption className="hidden-label">Final result</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Cash</th>
          <th scope="col">Shares</th>
          <th scope="col">Other</th>
          <th scope="col">Worth</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ id, name, cash, shares, worth }, place) => {
          const paper = Object.entries(shares).reduce(
            (sum, [company, { percent }]) => sum + ((price.get(company) ?? 0) * percent) / 10,
            0,
          );
          const other = worth - cash - paper;
          return (
            <tr key={id} className={place === 0 ? 'list-now' : undefined}>
              <th scope="row">
                {place + 1}. {name}
              </th>
              <td>${cash}</td>
              <td>${paper}</td>
              <td>{other === 0 ? '–' : `$${other}`}</td>
              <td>
                <strong>${worth}</strong>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
