import {
  allow,
  byRule,
  cashOf,
  cellsMarked,
  defineMove,
  type Emit,
  hasMark,
  isCompany,
  markActed,
  moveCertificate,
  name,
  type Objection,
  OFFERING,
  pay,
  percentOf,
  placeMarker,
  presidentCertificate,
  purchaseProblem,
  putStation,
  type StockFrame,
  settlePresidency,
  stationsOnCharter,
  wholeNumber,
} from '@roundhouse/engine';
import { MARKET } from './data/market.ts';
import { type CompanyRG, companyIn, isMetal, phaseOf, railData, type StateRG } from './state.ts';
import { holdLimit, STOCK_RULES } from './stock-rules.ts';

/** Starting a company. */
const PAR_CELLS = cellsMarked(MARKET, 'par');

/** 18RG-start-2: the prices open in this phase. */
export const openPrices = (state: StateRG): readonly number[] =>
  PAR_CELLS.filter(({ row, column }) =>
    phaseOf(state).tiles.some((colour) => hasMark(MARKET[row]?.[column] ?? null, colour)),
  ).map(({ price }) => price);

/** Could this company be started by this player at all, whatever the price? */
export function companyProblem(state: StateRG, company: CompanyRG, player: string): Objection | null {
  if (isMetal(company.id)) return byRule('18RG-comp-3', `${company.id} has no president's certificate.`);
  if (company.par !== null) return byRule('18RG-start-1', `${company.id} has been started already.`);
  if (company.box === null || !phaseOf(state).tiles.includes(company.box)) {
    return byRule('18RG-start-3', `${company.id} lies in the ${company.box} box, which is not open yet.`);
  }
  if (percentOf(company, player) + 20 > holdLimit(state))
    return byRule('18RG-buy-4', `You may not hold more than ${holdLimit(state)}% of ${company.id}.`);
  return null;
}

export function startProblem(
  state: StateRG,
  company: CompanyRG,
  price: number,
  player: string,
): Objection | null {
  const problem = companyProblem(state, company, player);
  if (problem !== null) return problem;
  if (!openPrices(state).includes(price))
    return byRule('18RG-start-1', `A company cannot be started at $${price} in this phase.`);
  if (cashOf(state, player) < 2 * price)
    return byRule('18RG-start-4', `This costs $${2 * price}; you have $${cashOf(state, player)}.`);
  return null;
}

/** 18RG-start-4 to -6 */
export function startCompany(
  state: StateRG,
  company: CompanyRG,
  player: string,
  price: number,
  emit: Emit,
): void {
  const cell = PAR_CELLS.find((candidate) => candidate.price === price);
  const certificate = presidentCertificate(company);
  if (cell === undefined || certificate === undefined)
    throw new Error(`${company.id} cannot start at ${price}`);
  company.par = price;
  placeMarker(state, company.id, cell.row, cell.column);
  emit({ type: 'par', company: company.id, player, price });
  pay(state, player, company.id, 2 * price, 'president', emit);
  moveCertificate(company, certificate, player);
  emit({
    type: 'bought',
    company: company.id,
    percent: certificate.percent,
    by: player,
    from: OFFERING,
    price: 2 * price,
  });
  for (const share of company.certificates) if (share.holder === OFFERING) share.holder = company.id;
  settlePresidency(state, company, emit);
  if (!state.options.homeAtFirstTurn) placeHome(state, company.id, emit);
}

/** 18RG-start-6 */
export function placeHome(state: StateRG, company: string, emit: Emit): void {
  const [station] = stationsOnCharter(state.board, company);
  const spot = { hex: railData(company).home, stop: 0 };
  if (station === undefined) throw new Error(`${company} has no home station`);
  putStation(state.board, station, spot);
  emit({ type: 'station', company, spot, cost: 0 });
}

/** 18RG-start-1: buys the president's certificate. */
export const startMove = defineMove<StateRG, StockFrame, { company: string; price: number }>({
  type: 'start',
  fields: { company: name, price: wholeNumber },
  judge(state, frame, { company: id, price }, player) {
    if (!isCompany(state, id)) return byRule('18RG-start-1', `There is no company "${id}".`);
    const company = companyIn(state, id);
    const problem =
      startProblem(state, company, price, player) ??
      purchaseProblem(STOCK_RULES, state, frame, company, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      startCompany(state, company, player, price, emit);
      frame.bought = id;
      markActed(frame, player);
    });
  },
  *candidates(state) {
    for (const company of Object.values(state.companies)) {
      if (company.par !== null) continue;
      for (const price of openPrices(state)) yield { fields: { company: company.id, price } };
    }
  },
});
