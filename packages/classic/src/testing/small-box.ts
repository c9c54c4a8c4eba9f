import {
  type Choice,
  compileGrid,
  type GameEvent,
  isObjection,
  type MarketRows,
  type Move,
  moveCertificate,
  placeMarkerAt,
  type Verdict,
} from '@roundhouse/engine';
import type { ClassicBox } from '../box.ts';
import { classicCore } from '../core.ts';
import { freshCompany, setTable } from '../setup.ts';
import { type ClassicState, type ClassicTurn, type FloatingCompany, openClassicTurn } from '../state.ts';
import { type StockRules, stockPart } from '../stock.ts';

/** Support for tests of the parts: a box as small as can be, for the players a, b and c. */

/**
 * Three printed hexes, one below the other: a city with one place, a city with two, a town.
 * X is at home in A1, Y and Z in A3.
 */
const grid = compileGrid({
  orientation: 'flat',
  axes: { x: 'letter', y: 'number' },
  hexes: {
    A1: { color: 'gray', stops: [{ type: 'city', revenue: 20, slots: 1 }], track: [[0, 's0']] },
    A3: {
      color: 'gray',
      stops: [{ type: 'city', revenue: 30, slots: 2 }],
      track: [
        [3, 's0'],
        [0, 's0'],
      ],
    },
    A5: { color: 'gray', stops: [{ type: 'town', revenue: 10 }], track: [[3, 's0']] },
  },
});

const par = (price: number) => ({ price, marks: ['par'] });
const MARKET: MarketRows = [
  [{ price: 60 }, { price: 70 }, par(80), par(100), { price: 120 }],
  [{ price: 50 }, { price: 60 }, { price: 70 }, { price: 90 }, { price: 110 }],
  [{ price: 40 }, { price: 50 }, { price: 60 }, { price: 75 }, { price: 85 }],
];

const charter = (id: string, home: string) => ({ id, name: id, home, stationCosts: [0, 40, 60] });
const privateCompany = (id: string, face: number, closesWith: string | null) => ({
  id,
  name: id,
  face,
  revenue: face / 10,
  closesHex: null,
  sale: closesWith === null ? null : { min: face / 2, max: face * 2 },
  closesWith,
});
const phase = (name: string, trainLimit: number, privatesForSale: readonly string[]) => ({
  name,
  tiles: ['yellow'],
  operatingRounds: 1,
  trainLimit,
  privatesForSale,
});

export const BOX: ClassicBox = {
  bank: 2000,
  startingCash: { 3: 400 },
  certificateLimit: { 3: 4 },
  floatPercent: 60,
  holdPercent: 60,
  poolPercent: 50,
  companies: [charter('X', 'A1'), charter('Y', 'A3'), charter('Z', 'A3')],
  privates: [privateCompany('P', 20, '4'), privateCompany('Q', 50, null)],
  trains: [
    { type: '2', price: 80, quantity: 3, rustedBy: '4', range: 2 },
    { type: '3', price: 180, quantity: 2, rustedBy: null, range: 3 },
    { type: '4', price: 300, quantity: null, rustedBy: null, range: 4 },
  ],
  phases: [phase('2', 3, []), phase('3', 2, ['P', 'Q']), phase('4', 1, [])],
  market: MARKET,
  geography: { grid, tiles: {}, manifest: {} },
};

export type SmallState = ClassicState<FloatingCompany>;

export const CORE = classicCore<SmallState, FloatingCompany>(BOX, {
  operates: (_state, { floated }) => floated,
  steps: ['begin', 'track', 'run', 'dividend', 'trains', 'end'],
});

/** An ordinary stock round, but for what is told. */
export const smallStock = (ways: Partial<StockRules<SmallState, FloatingCompany>> = {}, core = CORE) =>
  stockPart(core, {
    turn: 'sell-buy',
    sellOncePerCompany: false,
    salesFrom: () => 1,
    mustSell: 'anything',
    moves: () => [],
    ...ways,
  });

export const table = (): SmallState =>
  setTable(
    BOX,
    ['a', 'b', 'c'].map((id) => ({ id, name: id })),
    1,
    freshCompany,
  );

/** The president's certificate goes to the first holder, then so many shares of 10% to each; the rest stays in the offering. */
export function started(
  state: SmallState,
  id: string,
  price: number,
  president: string,
  shares: Readonly<Record<string, number>> = {},
): FloatingCompany {
  const company = CORE.company(state, id);
  company.par = price;
  company.floated = true;
  placeMarkerAt(MARKET, state, id, price);
  give(company, true, president);
  for (const [holder, count] of Object.entries(shares))
    for (let i = 0; i < count; i++) give(company, false, holder);
  return company;
}

function give(company: FloatingCompany, president: boolean, to: string): void {
  const found = company.certificates.find((one) => one.president === president && one.holder === 'offering');
  if (found === undefined) throw new Error(`${company.id} has nothing left to give`);
  moveCertificate(company, found, to);
}

export const turnFor = (company: string, step = 'trains'): ClassicTurn => ({
  ...openClassicTurn(company),
  step,
});

export const quiet = () => undefined;

/** What is told while something is done. */
export function told(act: (emit: (event: GameEvent) => void) => void): GameEvent[] {
  const events: GameEvent[] = [];
  act((event) => events.push(event));
  return events;
}

/** The code of an objection; null where there is none. */
export const codeOf = (verdict: Verdict | null): string | null =>
  verdict !== null && isObjection(verdict) ? verdict.code : null;

/** Carries out what is legal; what is told of it. */
export function carryOut(verdict: Verdict): GameEvent[] {
  if (isObjection(verdict)) throw new Error(`Refused: ${verdict.code}`);
  return told(verdict);
}

/** The fields of all that may be done. */
export const offered = <S, F>(move: Move<S, F>, state: S, frame: F, player: string): object[] =>
  [...move.legal(state, frame, player)].map(
    ({ action: { type: _, player: __, ...fields } }: Choice) => fields,
  );
