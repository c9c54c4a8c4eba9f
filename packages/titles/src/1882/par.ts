import {
  allow,
  BANK,
  byRule,
  cellsMarked,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  moveCertificate,
  OFFERING,
  pay,
  percentOf,
  placeMarker,
  presidentCertificate,
  wholeNumber,
} from '@roundhouse/engine';
import { FLOAT_PERCENT } from './data.ts';
import { MARKET } from './market.ts';
import { type Company1882, companyIn, type State1882 } from './state.ts';

/** Sections 10.4 and 10.5: par values and floating. */
export const PAR_CELLS = cellsMarked(MARKET, 'par');

export const parCell = (price: number) => PAR_CELLS.find((cell) => cell.price === price);

/** Puts the price marker on its par space, under those already there (1882-10.4-5). */
export function setPar(
  state: State1882,
  company: Company1882,
  player: string,
  price: number,
  emit: Emit,
): void {
  const cell = parCell(price);
  if (cell === undefined) throw new Error(`${price} is no par value`);
  company.par = price;
  placeMarker(state, company.id, cell.row, cell.column);
  emit({ type: 'par', company: company.id, player, price });
}

/**
 * Takes the president's certificate for the price of so many shares at par: two, one with P2, none with P5. Nobody has more
 * than P4's share before, so this neither floats the company nor makes another player president.
 */
export function takePresidency(
  state: State1882,
  company: Company1882,
  player: string,
  shares: number,
  emit: Emit,
): void {
  const certificate = presidentCertificate(company);
  if (certificate === undefined) throw new Error(`${company.id} has no president's certificate`);
  const price = (company.par ?? 0) * shares;
  pay(state, player, BANK, price, 'president', emit);
  moveCertificate(company, certificate, player);
  emit({
    type: 'bought',
    company: company.id,
    percent: certificate.percent,
    by: player,
    from: OFFERING,
    price,
  });
}

/** Percent of a started company that must still leave the offering before it floats. */
export const missingToFloat = (company: Company1882): number =>
  company.floated || company.par === null
    ? 0
    : Math.max(0, percentOf(company, OFFERING) - (100 - FLOAT_PERCENT));

/** 1882-10.5-1 and -3: at 60% sold the bank pays ten times the par value. */
export function floatIfSold(state: State1882, company: Company1882, emit: Emit): void {
  if (company.floated || company.par === null || missingToFloat(company) > 0) return;
  company.floated = true;
  const capital = company.par * 10;
  emit({ type: 'floated', company: company.id, capital });
  pay(state, BANK, company.id, capital, 'capital', emit);
}

/** The buyer of P5 sets CPR's par value at once (1882-7.1.5-1). */
export interface ParFrame extends Frame {
  readonly kind: 'par';
  readonly player: string;
  readonly company: string;
}

const par = defineMove<State1882, ParFrame, { price: number }>({
  type: 'par',
  fields: { price: wholeNumber },
  judge(state, frame, { price }, player) {
    if (parCell(price) === undefined) return byRule('1882-10.4-2', `$${price} is no par value.`);
    return allow((emit) => {
      const company = companyIn(state, frame.company);
      endFrame(state, frame);
      setPar(state, company, player, price, emit);
      takePresidency(state, company, player, 0, emit);
    });
  },
  candidates: () => PAR_CELLS.map(({ price }) => ({ fields: { price } })),
});

export const parFrame = defineFrame<State1882, ParFrame>({
  kind: 'par',
  order: '1882-7.1.5-1',
  actor: (_state, frame) => frame.player,
  proceed: () => undefined,
  moves: () => [par],
  label: () => ({ step: 'par' }),
});
