import {
  allow,
  closePrivate,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  isObjection,
  kindOf,
  type Move,
  type Objection,
  passMove,
  privateOf,
  pushFrame,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { type Found, findShare, type Purchase, sharesForSale, takeShare } from './buying.ts';
import { isPlayerIn } from './players.ts';
import { type StateMW, StockFrameMW } from './state.ts';

/** The Lacrosse and Milwaukee, exchanged for a share of any company at one of its three times. */

const PRIVATE = 'LM';
const FIELDS = { company: shortText, from: shortText, percent: wholeNumber };

/** 18MW-lm-2 and -8 */
function findExchange(state: StateMW, player: string, wanted: Purchase): Found | Objection {
  const privateCompany = privateOf(state, PRIVATE);
  if (privateCompany.closed || privateCompany.owner !== player) return refuse('exchange.not-owned');
  if (state.sold[player]?.includes(wanted.company) === true)
    return refuse('stock.sold-before', { company: wanted.company });
  // The paper that is given up makes room for the share.
  return findShare(withoutPaper(state), player, wanted);
}

const withoutPaper = (state: StateMW): StateMW => ({
  ...state,
  privates: { ...state.privates, [PRIVATE]: { ...privateOf(state, PRIVATE), closed: true } },
});

function carryOut(state: StateMW, player: string, found: Found, emit: Emit): void {
  closePrivate(state, PRIVATE, emit);
  takeShare(state, player, found, 0, emit);
}

function* candidates(state: StateMW, player: string): Iterable<{ fields: Purchase }> {
  const { owner, closed } = privateOf(state, PRIVATE);
  if (owner !== player || closed) return;
  for (const fields of sharesForSale(state)) yield { fields };
}

/** 18MW-lm-9: neither the purchase of the turn nor an action that breaks a series of passes. */
export const exchangeInTurn: Move<StateMW, StockFrameMW> = defineMove<StateMW, StockFrameMW, Purchase>({
  type: 'exchange',
  fields: FIELDS,
  judge(state, frame, wanted, player) {
    const found = findExchange(state, player, wanted);
    if (isObjection(found)) return found;
    return allow((emit) => {
      frame.begun = true;
      carryOut(state, player, found, emit);
    });
  },
  candidates: (state, _frame, player) => candidates(state, player),
});

/** A turn of this round has ended, and the next has not begun. */
const isBetweenTurns = ({ begun, passes, lastActor }: StockFrameMW): boolean =>
  !begun && (passes > 0 || lastActor !== null);

/** 18MW-lm-3: between two turns, by a player who is not to act. */
export const exchangeBetweenTurns: Move<StateMW, Frame> = defineMove<StateMW, Frame, Purchase>({
  type: 'exchange',
  fields: FIELDS,
  judge(state, frame, wanted, player) {
    if (!StockFrameMW.is(frame) || !isBetweenTurns(frame)) return refuse('exchange.not-now');
    const found = findExchange(state, player, wanted);
    return isObjection(found) ? found : allow((emit) => carryOut(state, player, found, emit));
  },
  candidates: (state, _frame, player) => candidates(state, player),
});

/** 18MW-lm-3, -5 and -6: the owner is asked at the start of an operating round, before any revenue is paid. */
export interface ExchangeFrame extends Frame {
  readonly kind: 'exchange';
}
export const ExchangeFrame = kindOf<ExchangeFrame>('exchange');

export function askForExchange(state: StateMW): void {
  const { owner, closed } = privateOf(state, PRIVATE);
  if (!closed && isPlayerIn(state, owner)) pushFrame(state, ExchangeFrame, {});
}

const exchangeAtStart = defineMove<StateMW, ExchangeFrame, Purchase>({
  type: 'exchange',
  fields: FIELDS,
  judge(state, frame, wanted, player) {
    const found = findExchange(state, player, wanted);
    if (isObjection(found)) return found;
    return allow((emit) => {
      endFrame(state, frame);
      carryOut(state, player, found, emit);
    });
  },
  candidates: (state, _frame, player) => candidates(state, player),
});

export const exchangeFrame = defineFrame<StateMW, ExchangeFrame>({
  kind: ExchangeFrame,
  order: 'order.exchange',
  actor: (state) => privateOf(state, PRIVATE).owner,
  proceed: (state, frame) => endFrame(state, frame),
  moves: [exchangeAtStart, passMove()],
  label: () => ({ step: 'exchange' }),
});
