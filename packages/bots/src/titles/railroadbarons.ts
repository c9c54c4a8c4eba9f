import type { Action, Position } from '@roundhouse/engine/play';
import type { Looked } from '../general/judge.ts';
import type { Knowledge } from '../general/knowledge.ts';
import {
  actionsOf,
  amount,
  best,
  choicesOf,
  passOf,
  type Scene,
  text,
  withAmount,
} from '../general/scene.ts';
import { type BaronsWeights, cardTable, projectBarons } from './barons-projection.ts';

/** What investors are worth to a player when they are given out. */
const INVESTORS: Readonly<Record<string, number>> = { I30: 5, I40: 55, I50: 80, I60: 105, I450: 430 };

export const BARONS_WEIGHTS: BaronsWeights = { horizon: 8, treasury: 0.4, railroadReturn: 0.5 };

export const railroadBarons: Knowledge = {
  earns: {},
  privates: INVESTORS,
  rise: () => 1,
  withheldFalls: 0,
  ownSharesPay: 'none',
  poolPays: false,
  mustOwnTrain: false,
  soldOut: 'right',
  fallsWhen: 'the president sells',
  score,
  candidates,
  decide: (scene) => selection(scene) ?? candidates(scene)[0]?.action ?? null,
  decideSimply: (scene) => selection(scene) ?? simply(scene),
};

const trackOf = ({ info }: Position): number[] =>
  (info.market?.rows[0] ?? []).flatMap((cell) => (cell === null ? [] : [cell.price]));

/** What the seat will be worth beyond the other. */
function score(position: Position, seat: string, hasPassed: boolean): number {
  const view = position.view();
  const at = view.players.findIndex(({ id }) => id === seat);
  if (position.ended !== null)
    return (
      (position.worth[seat] ?? 0) -
      Math.max(...view.players.flatMap(({ id, worth }) => (id === seat ? [] : [worth])))
    );
  const [first, second] = projectBarons(view, trackOf(position), BARONS_WEIGHTS, hasPassed ? seat : null);
  return at === 0 ? first - second : second - first;
}

/** Names an investor for what it is worth, and takes what is worth more. */
function selection(scene: Scene): Action | null {
  const names = choicesOf(scene, 'name-investor');
  if (names.length > 0) {
    const { chance } = scene;
    const choice = best(names, ({ action }) => (INVESTORS[text(action.investor)] ?? 0) * (0.5 + chance()));
    return choice === null
      ? null
      : withAmount(choice, (INVESTORS[text(choice.action.investor)] ?? 0) * (0.9 + chance() * 0.2));
  }
  const choices = actionsOf(scene, 'choose');
  const { selection: now } = cardTable(scene.view);
  if (choices.length === 0 || now === null || now.named === null) return null;
  const wanted = now.named.value >= (INVESTORS[now.named.investor] ?? 0) ? 'money' : 'investor';
  return choices.find(({ what }) => what === wanted) ?? null;
}

const isStockTurn = (scene: Scene): boolean =>
  scene.choices.some(
    ({ action }) => action.type === 'buy' || action.type === 'start' || action.type === 'sell',
  );

function candidates(scene: Scene): Looked[] {
  // Nobody names an investor for less than it is worth: the other would take it for that.
  const names = choicesOf(scene, 'name-investor').map((choice) =>
    withAmount(choice, INVESTORS[text(choice.action.investor)] ?? 0),
  );
  if (names.length > 0) return judged(scene, names);
  return isStockTurn(scene) ? stockTurn(scene) : byProjection(scene);
}

function judged(scene: Scene, actions: readonly Action[], from: Position = scene.position): Looked[] {
  return actions
    .flatMap((action): Looked[] => {
      const ahead = scene.spend() ? from.after(action) : null;
      if (ahead === null || 'code' in ahead) return [];
      return [
        {
          action,
          position: ahead.position,
          score:
            score(ahead.position, scene.seat, action.type === 'pass') + scene.chance() * scene.weights.noise,
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
}

/** Sales count with the purchase that follows them. */
function stockTurn(scene: Scene): Looked[] {
  const pass = passOf(scene);
  const isPurchase = ({ type }: Action) => type === 'buy' || type === 'start';
  const actions = scene.choices.map(({ action }) => action);
  const plain = judged(scene, [...actions.filter(isPurchase), ...(pass === null ? [] : [pass])]);
  const most = isLate(scene) ? 0 : Math.min(SALES, scene.weights.plans);
  const sold = most === 0 ? [] : judged(scene, actionsOf(scene, 'sell')).slice(0, most);
  const plans = sold.flatMap(({ action, position }): Looked[] => {
    if (position.acting[0] !== scene.seat) return [];
    const next = position
      .choices()
      .map((choice) => choice.action)
      .filter(isPurchase);
    const [follow] = judged(scene, next, position);
    return follow === undefined ? [] : [{ action, position, score: follow.score - scene.weights.saleGain }];
  });
  return [...plain, ...plans].sort((a, b) => b.score - a.score);
}

/** The sales that look best are thought through. */
const SALES = 3;

/** Who could go on for ever has to come to an end: from this set on everything is paid, and nothing sold. */
const LATE = 10;
const isLate = ({ view }: Scene): boolean => Number(/\d+/.exec(view.round)?.[0] ?? 0) >= LATE;

function byProjection(scene: Scene): Looked[] {
  const pay = actionsOf(scene, 'dividend').find(({ kind }) => kind === 'pay');
  if (pay !== undefined && isLate(scene)) return judged(scene, [pay]);
  const actions = scene.choices.flatMap((choice) => {
    const { action } = choice;
    if (action.type !== 'take-over') return [action];
    // Between one's own holdings, for a dollar or for all that the buyer has; others need not be asked.
    return isOwn(scene, text(action.railroad)) ? [action, withAmount(choice, choice.range?.max ?? 1)] : [];
  });
  return judged(scene, actions);
}

const isOwn = ({ view, seat }: Scene, railroad: string): boolean =>
  cardTable(view).holdings.some(
    ({ director, railroads }) => director === seat && railroads.some(({ id }) => id === railroad),
  );

/** The novice: buys what is offered first, starts what it can, one railroad in each turn, and pays. */
function simply(scene: Scene): Action | null {
  const { view, seat } = scene;
  const cash = view.players.find(({ id }) => id === seat)?.cash ?? 0;
  const buys = actionsOf(scene, 'buy').filter(({ give }) => give === undefined);
  const started = best(buys, (action) => {
    const holding = cardTable(view).holdings.find(({ id }) => id === action.company);
    return holding === undefined
      ? 0
      : (holding.revenue + 10) / (holding.value ?? 100) + amount(action.percent) / 1000;
  });
  const start = best(
    actionsOf(scene, 'start').filter(({ price }) => cash >= amount(price) * 5),
    ({ price }) => amount(price),
  );
  if (start !== null) return start;
  if (started !== null) return started;
  if (isStockTurn(scene)) return passOf(scene);
  const places = actionsOf(scene, 'place-tokens');
  if (places.length > 0) return placing(scene, places);
  const railroad = best(
    actionsOf(scene, 'buy-railroad').filter(({ own }) => own === undefined),
    ({ side }) => Number.parseInt(text(side), 10),
  );
  return (
    railroad ??
    actionsOf(scene, 'assign-investor')[0] ??
    actionsOf(scene, 'dividend').find(({ kind }) => kind === 'pay') ??
    null
  );
}

/** Keeps what there is, adds one or two. */
function placing({ view }: Scene, places: readonly Action[]): Action | null {
  const { turn, holdings } = cardTable(view);
  const holding = holdings.find(({ id }) => id === turn?.holding);
  const has = holding?.railroads.length ?? 0;
  return best(places, ({ add, keep, network }) => {
    const kept = Math.min(amount(keep), has + Math.min(amount(add), 2));
    return kept * 10 + Math.min(amount(add), 2) * 5 + amount(network);
  });
}
