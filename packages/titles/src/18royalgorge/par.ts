import { parPart, placeHome as putHome } from '@roundhouse/classic';
import {
  cellsMarked,
  type Emit,
  hasMark,
  OFFERING,
  percentOf,
  refuse,
  settlePresidency,
} from '@roundhouse/engine';
import { MARKET } from './data/market.ts';
import { holdLimit } from './limits.ts';
import { core, type StateRG } from './state.ts';

/** Starting a company. */

const PAR_CELLS = cellsMarked(MARKET, 'par');

/** 18RG-start-2: the prices open in each phase. */
const PRICES = new Map(
  core.box.phases.map(({ name, tiles }) => [
    name,
    PAR_CELLS.filter(({ row, column }) =>
      tiles.some((colour) => hasMark(MARKET[row]?.[column] ?? null, colour)),
    ).map(({ price }) => price),
  ]),
);

export const par = parPart(core, {
  prices: ({ phase }) => PRICES.get(phase) ?? [],
  problem(state, company, player) {
    const { id, box } = company;
    // 18RG-start-3
    if (box === null || !core.phase(state).tiles.includes(box))
      return refuse('start.box', { company: id, box: String(box) });
    const limit = holdLimit(state);
    return percentOf(company, player) + 20 > limit
      ? refuse('stock.hold-limit', { company: id, limit })
      : null;
  },
  payTo: ({ id }) => id,
  // 18RG-start-5 and -6: the other shares go to the treasury.
  started(state, company, _player, emit) {
    for (const share of company.certificates) if (share.holder === OFFERING) share.holder = company.id;
    settlePresidency(state, company, emit);
    if (!state.options.homeAtFirstTurn) placeHome(state, company.id, emit);
  },
});

/** 18RG-start-6 */
export const placeHome = (state: StateRG, company: string, emit: Emit): void =>
  putHome(state, company, { hex: core.companyData(company).home ?? '', stop: 0 }, emit);
