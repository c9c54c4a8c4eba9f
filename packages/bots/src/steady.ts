import { type Action, anyAction, type Choice } from '@roundhouse/engine/play';
import type { Bot } from './bot.ts';
import { bidOrTake, limitFor } from './general/auction.ts';
import { inNeed, isForced, payable } from './general/emergency.ts';
import { Judge, type Looked } from './general/judge.ts';
import { bestRun } from './general/run.ts';
import { actionsOf, amount, best, choicesOf, passOf, type Scene, text, withAmount } from './general/scene.ts';
import { stockTurn } from './general/stock.ts';
import { rateLays, rateStations } from './general/track.ts';
import { discard, fromPocket, purchases, revenueGain, roundsFor } from './general/trains.ts';
import type { Weights } from './general/weights.ts';
import { sceneAt } from './scene-at.ts';

/** Values what shares will pay and be worth by a projection, lays track by what it earns, and saves for the trains that last. */
export const steady: Bot = {
  name: 'steady',
  work: 150,
  choose: (position, seat, budget) => decideSteadily(sceneAt(position, seat, budget)),
};

/** The same player with other weights, to be compared. */
export const steadyWith = (weights: Weights): Bot => ({
  ...steady,
  choose: (position, seat, budget) => decideSteadily(sceneAt(position, seat, budget, weights)),
});

export function decideSteadily(scene: Scene): Action {
  const { chance, choices } = scene;
  const [only] = choices;
  if (choices.length === 1 && only !== undefined && only.range === undefined) return only.action;
  return scene.knows.decide?.(scene) ?? byKind(scene) ?? passOf(scene) ?? anyAction(choices, chance);
}

/** Without what needs another player's consent: asking for it again and again would be no play. */
const withoutOffers = (scene: Scene): Scene => ({
  ...scene,
  choices: scene.choices.filter(({ action }) => action.type !== 'private' && !isForeignTrain(scene, action)),
});

const isForeignTrain = ({ view, seat }: Scene, { type, from }: Action): boolean =>
  type === 'train' && view.companies.some(({ id, president }) => id === from && president !== seat);

function byKind(all: Scene): Action | null {
  const sale = privateSale(all);
  if (sale !== null) return sale;
  const scene = withoutOffers(all);
  const kinds = new Set(scene.choices.map(({ action }) => action.type));
  // Powers add lays to many steps, so what the step is about comes first.
  if (kinds.has('run')) return bestRun(scene);
  if (kinds.has('bid') || kinds.has('take')) return bidOrTake(scene, limitFor);
  if (kinds.has('train') || kinds.has('bankrupt') || isForced(scene)) return train(scene, all);
  if (kinds.has('discard')) return discard(scene);
  if (kinds.has('home')) return home(scene);
  const judge = new Judge(scene);
  if (kinds.has('dividend') && !needsTrain(scene)) return paid(scene);
  if (kinds.has('buy') || kinds.has('start') || kinds.has('sell'))
    return stockTurn(scene, judge)[0]?.action ?? null;
  if (kinds.has('station')) return station(scene);
  if (kinds.has('lay')) return lay(scene);
  return any(scene, judge);
}

/** The moves that deserve a thought, the best first by the projection; none where steady's rules alone decide. */
export function candidatesOf(all: Scene): Looked[] {
  const scene = withoutPowers(withoutOffers(all));
  if (scene.choices.length < 2) return [];
  const kinds = new Set(scene.choices.map(({ action }) => action.type));
  if (['run', 'bid', 'take', 'lay', 'discard', 'home'].some((kind) => kinds.has(kind))) return [];
  if (scene.knows.candidates !== undefined) return scene.knows.candidates(scene);
  const judge = new Judge(scene);
  if (isForced(scene)) return payable(scene, judge);
  if (kinds.has('sell') && !kinds.has('train')) return stockTurn(scene, judge);
  return judge.rank(
    scene.choices
      .flatMap(withMost)
      .filter(({ type }) => type !== 'bankrupt')
      .slice(0, 60),
  );
}

/** Powers add lays to many steps: where the step is about something else, they are left out. */
export function withoutPowers(scene: Scene): Scene {
  const isAboutElse = scene.choices.some(({ action }) => WITH_POWERS.has(action.type));
  return isAboutElse
    ? { ...scene, choices: scene.choices.filter(({ action }) => action.type !== 'lay') }
    : scene;
}

const WITH_POWERS: ReadonlySet<string> = new Set(['train', 'dividend', 'buy', 'start', 'sell', 'station']);

/** An action as it is proposed and, where it has an amount, with the most: a train bought from one's own company may take its money along. */
const withMost = (choice: Choice): Action[] =>
  choice.range === undefined ? [choice.action] : [choice.action, withAmount(choice, choice.range.max)];

/** Whatever else may be done: judged by what it leads to. */
function any(scene: Scene, judge: Judge): Action | null {
  return judge.rank(scene.choices.flatMap(withMost).slice(0, 60))[0]?.action ?? null;
}

function lay(scene: Scene): Action | null {
  const [found] = rateLays(scene, actionsOf(scene, 'lay'), scene.weights.lays);
  return found !== undefined && found.value > 0 ? found.action : null;
}

function station(scene: Scene): Action | null {
  const { view } = scene;
  const company = view.companies.find(({ id }) => id === view.operating);
  if (company === undefined || company.trains.length === 0) return null;
  const [found] = rateStations(scene, actionsOf(scene, 'station').slice(0, 6), company.id);
  return found !== undefined && found.value > 2 ? found.action : null;
}

function home(scene: Scene): Action | null {
  const company = scene.view.operating;
  const homes = actionsOf(scene, 'home');
  return (company === null ? homes[0] : rateStations(scene, homes, company)[0]?.action) ?? null;
}

/** Buys what pays for itself; a projection decides where that is in doubt. */
function train(scene: Scene, all: Scene): Action | null {
  const { view, weights } = scene;
  const company = view.companies.find(({ id }) => id === view.operating);
  const offers = purchases(scene);
  const affordable = offers.filter((action) => fromPocket(scene, action) === 0);
  const paying = affordable.flatMap((action) => {
    const gain = revenueGain(scene, action) - amount(action.price) * weights.trainReturn;
    const isBank = !view.companies.some(({ id }) => id === action.from);
    return gain > 0 || (isBank && company?.trains.length === 0) ? [{ action, gain }] : [];
  });
  const found = best(paying, ({ gain }) => gain);
  if (found !== null) return found.action;
  const push = affordable.find((action) => isSpare(scene, action));
  if (push !== undefined) return push;
  const pass = passOf(scene);
  const judge = new Judge(scene);
  if (pass !== null) {
    const offered = affordable.filter((action) => !view.companies.some(({ id }) => id === action.from));
    const waiting = judge.look(pass)?.score ?? 0;
    const [first] = judge.rank(offered);
    return first !== undefined && first.score + weights.eagerTrain > waiting ? first.action : pass;
  }
  const way = inNeed(all, judge);
  if (way !== null) return way;
  const rest = scene.choices.map(({ action }) => action).filter(({ type }) => type !== 'bankrupt');
  return judge.rank(rest.slice(0, 30))[0]?.action ?? null;
}

/** Every dividend moves the price and reaches the pocket: only the want of a train that lasts stands against it. */
const paid = (scene: Scene): Action | null =>
  actionsOf(scene, 'dividend').find(({ kind }) => kind === 'pay') ?? null;

/** Are all trains of the company about to rust, and is the next one within reach of its treasury and one or two runs? */
function needsTrain(scene: Scene): boolean {
  const { view } = scene;
  const company = view.companies.find(({ id }) => id === view.operating);
  const next = view.depot[0];
  if (company === undefined || next === undefined || company.cash >= next.price) return false;
  return company.trains.every(({ type }) => roundsFor(scene, type) < 2.5);
}

/** Money that is left even after the next kind of train does nothing in the treasury, and the last of a kind brings the next. */
function isSpare({ view, info }: Scene, action: Action): boolean {
  const company = view.companies.find(({ id }) => id === view.operating);
  const [now, next] = view.depot;
  const limit = info.phases.find(({ name }) => name === view.phase)?.trainLimit ?? 2;
  if (company === undefined || now === undefined || next === undefined) return false;
  const room = limit - company.trains.length;
  const isBank = !view.companies.some(({ id }) => id === action.from);
  return isBank && text(action.trade) === '' && room > 1 && company.cash - amount(action.price) >= next.price;
}

/** A private company goes to one's own company for all that it may pay, once the company can spare it. */
function privateSale(scene: Scene): Action | null {
  const { view, seat, info } = scene;
  const company = view.companies.find(({ id }) => id === view.operating);
  if (company === undefined) return null;
  const own = choicesOf(scene, 'private').filter(
    ({ action }) => view.privates.find(({ id }) => id === action.item)?.owner === seat,
  );
  const found = best(own, ({ range }) => range?.max ?? 0);
  if (found === null) return null;
  const needed = company.trains.length === 0 ? (view.depot[0]?.price ?? 0) : 0;
  const wanted = Math.min(found.range?.max ?? 0, company.cash - needed);
  const face = info.privates[text(found.action.item)]?.face ?? 0;
  return wanted >= face ? withAmount(found, wanted) : null;
}
