import type { CompanyView, MarketRows, Position, TableView } from '@roundhouse/engine/play';
import type { Knowledge } from './knowledge.ts';
import { revenueWith } from './routes.ts';
import type { Weights } from './weights.ts';

/** The economy of a position in plain numbers, to be projected into the rounds to come. */
export interface Model {
  readonly players: ModelPlayer[];
  readonly companies: ModelCompany[];
  readonly kinds: readonly Kind[];
  /** Trains left of each kind. */
  readonly left: number[];
  readonly rows: MarketRows;
  bank: number | null;
  /** Operating rounds of the present set that come after the present one. */
  roundsLeft: number;
  /** Sets that come after the present one, where the end has been announced. */
  readonly setsLeft: number | null;
  /** Companies still to operate in this round, the one at work first. */
  queue: number[];
  /** The company at work has still to run, or only to buy trains. */
  working: 'all' | 'trains' | 'nothing';
  readonly inStockRound: boolean;
  /** Who acts next in the stock round. */
  turn: number;
  readonly certificateLimit: number;
  /** Prices at which companies may start, the highest first. */
  readonly pars: readonly Par[];
  readonly floatPercent: number;
  /** Companies are bought up, one a round. */
  buyingUp: boolean;
}

export interface Par {
  readonly row: number;
  readonly column: number;
  readonly price: number;
}

export interface ModelPlayer {
  cash: number;
  certificates: number;
  /** What private companies pay in each round. */
  readonly income: number;
}

export interface ModelCompany {
  readonly id: string;
  president: number;
  operates: boolean;
  started: boolean;
  /** Anybody may start it. */
  open: boolean;
  row: number;
  column: number;
  price: number;
  par: number;
  cash: number;
  /** Percent by player. */
  readonly held: number[];
  pool: number;
  /** Percent that nobody has bought yet, and who is paid for it. */
  supply: number;
  readonly paysCompany: boolean;
  toFloat: number;
  /** Kinds of its trains. */
  trains: number[];
  /** What it earns beside the usual. */
  quality: number;
  readonly place: number;
  /** It pays this without running. */
  fixed: number | null;
}

export interface Kind {
  readonly type: string;
  readonly price: number;
  /** The kind whose first rusts it; -1: none. */
  readonly rustedBy: number;
  readonly earns: number;
  /** Trains that a company may own once this kind is out, and rounds of a set then. */
  readonly limit: number;
  readonly rounds: number;
}

/** How the networks of companies compare with the usual: what they earn or would earn, by company. */
export type Qualities = ReadonlyMap<string, number>;

const ROUND = /^OR \d+\.(\d+)/;

export function kindsOf(position: Position, knows: Knowledge): Kind[] {
  const { trains, phases } = position.info;
  return trains.map(({ type, price, rustedBy }, index) => {
    const phase = phases.find(({ name }) => name === type) ?? phases[Math.min(index, phases.length - 1)];
    return {
      type,
      price,
      rustedBy: rustedBy === undefined ? -1 : trains.findIndex((train) => train.type === rustedBy),
      earns: knows.earns[type] ?? price / 3,
      limit: phase?.trainLimit ?? 4,
      rounds: phase?.operatingRounds ?? 2,
    };
  });
}

/** What a company's trains usually earn together. */
export function usualRevenue(
  kinds: readonly Kind[],
  trains: readonly number[],
  sharing: readonly number[],
): number {
  let sum = 0;
  // The few trains of a company are sorted by hand: this runs thousands of times for a decision.
  const sorted =
    trains.length > 1 ? trains.toSorted((a, b) => (kinds[b]?.earns ?? 0) - (kinds[a]?.earns ?? 0)) : trains;
  for (let i = 0; i < sorted.length; i++) sum += (kinds[sorted[i] ?? 0]?.earns ?? 0) * (sharing[i] ?? 0.4);
  return sum;
}

/** What each company earns on its present track beside what is usual. */
export function qualitiesOf(
  position: Position,
  view: TableView,
  knows: Knowledge,
  weights: Weights,
): Qualities {
  const kinds = kindsOf(position, knows);
  const next = view.depot[0]?.type;
  const qualities = new Map<string, number>();
  for (const company of view.companies) {
    const place = knows.places?.[company.id] ?? 1;
    if (company.status !== 'floated' || knows.income?.(view, company.id) != null) {
      qualities.set(company.id, place * weights.fresh);
      continue;
    }
    const own = company.trains.map(({ type }) => type);
    const trains = own.length > 0 ? own : next === undefined ? [] : [next];
    const usual = usualRevenue(
      kinds,
      trains.map((type) => kinds.findIndex((kind) => kind.type === type)),
      weights.sharing,
    );
    const revenue = revenueWith(position, company.id, trains, view.phase);
    const quality = usual === 0 ? weights.fresh : revenue / usual;
    qualities.set(
      company.id,
      company.lastRevenue === null ? Math.max(quality, place * weights.fresh) : Math.max(0.05, quality),
    );
  }
  return qualities;
}

const BEFORE_TRAINS = new Set([
  'trains',
  'debt',
  'assets',
  'issue',
  'end',
  'discard',
  'lease',
  'token-purchase',
]);

export function modelOf(position: Position, view: TableView, knows: Knowledge, qualities: Qualities): Model {
  const { info } = position;
  const rows: MarketRows = info.market?.rows ?? [];
  const seats = view.players.map(({ id }) => id);
  const kinds = kindsOf(position, knows);
  const markers = new Map(view.market.map((marker) => [marker.company, marker]));
  const companies = view.companies.map((company): ModelCompany => {
    const marker = markers.get(company.id);
    const supply = company.offering + company.treasury;
    const held = view.players.map(({ shares }) => shares[company.id]?.percent ?? 0);
    const aside = marker !== undefined && knows.soldIsSetAside === true ? setAside(company, held) : 0;
    const row = fallen(rows, marker, aside);
    const fixed = knows.income?.(view, company.id) ?? null;
    return {
      id: company.id,
      president: company.president === null ? -1 : seats.indexOf(company.president),
      operates: company.status === 'floated' && fixed === null,
      started: company.price !== null && company.status !== 'closed',
      open: company.status === 'unstarted' && info.companies[company.id]?.home !== undefined,
      row,
      column: marker?.column ?? -1,
      price: aside > 0 ? (rows[row]?.[marker?.column ?? -1]?.price ?? 0) : (company.price ?? 0),
      par: company.par ?? company.price ?? 0,
      cash: company.cash,
      held,
      pool: company.pool + aside,
      supply,
      paysCompany: knows.sharesPayCompany === true || (company.treasury > 0 && company.offering === 0),
      toFloat: company.status === 'floated' ? 0 : company.toFloat,
      trains: company.trains
        .map(({ type }) => kinds.findIndex((kind) => kind.type === type))
        .filter((kind) => kind >= 0),
      quality: qualities.get(company.id) ?? 0.5,
      place: knows.places?.[company.id] ?? 1,
      fixed,
    };
  });
  const left = kinds.map(({ type }) => {
    const found = view.depot.find((train) => train.type === type);
    return found === undefined ? 0 : (found.left ?? 99);
  });
  const index = (id: string) => companies.findIndex((company) => company.id === id);
  const inRound = ROUND.exec(view.round);
  const perSet = roundsNow(view, info.phases);
  const working = view.operating === null ? -1 : index(view.operating);
  const isDone = (at: number) => knows.idleInQueue === true && companies[at]?.operates !== true;
  const queue = view.queue.map(index).filter((at) => at >= 0 && at !== working && !isDone(at));
  return {
    players: view.players.map((player) => ({
      cash: player.cash,
      certificates: player.certificates,
      income: player.privates.reduce((sum, id) => sum + incomeOf(info.privates[id]?.revenue), 0),
    })),
    companies,
    kinds,
    left,
    rows,
    bank: view.bank,
    roundsLeft: inRound === null ? 0 : Math.max(0, perSet - Number(inRound[1])),
    setsLeft: knows.setsLeft?.(view) ?? null,
    queue: working < 0 ? queue : [working, ...queue],
    working:
      working < 0 ? (queue.length > 0 ? 'all' : 'nothing') : BEFORE_TRAINS.has(view.step) ? 'trains' : 'all',
    inStockRound: inRound === null,
    turn: Math.max(0, seats.indexOf(view.acting[0] ?? '')),
    certificateLimit: view.certificateLimit ?? 99,
    pars: parsOf(rows),
    floatPercent: info.floatPercent ?? 60,
    buyingUp: knows.buyingUp?.isOn(view) ?? false,
  };
}

/** Percent that has been sold in the turn that is going on, and lies between its seller and the pool. */
const setAside = ({ offering, treasury, pool }: CompanyView, held: readonly number[]): number =>
  Math.max(0, 100 - offering - treasury - pool - held.reduce((sum, percent) => sum + percent, 0));

/** The row to which the price falls for what has been set aside. */
function fallen(
  rows: MarketRows,
  marker: { row: number; column: number } | undefined,
  aside: number,
): number {
  if (marker === undefined) return -1;
  let { row } = marker;
  for (let left = aside; left >= 10 && rows[row + 1]?.[marker.column] != null; left -= 10) row++;
  return row;
}

/** The market of a title never changes. */
const knownPars = new WeakMap<MarketRows, readonly Par[]>();

function parsOf(rows: MarketRows): readonly Par[] {
  const known = knownPars.get(rows);
  if (known !== undefined) return known;
  const found = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell?.marks?.includes('par') === true ? [{ row, column, price: cell.price }] : [],
    ),
  );
  found.sort((a, b) => b.price - a.price);
  knownPars.set(rows, found);
  return found;
}

const roundsNow = (view: TableView, phases: Position['info']['phases']): number =>
  phases.find(({ name }) => name === view.phase)?.operatingRounds ?? 2;

/** The first number in what is printed on a private company. */
export const incomeOf = (printed: string | undefined): number => Number(/\d+/.exec(printed ?? '')?.[0] ?? 0);

export type { CompanyView };
