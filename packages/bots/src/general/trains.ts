import type { Action } from '@roundhouse/engine/play';
import { revenueWith } from './routes.ts';
import { actionsOf, amount, choicesOf, type Scene, text, withAmount } from './scene.ts';

const kindOf = (train: string): string => train.replace(/-[^-]*$/, '');

/** What a purchase adds to the revenue of the company at work as long as the train runs: beside its others, and once those are gone. */
export function revenueGain(scene: Scene, action: Action): number {
  const { view, position } = scene;
  const company = view.companies.find(({ id }) => id === view.operating);
  if (company === undefined) return 0;
  const traded = text(action.trade);
  const kind = kindOf(text(action.train));
  const own = company.trains.map(({ type }) => type);
  const kept = company.trains.filter(({ id }) => id !== traded).map(({ type }) => type);
  const lasting = roundsFor(scene, kind);
  const outlived = own.length > 0 ? Math.max(...own.map((type) => roundsFor(scene, type))) : 0;
  const earned = (kinds: readonly string[]) => revenueWith(position, company.id, kinds, view.phase);
  const beside = earned([...kept, kind]) - earned(own);
  const lost = lossOf(scene, text(action.from), text(action.train)) * lasting;
  return (
    (outlived >= lasting ? beside * lasting : beside * outlived + earned([kind]) * (lasting - outlived)) -
    lost
  );
}

/** What a company that sells a train earns less without it, in a round. */
function lossOf({ view, position }: Scene, seller: string, train: string): number {
  const company = view.companies.find(({ id }) => id === seller);
  if (company === undefined) return 0;
  const earned = (kinds: readonly string[]) => revenueWith(position, seller, kinds, view.phase);
  const rest = company.trains.filter(({ id }) => id !== train).map(({ type }) => type);
  return earned(company.trains.map(({ type }) => type)) - earned(rest);
}

/** Operating rounds that a train of this kind will still run, as far as can be told. */
export function roundsFor(scene: Scene, kind: string): number {
  const { info, view, weights } = scene;
  const rustedBy = info.trains.find(({ type }) => type === kind)?.rustedBy;
  if (rustedBy === undefined) return weights.horizon;
  const order = view.depot.map(({ type }) => type);
  const before = view.depot.slice(0, Math.max(0, order.indexOf(rustedBy)));
  const trains = before.reduce((sum, { left }) => sum + (left ?? 4), 0);
  const companies = view.companies.filter(({ status }) => status === 'floated').length;
  return Math.max(1, Math.min(weights.horizon, 1 + (trains / Math.max(1, companies)) * 1.5));
}

/** Purchases from the bank, one for each kind and way, and from companies of the same president for a dollar. */
export function purchases(scene: Scene): Action[] {
  const { view, seat } = scene;
  const seen = new Set<string>();
  const own = new Set(view.companies.flatMap(({ id, president }) => (president === seat ? [id] : [])));
  return choicesOf(scene, 'train').flatMap((choice) => {
    const { action } = choice;
    const from = text(action.from);
    const isBank = !view.companies.some(({ id }) => id === from);
    const key = `${kindOf(text(action.train))}/${from}/${text(action.trade)}/${amount(action.price)}`;
    if (seen.has(key) || !(isBank || own.has(from))) return [];
    seen.add(key);
    return [withAmount(choice, isBank ? amount(action.price) : 1)];
  });
}

/** Money that the president would have to add. */
export function fromPocket(scene: Scene, action: Action): number {
  const company = scene.view.companies.find(({ id }) => id === scene.view.operating);
  return Math.max(0, amount(action.price) - (company?.cash ?? 0));
}

/** The train that is given up: the one that earns least. */
export function discard(scene: Scene): Action | null {
  const order = scene.info.trains.map(({ type }) => type);
  const [worst] = actionsOf(scene, 'discard').toSorted(
    (a, b) => order.indexOf(kindOf(text(a.train))) - order.indexOf(kindOf(text(b.train))),
  );
  return worst ?? null;
}
