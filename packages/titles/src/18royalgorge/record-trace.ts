import { recordedPlayer, recordNames, type Trace, traceOf as usualTrace } from '@roundhouse/classic';
import { cashOf, markerOf, percentOf, privatesOf } from '@roundhouse/engine';
import { GOLD_COMPANY, STEEL_COMPANY } from './data/companies.ts';
import { DEBT_MARKER, DEBT_PRICE } from './data/numbers.ts';
import { TRAINS } from './data/trains.ts';
import { debtPrice, holdsDebtCard } from './debts.ts';
import { goldDividend } from './gold.ts';
import { DEBT_CARDS, recordedTile } from './record-names.ts';
import type { CoalUse } from './routes.ts';
import { type CompanyRG, core, isMetal, type StateRG } from './state.ts';
import { stock } from './stock.ts';

/** What the state does not hold, because only recorded games know it. */
export interface TraceFacts {
  readonly acting: string | null;
  /** That site gives CF&I and VGC a president. */
  readonly metalPresidents: Readonly<Record<string, string | null>>;
  /** Coal chosen before the run. */
  readonly coal: readonly CoalUse[];
}

const NAMES = recordNames({}, {});

/** After the last dividends the boxes stay empty there. */
const isPaidOut = (state: StateRG): boolean =>
  state.ended?.reason === 'market' || state.ended?.reason === 'train';

/** The usual trace, and what that site keeps otherwise in this title. */
export function traceOf(state: StateRG, facts: TraceFacts): Trace {
  const trace = usualTrace({ core, stock, names: NAMES }, state, facts.acting);
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
  return trace;
}

function traceCompany(state: StateRG, company: CompanyRG, facts: TraceFacts, trace: Trace): void {
  const { id } = company;
  const key = (name: string) => `corp.${id}.${name}`;
  const president = isMetal(id) ? (facts.metalPresidents[id] ?? null) : core.president(state, id);
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
