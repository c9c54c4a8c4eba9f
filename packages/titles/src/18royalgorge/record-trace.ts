import type { GameFrame } from '@roundhouse/classic';
import {
  cashOf,
  findFrame,
  isKind,
  markerOf,
  OFFERING,
  POOL,
  percentOf,
  privatesOf,
  topFrame,
} from '@roundhouse/engine';
import { GOLD_COMPANY, STEEL_COMPANY } from './data/companies.ts';
import { DEBT_MARKER, DEBT_PRICE } from './data/numbers.ts';
import { TRAINS } from './data/trains.ts';
import { debtPrice, holdsDebtCard } from './debts.ts';
import { goldDividend } from './gold.ts';
import { countedCertificates } from './limits.ts';
import { DEBT_CARDS, recordedPlayer, recordedTile } from './record-names.ts';
import type { CoalUse } from './routes.ts';
import { type CompanyRG, core, isMetal, type StateRG, type TurnFrame } from './state.ts';
import { worth } from './worth.ts';

/** What the state does not hold, because only recorded games know it. */
export interface TraceFacts {
  readonly acting: string | null;
  /** That site gives CF&I and VGC a president. */
  readonly metalPresidents: Readonly<Record<string, string | null>>;
  /** Coal chosen before the run. */
  readonly coal: readonly CoalUse[];
}

type Trace = Record<string, unknown>;

/** The position in the keys and symbols of the traces of recorded games. */
export function traceOf(state: StateRG, facts: TraceFacts): Trace {
  const purses: Readonly<Record<string, number>> = {
    [STEEL_COMPANY]: steelBox(state),
    [GOLD_COMPANY]: goldBox(state),
    [DEBT_MARKER]: debtPrice(state),
  };
  // That site keeps the coming gold dividend and the debt price as cash, and the jeweler's money in the bank.
  const bank =
    cashOf(state, 'bank') +
    cashOf(state, 'Y6') +
    cashOf(state, STEEL_COMPANY) -
    Object.values(purses).reduce((sum, amount) => sum + amount, 0);
  const trace: Trace = {
    round: roundOf(state),
    phase: state.phase,
    bank,
    acting: actingOf(state, facts.acting),
    priority: null,
  };
  for (const { id } of state.players) tracePlayer(state, id, trace);
  for (const company of Object.values(state.companies))
    if (company.par !== null) traceCompany(state, company, facts, purses[company.id], trace);
  traceDebt(state, trace);
  for (const [hex, { tile, rotation }] of Object.entries(state.board.tiles)) {
    const recorded = recordedTile(tile);
    if (recorded !== null) trace[`hex.${hex}`] = `${recorded} r${rotation}`;
  }
  for (const { id, closed } of Object.values(state.privates))
    trace[`private.${id}`] = closed ? 'closed' : 'open';
  if (state.treaty)
    for (const [debtor, card] of Object.entries(DEBT_CARDS))
      trace[`private.${card}`] = holdsDebtCard(state, debtor) ? 'open' : 'closed';
  trace['depot.next'] = state.depot.stack[0]?.type ?? null;
  trace['depot.left'] = TRAINS.flatMap(({ type }) => {
    const left = state.depot.stack.filter((card) => card.type === type).length;
    return left > 0 ? [`${type}:${left}`] : [];
  }).join(' ');
  trace['depot.discarded'] = '';
  return trace;
}

/** After the last dividends the boxes stay empty there. */
const isPaidOut = (state: StateRG): boolean =>
  state.ended?.reason === 'market' || state.ended?.reason === 'train';
const steelBox = (state: StateRG): number => (isPaidOut(state) ? 0 : cashOf(state, STEEL_COMPANY));
const goldBox = (state: StateRG): number => (isPaidOut(state) ? 0 : goldDividend(state));

function tracePlayer(state: StateRG, id: string, trace: Trace): void {
  const key = (name: string) => `player.${id}.${name}`;
  trace[key('cash')] = cashOf(state, id);
  trace[key('value')] = worth(state, id);
  trace[key('privates')] = assetList(state, id);
  trace[key('certs')] = countedCertificates(state, id);
  for (const company of Object.values(state.companies)) {
    const percent = percentOf(company, id);
    if (percent > 0) trace[key(`share.${company.id}`)] = percent;
  }
  if (state.bankrupt === id) trace[key('bankrupt')] = true;
}

function traceCompany(
  state: StateRG,
  company: CompanyRG,
  facts: TraceFacts,
  purse: number | undefined,
  trace: Trace,
): void {
  const key = (name: string) => `corp.${company.id}.${name}`;
  const marker = markerOf(state, company.id);
  const president = isMetal(company.id)
    ? (facts.metalPresidents[company.id] ?? null)
    : core.president(state, company.id);
  trace[key('cash')] = purse ?? cashOf(state, company.id);
  trace[key('price')] = core.price(state, company.id);
  trace[key('cell')] = marker === undefined ? null : `${marker.row},${marker.column}`;
  trace[key('par')] = core.price(state, company.id);
  trace[key('president')] = president === null ? 'Market' : recordedPlayer(president);
  trace[key('trains')] = company.trains
    .map(({ id, type }) => lengthened(id, type, facts.coal))
    .sort()
    .join(' ');
  trace[key('floated')] = true;
  trace[key('treasury')] = percentOf(company, OFFERING) + percentOf(company, company.id);
  trace[key('pool')] = percentOf(company, POOL);
  trace[key('privates')] = assetList(state, company.id);
  trace[key('stations')] = state.board.stations
    .flatMap(({ owner, at }) => (owner === company.id && at !== null ? [at.hex] : []))
    .sort()
    .join(' ');
}

/** A train that coal will lengthen: "4*+". */
function lengthened(id: string, type: string, coal: readonly CoalUse[]): string {
  const extra = coal.filter(({ train }) => train === id).reduce((sum, { cubes }) => sum + cubes, 0);
  const range = TRAINS.find((train) => train.type === type)?.range ?? 0;
  return extra === 0 ? type : `${range + extra}*+`;
}

function traceDebt(state: StateRG, trace: Trace): void {
  const marker = markerOf(state, DEBT_MARKER);
  const facts = {
    cash: debtPrice(state),
    price: debtPrice(state),
    cell: `${marker?.row},${marker?.column}`,
    par: DEBT_PRICE,
    president: null,
    trains: '',
    floated: true,
    treasury: 0,
    pool: 100,
    privates: '',
    stations: '',
  };
  for (const [name, value] of Object.entries(facts)) trace[`corp.${DEBT_MARKER}.${name}`] = value;
}

function assetList(state: StateRG, owner: string): string {
  const card = holdsDebtCard(state, owner) ? DEBT_CARDS[owner] : undefined;
  return [...privatesOf(state, owner).map(({ id }) => id), ...(card === undefined ? [] : [card])]
    .sort()
    .join(' ');
}

function roundOf(state: StateRG): string {
  const game = findFrame<GameFrame>(state, 'game');
  if (game === undefined || game.stage === 'auction') return 'ISR 1.1';
  return game.stage === 'operating' ? `OR ${game.set}.${game.round}` : `SR ${game.set}.1`;
}

function actingOf(state: StateRG, player: string | null): unknown {
  if (isPaidOut(state)) return null;
  const top = topFrame(state);
  if (isKind<TurnFrame>(top, 'turn')) return top.company;
  return player === null ? null : recordedPlayer(player);
}
