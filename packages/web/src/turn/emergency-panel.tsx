import { useTable } from '../game/table-context.ts';
import { TrainChip } from '../ui/train-chip.tsx';
import './emergency-panel.css';

/** A train has to be bought: which, what it costs, who pays what of it, and what is still lacking. */
export function EmergencyPanel() {
  const { view, names, snapshot, money } = useTable();
  const company = view.companies.find(({ id }) => id === view.operating);
  const president = view.players.find(({ id }) => id === company?.president);
  const [train] = [...view.depot.slice(0, 1), ...(view.trainPool ?? [])].sort((a, b) => a.price - b.price);
  const mayPass = snapshot.choices.some(({ action }) => action.type === 'pass');
  if (view.step !== 'trains' || mayPass || company === undefined || president === undefined) return null;
  const must = (
    <p className="emergency-must" role="status">
      {names(company.id)} has no train and must buy one now: this cannot be passed.
    </p>
  );
  if (train === undefined || train.price <= company.cash) return must;
  const short = train.price - company.cash;
  const missing = short - president.cash;
  const sales = snapshot.choices.filter(({ action }) => action.type === 'sell');
  const companies = [...new Set(sales.map(({ action }) => String(action.company)))];
  return (
    <section className="emergency" aria-label="A train has to be bought">
      {must}
      <dl className="figures">
        <div>
          <dt>
            <TrainChip type={train.type} /> {train.type}-train from the bank
          </dt>
          <dd>{money(train.price)}</dd>
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
      {missing > 0 && (
        <p className="muted">
          {companies.length > 0
            ? `By selling shares of ${companies.map(names).join(', ')}.`
            : 'Nothing more can be sold.'}
        </p>
      )}
    </section>
  );
}
