import { recordedPlayer, type Trace } from '@roundhouse/classic';
import { cashOf, clockwiseFrom, markerOf, percentOf, privatesOf } from '@roundhouse/engine';
import { GOLD_COMPANY, METALS, STEEL_COMPANY } from './data/companies.ts';
import { DEBT_MARKER } from './data/numbers.ts';
import { DEBT_CARDS, DEBT_COMPANY, GORGE_TILES } from './data/records.ts';
import { TRAINS } from './data/trains.ts';
import { debtPrice, holdsDebtCard } from './debts.ts';
import { goldDividend } from './gold.ts';
import type { CoalUse } from './routes.ts';
import { type CompanyRG, core, isMetal, type StateRG } from './state.ts';

/** What 18xx.games keeps otherwise in this title. */

export type MetalPresidents = Readonly<Record<string, string | null>>;

/** What the state does not hold, because only recorded games know it. */
export interface TraceFacts {
  readonly metals: MetalPresidents;
  /** Coal chosen before the run. */
  readonly coal: readonly CoalUse[];
}

/** There the president of a metal company is whoever holds most; among equals who was it, then the first to the left. */
export function metalPresidents(state: StateRG, before: MetalPresidents): MetalPresidents {
  const next = (id: string): string | null => {
    const held = (player: string) => percentOf(core.company(state, id), player);
    const old = before[id] ?? null;
    const order = clockwiseFrom(state, old ?? state.players[0]?.id ?? '');
    const most = Math.max(...order.map(held));
    if (most === 0) return null;
    return old !== null && held(old) === most ? old : (order.find((player) => held(player) === most) ?? null);
  };
  return Object.fromEntries(METALS.map((id) => [id, next(id)]));
}

/** Null for what is printed on the map there: the yellow gorge and homes that are cities. */
export function recordedTile(tile: string): string | null {
  if (tile.startsWith('home-')) return null;
  const [kind, colour = '', , part = ''] = tile.split('-');
  return kind === 'gorge' ? (GORGE_TILES[colour]?.[part] ?? null) : tile;
}

/** After the last dividends the boxes stay empty there. */
const isPaidOut = (state: StateRG): boolean =>
  state.ended?.reason === 'market' || state.ended?.reason === 'train';

/** Changes the usual trace into that of this title. */
export function traceOwn(state: StateRG, facts: TraceFacts, trace: Trace): void {
  if (isPaidOut(state)) trace.acting = null;
  // The coming gold dividend and the debt price are cash there, and the jeweler's money lies in the bank.
  const steel = isPaidOut(state) ? 0 : cashOf(state, STEEL_COMPANY);
  const gold = isPaidOut(state) ? 0 : goldDividend(state);
  const moved = cashOf(state, STEEL_COMPANY) - steel - gold - debtPrice(state);
  trace.bank = cashOf(state, 'bank') + cashOf(state, 'Y6') + moved;
  for (const company of Object.values(state.companies))
    if (company.par !== null) traceCompany(state, company, facts, trace);
  trace[`corp.${STEEL_COMPANY}.cash`] = steel;
  trace[`corp.${GOLD_COMPANY}.cash`] = gold;
  traceDebts(state, trace);
  for (const [hex, { tile, rotation }] of Object.entries(state.board.tiles)) {
    const recorded = recordedTile(tile);
    if (recorded === null) delete trace[`hex.${hex}`];
    else trace[`hex.${hex}`] = `${recorded} r${rotation}`;
  }
}

function traceCompany(state: StateRG, company: CompanyRG, facts: TraceFacts, trace: Trace): void {
  const { id } = company;
  const key = (name: string) => `corp.${id}.${name}`;
  const president = isMetal(id) ? (facts.metals[id] ?? null) : core.president(state, id);
  trace[key('par')] = core.price(state, id);
  trace[key('president')] = president === null ? 'Market' : recordedPlayer(president);
  trace[key('trains')] = company.trains
    .map((train) => lengthened(train.id, train.type, facts.coal))
    .sort()
    .join(' ');
  trace[key('floated')] = true;
  trace[key('treasury')] = Number(trace[key('treasury')]) + percentOf(company, id);
}

/** A train that coal will lengthen: "4*+". */
function lengthened(id: string, type: string, coal: readonly CoalUse[]): string {
  const extra = coal.filter(({ train }) => train === id).reduce((sum, { cubes }) => sum + cubes, 0);
  const range = TRAINS.find((train) => train.type === type)?.range ?? 0;
  return extra === 0 ? type : `${range + extra}*+`;
}

/** The debt price is a company there, and the debts are private companies of the debtors. */
function traceDebts(state: StateRG, trace: Trace): void {
  const marker = markerOf(state, DEBT_MARKER);
  const [cash, price] = [debtPrice(state), debtPrice(state)];
  const facts = { ...DEBT_COMPANY, cash, price, cell: `${marker?.row},${marker?.column}` };
  for (const [name, value] of Object.entries(facts)) trace[`corp.${DEBT_MARKER}.${name}`] = value;
  if (!state.treaty) return;
  for (const [debtor, card] of Object.entries(DEBT_CARDS)) {
    const isHeld = holdsDebtCard(state, debtor);
    trace[`private.${card}`] = isHeld ? 'open' : 'closed';
    if (isHeld && core.company(state, debtor).par !== null)
      trace[`corp.${debtor}.privates`] = [...privatesOf(state, debtor).map(({ id }) => id), card]
        .sort()
        .join(' ');
  }
}
