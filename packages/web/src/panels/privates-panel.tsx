import { privateTextOf } from '@roundhouse/titles';
import type { PrivateView } from '../contract.ts';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { Worded } from '../rules/worded.tsx';
import { ChoiceList } from '../turn/choice-groups.tsx';
import { choicesAbout, latestBids, underHammer } from '../turn/under-hammer.ts';
import './privates-panel.css';

/** The private companies: what they pay, what they can do, whose they are, and the bids for them. */
export function PrivatesPanel() {
  const { view, snapshot } = useTable();
  const up = underHammer(view.privates, snapshot.choices);
  return (
    <ul className="panel-body privates" aria-label="Private companies">
      {view.privates.map((item) => (
        <PrivateCard key={item.id} item={item} up={item === up} />
      ))}
    </ul>
  );
}

function PrivateCard({ item, up }: { readonly item: PrivateView; readonly up: boolean }) {
  const { info, names, session, snapshot, view, money } = useTable();
  const text = privateTextOf(info, item);
  const bids = latestBids(item, session.table.events.slice(0, snapshot.shown));
  const choices = choicesAbout(item, view.privates, snapshot.choices);
  const reduced = item.price !== null && item.price !== text?.face;
  return (
    <li className={`private ${item.closed ? 'private-closed' : ''} ${up ? 'private-up' : ''}`}>
      <h2>
        {text?.name ?? item.id}
        <span className="private-owner">{item.closed ? 'closed' : names(item.owner)}</span>
      </h2>
      <p className="private-facts figures">
        Value {text !== undefined && money(text.face)}
        {reduced && item.price !== null && <strong> now {money(item.price)}</strong>}
        {text?.revenue !== undefined && text.revenue !== '' && ` · pays ${text.revenue}`}
      </p>
      {text?.text !== undefined && text.text !== '' && (
        <p className="muted">
          <Worded text={text.text} />
        </p>
      )}
      {item.comesWith !== undefined && (
        <p className="private-with">
          <CompanyBadge id={item.comesWith} text={info.companies[item.comesWith]} size={22} /> Comes with a
          certificate of {names(item.comesWith)}
        </p>
      )}
      {bids.map(({ player, price }) => (
        <p key={player} className="private-bid figures">
          {names(player)} bids <strong>{money(price)}</strong>
        </p>
      ))}
      {choices.length > 0 && <ChoiceList choices={choices} under={names(item.id)} />}
    </li>
  );
}
