import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { TrainChip } from '../ui/train-chip.tsx';
import './emergency-panel.css';

/** A train has to be bought: which, what it costs, who pays what of it, what is lacking, and from what it can be raised. */
export function EmergencyPanel() {
  const { view, names, snapshot, money } = useTable();
  const { forcedPurchase: forced } = view;
  const company = view.companies.find(({ id }) => id === view.operating);
  const mayPass = snapshot.choices.some(({ action }) => action.type === 'pass');
  if (view.step !== 'trains' || mayPass || company === undefined || snapshot.choices.length === 0)
    return null;
  const must = (
    <p className="emergency-must" role="status">
      {names(company.id)} {company.trains.length === 0 ? 'has no train and must' : 'must'} buy one now: this
      cannot be passed.
    </p>
  );
  const president = view.players.find(({ id }) => id === forced?.player);
  if (forced === undefined || president === undefined) return must;
  const short = forced.price - company.cash;
  const missing = short - president.cash;
  const type = [...view.depot, ...(view.trainPool ?? [])].find(({ price }) => price === forced.price)?.type;
  return (
    <section className="emergency" aria-label="A train has to be bought">
      {must}
      <dl className="figures">
        <div>
          <dt>
            <TrainChip type={type ?? '?'} /> {type}-train from the bank
          </dt>
          <dd>{money(forced.price)}</dd>
        </div>
        <div>
          <dt>{names(company.id)}’s treasury pays first</dt>
          <dd>− {money(company.cash)}</dd>
        </div>
        <div>
          <dt>then {president.name}’s cash</dt>
          <dd>− {money(Math.min(short, president.cash))}</dd>
        </div>
        <div className={missing > 0 ? 'emergency-missing' : undefined}>
          <dt>{missing > 0 ? `${president.name} must still raise` : `${president.name} keeps`}</dt>
          <dd>{money(Math.abs(missing))}</dd>
        </div>
      </dl>
      {missing > 0 && <Raisable missing={missing} />}
      {missing > 0 && (
        <ul className="choice-rows">
          <li className="choice-row">
            <TrainChip type={type ?? '?'} />
            <span className="choice-thing">
              {type}-train from the bank
              <span className="choice-note figures">
                {money(forced.price)} · {money(missing)} short
              </span>
            </span>
            <button type="button" className="button choice-do" disabled>
              Buy
            </button>
          </li>
        </ul>
      )}
    </section>
  );
}

/** What shares could bring, company by company, and whether that is enough. */
function Raisable({ missing }: { readonly missing: number }) {
  const { view, info, names, money } = useTable();
  const sales = view.forcedPurchase?.sales ?? [];
  const total = sales.reduce((sum, { proceeds }) => sum + proceeds, 0);
  if (sales.length === 0) return <p className="muted">No share can be sold for it.</p>;
  return (
    <table className="emergency-sales figures">
      <caption>What shares would bring at most</caption>
      <tbody>
        {sales.map(({ company, percent, proceeds }) => (
          <tr key={company}>
            <th scope="row">
              <CompanyBadge id={company} text={info.companies[company]} size={20} /> {names(company)}
            </th>
            <td>
              {percent}% at {money(view.companies.find(({ id }) => id === company)?.price ?? 0)}
            </td>
            <td>{money(proceeds)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={total < missing ? 'emergency-short' : undefined}>
          <th scope="row" colSpan={2}>
            {total < missing ? `Together, ${money(missing - total)} too little` : 'Together, enough'}
          </th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
