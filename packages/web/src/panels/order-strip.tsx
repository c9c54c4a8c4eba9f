import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import { TrainChip } from '../ui/train-chip.tsx';
import { operatingOrder, presidentOf } from './operating-order.ts';
import './order-strip.css';

/** The operating round at a glance: who is done, whose turn it is, who is next. */
export function OrderStrip() {
  const { view, info, names, session, snapshot, money } = useTable();
  const order = operatingOrder(view, session.table.events.slice(0, snapshot.shown));
  if (order.length === 0) return null;
  return (
    <ol
      className="order-strip"
      aria-label="Operating order"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
    >
      {order.map(({ company: id, state }) => {
        const company = view.companies.find((candidate) => candidate.id === id);
        const text = info.companies[id];
        const president = presidentOf(company, names);
        return (
          <li
            key={id}
            className={`order-${state}`}
            aria-current={state === 'now' ? 'true' : undefined}
            style={state === 'now' ? { borderTopColor: text?.color } : undefined}
          >
            <CompanyBadge id={id} text={text} size={30} />
            <span className="order-text">
              <strong>
                {names(id)}
                {state === 'done' && (
                  <>
                    {' '}
                    <HasOperated />
                  </>
                )}
              </strong>
              <span className="order-money muted figures">
                {president !== '' && (
                  <>
                    <span className="order-president">{president}</span>
                    <span aria-hidden="true">·</span>
                  </>
                )}
                <span>{money(company?.cash ?? 0)}</span>
              </span>
              <span className="order-trains">
                {company?.trains.length === 0 && <span className="muted">no train</span>}
                {company?.trains.map((train) => (
                  <TrainChip key={train.id} type={train.type} />
                ))}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export function HasOperated() {
  return (
    <>
      <Icon name="check" size={13} />
      <span className="hidden-label">has operated</span>
    </>
  );
}
