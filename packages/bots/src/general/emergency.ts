import type { Action, CompanyView, TableView } from '@roundhouse/engine/play';
import type { Judge, Looked } from './judge.ts';
import { actionsOf, best, choicesOf, type Scene, withAmount } from './scene.ts';

/** Must the seat buy a train that the treasury of its company cannot pay? */
export const isForced = ({ view, seat }: Scene): boolean => view.forcedPurchase?.player === seat;

/**
 * What the president does for such a train: sells only in blocks with which the price can still be reached; where it cannot, takes a train of another
 * own company, or asks for one of somebody else's, before going bankrupt. Null where nothing is forced on the seat.
 */
export function inNeed(scene: Scene, judge: Judge): Action | null {
  if (!isForced(scene)) return null;
  const [bankrupt] = actionsOf(scene, 'bankrupt');
  if (bankrupt !== undefined) return trainOfOwn(scene) ?? trainOfOthers(scene) ?? bankrupt;
  return payable(scene, judge)[0]?.action ?? null;
}

/** Sales and purchases after which the train is paid or can still be, the best first: every share sold alone brings down the price of the next. */
export function payable(scene: Scene, judge: Judge): Looked[] {
  const moves = scene.choices.flatMap(({ action }) =>
    action.type === 'bankrupt' || isForeign(scene, action) ? [] : [action],
  );
  return judge.rank(moves).filter(({ position }) => missing(position.view()) <= 0);
}

/** What the president lacks for the train even if everything is sold that may be. */
function missing({ forcedPurchase, companies, players }: TableView): number {
  if (forcedPurchase === undefined) return 0;
  const { company, player, price, sales } = forcedPurchase;
  const treasury = companies.find(({ id }) => id === company)?.cash ?? 0;
  const cash = players.find(({ id }) => id === player)?.cash ?? 0;
  return sales.reduce((sum, { proceeds }) => sum - proceeds, price - treasury - cash);
}

const sellerOf = ({ view }: Scene, { type, from }: Action) =>
  type === 'train' ? view.companies.find(({ id }) => id === from) : undefined;

function isForeign(scene: Scene, action: Action): boolean {
  const seller = sellerOf(scene, action);
  return seller !== undefined && seller.president !== scene.seat;
}

/** A train of another own company; the treasury goes along to a company that needs a train then. */
function trainOfOwn(scene: Scene): Action | null {
  const { view, seat } = scene;
  const treasury = view.companies.find(({ id }) => id === view.operating)?.cash ?? 0;
  const offers = choicesOf(scene, 'train').flatMap((choice) => {
    const seller = sellerOf(scene, choice.action);
    return seller?.president === seat ? [{ choice, seller }] : [];
  });
  const found = best(offers, ({ seller }) => ease(seller, view));
  return found === null ? null : withAmount(found.choice, found.seller.trains.length > 1 ? LEAST : treasury);
}

/** Who keeps another train can spare one, then who has had its turn and so has time to find one, then the richest. */
const ease = ({ id, trains, cash }: CompanyView, { queue }: TableView): number =>
  (trains.length > 1 ? 2 * FAR : 0) + (queue.includes(id) ? 0 : FAR) + cash;

/** More than any treasury. */
const FAR = 100_000;

/** For all that there is, from whoever has the most trains; who has declined is not asked again. */
function trainOfOthers(scene: Scene): Action | null {
  const offers = choicesOf(scene, 'train').filter(
    ({ action, range }) => isForeign(scene, action) && range?.min === LEAST,
  );
  const trains = (action: Action): number => sellerOf(scene, action)?.trains.length ?? 0;
  const found = best(offers, ({ action }) => trains(action));
  return found === null ? null : withAmount(found, Number.MAX_SAFE_INTEGER);
}

/** What may be offered for a train; after a refusal it must be more. */
const LEAST = 1;
