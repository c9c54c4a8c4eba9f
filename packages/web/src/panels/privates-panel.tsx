import type { PrivateView } from '../contract.ts';
import { useTable } from '../game/table-context.ts';
import { ChoiceList } from '../turn/choice-groups.tsx';
import './trains-panel.css';

/** The private companies: what they pay, what they can do, whose they are, and the bids for them. */
export function PrivatesPanel() {
  const { view, book, names, snapshot } = useTable();
  // Where all are for sale at once, none needs to stand out.
  const some = view.privates.some(({ price }) => price === null);
  const isUp = ({ price }: PrivateView) => some && price !== null;
  return (
    <div className="panel-body supplies">
      <table className="list figures">
        <caption className="hidden-label">Private companies</caption>
        <thead>
          <tr>
            <th scope="col">Private company</th>
            <th scope="col">Value</th>
            <th scope="col">Revenue</th>
            <th scope="col">Owner</th>
          </tr>
        </thead>
        <tbody>
          {view.privates.map((item) => {
            const text = book.privates[item.id];
            const mine = snapshot.choices.filter(({ action }) => action.item === item.id);
            return (
              <tr key={item.id} className={item.closed ? 'list-gone' : isUp(item) ? 'list-now' : undefined}>
                <th scope="row">
                  {text?.name ?? item.id}
                  <p className="private-power muted">{text?.text}</p>
                  <ChoiceList choices={mine} />
                </th>
                <td>
                  ${text?.face ?? ''}
                  {item.price !== null && item.price !== text?.face && <div>now ${item.price}</div>}
                </td>
                <td>{text?.revenue}</td>
                <td>
                  {item.closed ? 'closed' : names(item.owner)}
                  {item.bids.map(({ player, price }) => (
                    <div key={player} className="list-notes">
                      {names(player)} bids ${price}
                    </div>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
