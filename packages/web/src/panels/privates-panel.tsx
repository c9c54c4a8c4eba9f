import type { PrivateView } from '../contract.ts';
import { useTable } from '../game/table-context.ts';
import { ChoiceList } from '../turn/choice-groups.tsx';
import './privates-panel.css';

/** The private companies: what they pay, what they can do, whose they are, and the bids for them. */
export function PrivatesPanel() {
  const { view } = useTable();
  // Where all are for sale at once, none needs to stand out.
  const some = view.privates.some(({ price }) => price === null);
  return (
    <ul className="panel-body privates" aria-label="Private companies">
      {view.privates.map((item) => (
        <PrivateCard key={item.id} item={item} up={some && item.price !== null} />
      ))}
    </ul>
  );
}

function PrivateCard({ item, up }: { readonly item: PrivateView; readonly up: boolean }) {
  const { book, names, snapshot } = useTable();
  const text = book.privates[item.id];
  const choices = snapshot.choices.filter(({ action }) => action.item === item.id);
  const reduced = item.price !== null && item.price !== text?.face;
  return (
    <li className={`private ${item.closed ? 'private-closed' : ''} ${up ? 'private-up' : ''}`}>
      <h3>
        {text?.name ?? item.id}
        <span className="private-owner">{item.closed ? 'closed' : names(item.owner)}</span>
      </h3>
      <p className="private-facts figures">
        Value ${text?.face ?? ''}
        {reduced && <strong> now ${item.price}</strong>}
        {text?.revenue !== undefined && text.revenue !== '' && ` · pays ${text.revenue}`}
      </p>
      {text?.text !== undefined && text.text !== '' && <p className="muted">{text.text}</p>}
      {item.bids.map(({ player, price }) => (
        <p key={player} className="private-bid figures">
          {names(player)} bids <strong>${price}</strong>
        </p>
      ))}
      {choices.length > 0 && <ChoiceList choices={choices} />}
    </li>
  );
}
