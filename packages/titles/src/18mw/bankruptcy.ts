import {
  allow,
  BANK,
  byPrice,
  cashOf,
  clockwiseFrom,
  closePrivate,
  defineMove,
  type Emit,
  heldBy,
  leftOf,
  moveCertificate,
  type Objection,
  POOL,
  pay,
  percentOf,
  playersLeft,
  presidentCertificate,
  privatesOf,
  refuse,
  swapPresidency,
} from '@roundhouse/engine';
import { endBenefits } from './closing.ts';
import { BOX } from './data/box.ts';
import { canRaise, hasOtherTrain } from './emergency.ts';
import { type CompanyMW, core, type StateMW, type TurnMW } from './state.ts';
import { cheapestPrice, isNeedy, ownsMobile, sharesToOffer } from './trains.ts';

/** A president who cannot pay for a train leaves the game; it goes on for the others. */

/** 18MW-bankruptcy-1 and -9 */
function bankruptProblem(state: StateMW, turn: TurnMW, player: string): Objection | null {
  const { company } = turn;
  if (!isNeedy(state, company)) return refuse('bankrupt.not-forced', { company });
  if (turn.pending.length > 0) return refuse('train.sales-pending');
  if (sharesToOffer(state, turn).length > 0) return refuse('train.fire-sale-first');
  const most = canRaise(state, turn);
  const hasTrain = hasOtherTrain(state, turn, player) && most >= 1;
  // Ruling 9.1: the Mobile and Ohio brings a train without money.
  return most >= cheapestPrice(state) || hasTrain || ownsMobile(state, player)
    ? refuse('bankrupt.can-pay')
    : null;
}

export const bankrupt = defineMove<StateMW, TurnMW>({
  type: 'bankrupt',
  judge: (state, turn, _fields, player) =>
    bankruptProblem(state, turn, player) ?? allow((emit) => goBankrupt(state, turn, player, emit)),
});

/** 18MW-bankruptcy-2 to -5, ruling 11.7: shares, cash, private companies, priority; then the companies in price order. */
function goBankrupt(state: StateMW, turn: TurnMW, player: string, emit: Emit): void {
  emit({ type: 'bankrupt', player });
  const order = byPrice(BOX.market, state);
  const led = order.filter((id) => core.president(state, id) === player);
  for (const company of Object.values(state.companies)) {
    if (percentOf(company, player) === 0) continue;
    state.forfeit = [...new Set([...state.forfeit, company.id])];
    for (const certificate of heldBy(company, player)) moveCertificate(company, certificate, POOL);
  }
  pay(state, player, BANK, cashOf(state, player), 'bankruptcy', emit);
  for (const privateCompany of privatesOf(state, player)) closePrivate(state, privateCompany.id, emit);
  endBenefits(state, player);
  state.out.push(player);
  // 18MW-bankruptcy-11
  if (state.priority === player) state.priority = leftOf(state, player);
  replaceReceiver(state, player, emit);
  handOver(state, led, emit);
  turn.step = 'end';
  // 18MW-bankruptcy-14
  if (playersLeft(state) === 1) core.endGame(state, 'last-player', emit);
}

/** 18MW-receivership-13 */
function replaceReceiver(state: StateMW, player: string, emit: Emit): void {
  for (const company of Object.values(state.companies))
    if (company.receiver === player) appoint(company, leftOf(state, player), emit);
}

function appoint(company: CompanyMW, player: string, emit: Emit): void {
  company.receiver = player;
  emit({ type: 'special', name: 'receiver', facts: { company: company.id, player } });
}

/** 18MW-bankruptcy-6 to -8 and -13, 18MW-receivership-1 */
function handOver(state: StateMW, led: readonly string[], emit: Emit): void {
  const seats = clockwiseFrom(state, state.priority);
  let named = 0;
  for (const id of led) {
    const company = core.company(state, id);
    const taker = takerOf(company, seats);
    if (taker !== null) swapPresidency(company, taker, emit);
    else if (company.floated) appoint(company, seats[named++ % seats.length] ?? '', emit);
  }
}

/** The player with the most, at least as much as the president's certificate; among equals the nearest to priority. */
function takerOf(company: CompanyMW, seats: readonly string[]): string | null {
  const needed = presidentCertificate(company)?.percent ?? 0;
  let best: string | null = null;
  for (const player of seats) {
    const held = percentOf(company, player);
    if (held >= needed && held > (best === null ? 0 : percentOf(company, best))) best = player;
  }
  return best;
}
