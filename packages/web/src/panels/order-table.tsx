import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { rustNews } from '../turn/train-outlook.ts';
import { TrainChip } from '../ui/train-chip.tsx';
import { operatingOrder, presidentOf } from './operating-order.ts';
import { HasOperated } from './order-strip.tsx';

/** The trains of the bank, and the companies in their order with what they have. */
export function OrderTable() {
  const { view, info, names, session, snapshot, money } = useTable();
  const inTurn = operatingOrder(view, session.table.events.slice(0, snapshot.shown));
  const places = new Map(inTurn.map(({ company, state }, index) => [company, { state, place: index + 1 }]));
  const rest = view.companies
    .filter(({ id, price, status }) => price !== null && status !== 'closed' && !places.has(id))
    .sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  const companies = [
    ...inTurn.flatMap(({ company }) => view.companies.find(({ id }) => id === company) ?? []),
    ...rest,
  ];
  const rusting = rustNews(view, info, names, snapshot.viewer).types;
  return (
    <>
      {info.trains.length > 0 && <Depot />}
      <table className="order-table figures">
        <caption className="hidden-label">Operating order</caption>
        <thead>
          <tr>
            <th scope="col">{inTurn.length > 0 ? 'Order' : info.terms.companies}</th>
            <th scope="col" className="order-left">
              {info.terms.president}
            </th>
            <th scope="col">Treasury</th>
            <th scope="col" className="order-left">
              {info.terms.trains}
            </th>
            <th scope="col">Last run</th>
            <th scope="col">Price</th>
            <th scope="col">Stations</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => {
            const { id, cash, price, trains, lastRevenue, stationsLeft } = company;
            const turn = places.get(id);
            const isNow = turn?.state === 'now';
            return (
              <tr
                key={id}
                className={turn === undefined ? undefined : `order-${turn.state}`}
                aria-current={isNow ? 'true' : undefined}
              >
                <th
                  scope="row"
                  title={info.companies[id]?.name}
                  style={isNow ? { boxShadow: `inset 4px 0 ${info.companies[id]?.color}` } : undefined}
                >
                  <span className="order-place">
                    {turn?.state === 'done' ? <HasOperated /> : turn?.place}
                  </span>
                  <CompanyBadge id={id} text={info.companies[id]} size={24} /> {names(id)}
                </th>
                <td className="order-left">{presidentOf(company, names)}</td>
                <td>
                  <strong>{money(cash)}</strong>
                </td>
                <td className="order-left">
                  {trains.length === 0 && <span className="muted">none</span>}
                  {trains.map((train) => (
                    <TrainChip
                      key={train.id}
                      type={train.type}
                      {...(rusting.has(train.type) ? { look: 'rusting' as const } : {})}
                    />
                  ))}
                </td>
                <td>{lastRevenue === null ? '–' : money(lastRevenue)}</td>
                <td>{price === null ? '–' : money(price)}</td>
                <td>{stationsLeft} left</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Every kind of train: its price, and how many the bank still has. */
function Depot() {
  const { view, info, money } = useTable();
  return (
    <ul className="depot figures" aria-label="Trains of the bank">
      {info.trains.map(({ type }) => {
        const stock = view.depot.find((train) => train.type === type);
        const isGone = stock === undefined || stock.left === 0;
        return (
          <li key={type} className={isGone ? 'depot-gone' : undefined}>
            <TrainChip type={type} {...(isGone ? { look: 'gone' as const } : {})} />
            <span>
              {isGone ? 'gone' : `${money(stock.price)}${stock.left === null ? '' : ` · ${stock.left} left`}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
