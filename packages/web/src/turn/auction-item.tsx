import { privateTextOf } from '@roundhouse/titles';
import { useTable } from '../game/table-context.ts';
import { Worded } from '../rules/worded.tsx';
import { latestBids, underHammer } from './under-hammer.ts';
import './auction-item.css';

/** What is under the hammer, where it is one thing at a time. */
export function AuctionItem() {
  const { view, info, names, session, snapshot, money } = useTable();
  const item = underHammer(view.privates, snapshot.choices);
  if (item === null) return null;
  const text = privateTextOf(info, item);
  const bids = latestBids(item, session.table.events.slice(0, snapshot.shown));
  return (
    <section className="auction-item" aria-label="In the auction">
      <h3>{text?.name ?? item.id}</h3>
      <p className="figures">
        Value {text !== undefined && money(text.face)}
        {text?.revenue !== undefined && text.revenue !== '' && ` · pays ${text.revenue}`}
        {item.bids.length === 0 && item.price !== null && item.price !== text?.face && (
          <>
            {' '}
            · now <strong>{money(item.price)}</strong>
          </>
        )}
      </p>
      {text?.text !== '' && (
        <p className="muted">
          <Worded text={text?.text ?? ''} />
        </p>
      )}
      {bids.map(({ player, price }) => (
        <p key={player} className="figures">
          {names(player)} bids <strong>{money(price)}</strong>
        </p>
      ))}
    </section>
  );
}
