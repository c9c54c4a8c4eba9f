import type { Action, Position, TableView, TitleInfo } from '@roundhouse/engine/play';
import type { Judge, Looked } from './judge.ts';
import { actionsOf, amount, passOf, type Scene, text } from './scene.ts';
import { paysForTrains, trainDebt } from './train-debt.ts';

/** A stock turn: what to buy or start, or to sell first so that more can be bought; the best first. */
export function stockTurn(scene: Scene, judge: Judge): Looked[] {
  const pass = passOf(scene);
  const actions = scene.choices.map(({ action }) => action);
  const cash = cashOf(scene);
  const wanted = purchasesIn(actions).filter((action) => mayStart(scene, action, cash));
  const without = judge
    .rank([...wanted, ...(pass === null ? [] : [pass])])
    .map(({ action, position, score }) => ({
      action,
      position,
      score: score + beyondProjection(scene, action),
    }));
  const sales = salesWorthALook(scene)
    .slice(0, pass === null ? undefined : scene.weights.plans)
    .flatMap((sale) => planned(scene, judge, sale));
  return solvent(
    scene,
    [...without, ...sales, ...dumps(scene, judge)].sort((a, b) => b.score - a.score),
  );
}

/** Only what keeps the trains payable that the seat's companies lack, as long as there is such a move. */
function solvent({ knows, seat }: Scene, looked: Looked[]): Looked[] {
  if (!paysForTrains(knows)) return looked;
  const safe = looked.filter(({ position }) => trainDebt(position.view(), seat) === 0);
  return safe.length > 0 ? safe : looked;
}

/** Sales that leave a company whose train the seat cannot pay to somebody else. */
function dumps(scene: Scene, judge: Judge): Looked[] {
  const { view, seat, knows } = scene;
  if (!paysForTrains(knows) || trainDebt(view, seat) === 0) return [];
  const needy = new Set(
    view.companies.flatMap(({ id, president, trains }) =>
      president === seat && trains.length === 0 ? [id] : [],
    ),
  );
  return judge
    .rank(actionsOf(scene, 'sell').filter(({ company }) => needy.has(text(company))))
    .filter(({ position }) =>
      position.view().companies.some(({ id, president }) => needy.has(id) && president !== seat),
    );
}

/** What the projection does not see: who passes may not come to buy later, and a company that waits earns nobody anything. */
function beyondProjection({ view, seat, weights }: Scene, { type, company: id }: Action): number {
  if (type === 'pass') return -weights.eager;
  const company = view.companies.find((one) => one.id === id);
  const isWaiting = company?.president === seat && company.status === 'started' && company.toFloat > 0;
  return type === 'buy' && isWaiting ? weights.floatOwn : 0;
}

const cashOf = ({ view, seat }: Scene): number => view.players.find(({ id }) => id === seat)?.cash ?? 0;

/** A company is started only by whoever can carry it most of the way until it operates, and has no other waiting for that. */
function mayStart({ view, seat, weights }: Scene, action: Action, cash: number): boolean {
  if (action.type !== 'start') return true;
  const waits = view.companies.some(
    ({ president, status, toFloat }) => president === seat && status === 'started' && toFloat > 0,
  );
  return !waits && cash >= amount(action.price) * weights.startShares;
}

/** Purchases and starts; of the prices at which a company may start, three are enough. */
function purchasesIn(actions: readonly Action[]): Action[] {
  const others = actions.filter(({ type }) => !['pass', 'sell', 'start'].includes(type));
  const starts = new Map<string, Action[]>();
  for (const action of actions) {
    if (action.type !== 'start') continue;
    const key = `${text(action.company)}/${amount(action.percent)}`;
    starts.set(key, [...(starts.get(key) ?? []), action]);
  }
  const some = [...starts.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => amount(a.price) - amount(b.price));
    const picked = [sorted.at(-1), sorted[Math.floor(sorted.length / 2)], sorted[0]];
    return [...new Set(picked.flatMap((action) => action ?? []))];
  });
  return [...others, ...some];
}

const atLimit = ({ view, seat }: Scene): boolean =>
  (view.players.find(({ id }) => id === seat)?.certificates ?? 0) >= (view.certificateLimit ?? 99);

/** For each company held, one share and all that may be sold, as long as the presidency stays; nothing once something was bought. */
function salesWorthALook(scene: Scene): Action[] {
  const { view, seat } = scene;
  const mustSell = passOf(scene) === null;
  const byCompany = new Map<string, Action[]>();
  for (const action of actionsOf(scene, 'sell')) {
    const key = text(action.company);
    byCompany.set(key, [...(byCompany.get(key) ?? []), action]);
  }
  const isFull = atLimit(scene);
  if (!mustSell && goesInCircles(scene)) return [];
  const isForStart = couldStart(scene);
  const mayComeBack = scene.knows.soldMayComeBack === true;
  return [...byCompany].flatMap(([id, list]) => {
    const company = view.companies.find((one) => one.id === id);
    const isDead = company?.lastRevenue === 0 && company.president !== seat;
    // What earns nothing is sold for something that does.
    if (!mustSell && !isFull && !isForStart && (mayComeBack || !isDead)) return [];
    if (!mustSell && isFull && mayComeBack && (company?.lastRevenue ?? 0) > 0) return [];
    const keeps = list.filter(({ percent }) => {
      if (company?.president !== seat) return true;
      const left =
        (view.players.find((player) => player.id === seat)?.shares[id]?.percent ?? 0) - amount(percent);
      return view.players.every((player) => player.id === seat || (player.shares[id]?.percent ?? 0) <= left);
    });
    const sorted = keeps.toSorted((a, b) => amount(a.percent) - amount(b.percent));
    return mustSell || isFull ? sorted.slice(0, 1) : sorted.slice(-1);
  });
}

/** A game that has gone on for so long is not prolonged by sales. */
const goesInCircles = ({ position }: Scene): boolean => position.count > LONG;
const LONG = 2500;

/** With all that the shares of others' companies would bring, is there enough to start one? */
function couldStart({ view, seat, info, weights }: Scene): boolean {
  const player = view.players.find(({ id }) => id === seat);
  const isOpen = view.companies.some(({ status }) => status === 'unstarted');
  const waits = view.companies.some(
    ({ president, status, toFloat }) => president === seat && status === 'started' && toFloat > 0,
  );
  if (player === undefined || !isOpen || waits || endIsNear(view, info)) return false;
  const pars = (info.market?.rows ?? []).flatMap((row) =>
    row.flatMap((cell) => (cell?.marks?.includes('par') === true ? [cell.price] : [])),
  );
  const need = Math.min(...pars) * weights.startShares;
  const shares = player.worthItems.reduce(
    (sum, item) => (item.kind === 'shares' ? sum + item.value : sum),
    0,
  );
  return player.cash < need && player.cash + shares * 0.8 >= need;
}

/** A price is on its last quarter of the market: nothing that is begun now will pay. */
function endIsNear(view: TableView, info: TitleInfo): boolean {
  const top = Math.max(...(info.market?.rows ?? []).flatMap((row) => row.map((cell) => cell?.price ?? 0)));
  return view.companies.some(({ price }) => (price ?? 0) >= top * 0.75);
}

/** A sale counts only as part of a plan: a company that is started with the money, or at the limit a better certificate. */
function planned(scene: Scene, judge: Judge, sale: Action): Looked[] {
  const { weights, seat } = scene;
  const sold = judge.look(sale);
  if (sold === null) return [];
  if (passOf(scene) === null) return [sold];
  if (sold.position.acting[0] !== seat) return [];
  const cash = sold.position.view().players.find(({ id }) => id === seat)?.cash ?? 0;
  const mayBuy = scene.knows.soldMayComeBack !== true || atLimit(scene);
  const next = purchasesIn(followUps(sold.position, seat)).filter(
    (action) => (mayBuy || action.type === 'start') && mayStart(scene, action, cash),
  );
  const [follow] = judge.rank(next.slice(0, 12), sold.position);
  // Who would buy back what was sold goes round in circles.
  if (follow === undefined || follow.action.company === sale.company) return [];
  return [{ action: sale, position: sold.position, score: follow.score - weights.saleGain }];
}

/** What may be done next without anybody's consent. */
const followUps = (position: Position, seat: string): Action[] =>
  position
    .choices()
    .filter(
      ({ outsidePlay, action }) =>
        outsidePlay !== true && action.player === seat && action.type !== 'private',
    )
    .map(({ action }) => action);
