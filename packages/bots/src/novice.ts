import { type Action, anyAction, pick } from '@roundhouse/engine/play';
import type { Bot } from './bot.ts';
import { bidOrTake, faceOf } from './general/auction.ts';
import { bestRun } from './general/run.ts';
import { actionsOf, amount, best, choicesOf, passOf, type Scene, text, withAmount } from './general/scene.ts';
import { rateStations } from './general/track.ts';
import { discard, fromPocket, purchases } from './general/trains.ts';
import { sceneAt } from './scene-at.ts';

/** Simple sensible rules: face value for private companies, the share that pays best, any track that earns, a train where one is missing, and pay. */
export const novice: Bot = {
  name: 'novice',
  work: 40,
  choose: (position, seat, budget) => decideSimply(sceneAt(position, seat, budget)),
};

export function decideSimply(scene: Scene): Action {
  const { chance, choices } = scene;
  const [only] = choices;
  if (choices.length === 1 && only !== undefined && only.range === undefined) return only.action;
  return scene.knows.decideSimply?.(scene) ?? byKind(scene) ?? passOf(scene) ?? anyAction(choices, chance);
}

function byKind(scene: Scene): Action | null {
  const kinds = new Set(scene.choices.map(({ action }) => action.type));
  if (kinds.has('run')) return bestRun(scene);
  if (kinds.has('bid') || kinds.has('take')) return bidOrTake(scene, faceOf);
  if (kinds.has('dividend')) return actionsOf(scene, 'dividend').find(({ kind }) => kind === 'pay') ?? null;
  if (kinds.has('train')) return train(scene);
  if (kinds.has('discard')) return discard(scene);
  if (kinds.has('home')) return home(scene);
  if (kinds.has('par')) return middle(actionsOf(scene, 'par'));
  if (kinds.has('buy') || kinds.has('start') || kinds.has('sell')) return stock(scene);
  if (kinds.has('lay')) return lay(scene);
  if (kinds.has('private')) return sellPrivate(scene);
  if (kinds.has('decline')) return actionsOf(scene, 'decline')[0] ?? null;
  return null;
}

export const middle = (prices: readonly Action[]): Action | null =>
  prices.toSorted((a, b) => amount(a.price) - amount(b.price))[Math.floor(prices.length / 2)] ?? null;

/** Of a few lays that come to mind the one that earns most at once; any of them where none does. */
function lay(scene: Scene): Action | null {
  const lays = actionsOf(scene, 'lay');
  const some = [0, 1, 2, 3].map(() => pick(lays, scene.chance));
  const [found] = rateStations(scene, some, scene.view.operating ?? '');
  return found?.action ?? null;
}

function home(scene: Scene): Action | null {
  const homes = actionsOf(scene, 'home');
  const company = scene.view.operating;
  if (company === null) return pick(homes, scene.chance);
  return rateStations(scene, homes, company)[0]?.action ?? null;
}

function train(scene: Scene): Action | null {
  const { view } = scene;
  const company = view.companies.find(({ id }) => id === view.operating);
  const offers = purchases(scene).filter(
    (action) => fromPocket(scene, action) === 0 && text(action.trade) === '',
  );
  const cheapest = best(offers, ({ price }) => -amount(price));
  if (cheapest === null) return forced(scene);
  const has = company?.trains.length ?? 0;
  return has === 0 || (has < 2 && (company?.cash ?? 0) >= amount(cheapest.price) * 1.3)
    ? cheapest
    : forced(scene);
}

/** What must be done where passing is not allowed; nobody is asked for a train again and again. */
function forced(scene: Scene): Action | null {
  if (passOf(scene) !== null) return null;
  return (
    best(purchases(scene), ({ price }) => -amount(price)) ??
    best(actionsOf(scene, 'sell'), ({ percent }) => -amount(percent))
  );
}

/** What a share of a company pays for its price. */
function returns(scene: Scene, id: string): number {
  const company = scene.view.companies.find((one) => one.id === id);
  if (company === undefined || company.price === null || company.price === 0) return 0;
  const revenue = company.lastRevenue ?? (company.trains.length > 0 ? 60 : 30);
  return (Math.max(revenue, 20) / 10 / company.price) * (company.toFloat > 30 ? 0.5 : 1);
}

function stock(scene: Scene): Action | null {
  const { view, seat } = scene;
  const cash = view.players.find(({ id }) => id === seat)?.cash ?? 0;
  const waiting = view.companies.some(
    ({ president, toFloat, status }) => president === seat && status === 'started' && toFloat > 0,
  );
  const starts = actionsOf(scene, 'start').filter((action) => cash >= amount(action.price) * 4);
  if (!waiting && starts.length > 0) {
    const company = pick([...new Set(starts.map((action) => text(action.company)))], scene.chance);
    return middle(starts.filter((action) => action.company === company));
  }
  const buys = actionsOf(scene, 'buy');
  const ownFirst = buys.filter((action) => {
    const company = view.companies.find(({ id }) => id === action.company);
    return company?.president === seat && company.status === 'started' && company.toFloat > 0;
  });
  const found = best(ownFirst.length > 0 ? ownFirst : buys, (action) => returns(scene, text(action.company)));
  if (found !== null) return found;
  if (passOf(scene) !== null) return null;
  return best(
    actionsOf(scene, 'sell'),
    (action) => -returns(scene, text(action.company)) - amount(action.percent) / 1000,
  );
}

function sellPrivate(scene: Scene): Action | null {
  const { view, seat, info } = scene;
  const company = view.companies.find(({ id }) => id === view.operating);
  const own = choicesOf(scene, 'private').filter(
    ({ action }) => view.privates.find(({ id }) => id === action.item)?.owner === seat,
  );
  const found = best(own, ({ range }) => range?.max ?? 0);
  const price = view.depot[0]?.price ?? 0;
  if (found === null || company === undefined || company.trains.length === 0) return null;
  const wanted = Math.min(found.range?.max ?? 0, company.cash - price);
  const face = info.privates[text(found.action.item)]?.face ?? 0;
  return wanted >= face ? withAmount(found, wanted) : null;
}
