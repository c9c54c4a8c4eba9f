import { useTable } from '../game/table-context.ts';
import { EmergencyMust, EmergencySums } from './emergency-sums.tsx';

/** A train has to be bought: which, what it costs, who pays what of it, what is missing, and from what it can be raised. */
export function EmergencyPanel() {
  const { view, names, snapshot } = useTable();
  const { forcedPurchase: forced } = view;
  const company = view.companies.find(({ id }) => id === view.operating);
  const mayPass = snapshot.choices.some(({ action }) => action.type === 'pass');
  if (view.step !== 'trains' || mayPass || company === undefined || snapshot.choices.length === 0)
    return null;
  const hasTrain = company.trains.length > 0;
  const president = view.players.find(({ id }) => id === forced?.player);
  if (forced === undefined || president === undefined)
    return <EmergencyMust company={names(company.id)} hasTrain={hasTrain} />;
  const type = [...view.depot, ...(view.trainPool ?? [])].find(({ price }) => price === forced.price)?.type;
  return (
    <section className="emergency" aria-label="A train has to be bought">
      <EmergencySums
        need={{
          company: names(company.id),
          president: president.name,
          hasTrain,
          train: `${type ?? '?'}-train from the bank`,
          type,
          price: forced.price,
          treasury: company.cash,
          cash: president.cash,
          sales: forced.sales,
          maxProceeds: forced.sales.reduce((sum, { proceeds }) => sum + proceeds, 0),
        }}
      />
    </section>
  );
}
