import { turnOf } from '@roundhouse/classic';
import {
  allow,
  BANK,
  cashOf,
  clockwiseFrom,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  heldBy,
  kindOf,
  moveCertificate,
  type Objection,
  PASS,
  POOL,
  pay,
  percentOf,
  pushFrame,
  refuse,
  settlePresidency,
  shortText,
  stationsOnCharter,
  wholeNumber,
} from '@roundhouse/engine';
import { RAISE } from './data/box.ts';
import { holdProblem, limitProblem } from './limits.ts';
import { companiesOf, core, type StateMW, TurnMW } from './state.ts';
import { soldTokens, takeOver, takeoverProblem, tokenCost } from './stations.ts';
import { isNeedy, sharesToOffer } from './trains.ts';

/** The fire sale of a company that cannot pay for its train: redeemed shares, then tokens, auctioned one at a time. */

interface FireFrame extends Frame {
  readonly company: string;
  /** Who is still in, the next to speak first. */
  queue: string[];
  readonly minimum: number;
}

export interface ShareSaleFrame extends FireFrame {
  readonly kind: 'share-sale';
  readonly percent: number;
  high: { readonly player: string; readonly price: number } | null;
}
export const ShareSaleFrame = kindOf<ShareSaleFrame>('share-sale');

export interface TokenSaleFrame extends FireFrame {
  readonly kind: 'token-sale';
  readonly hex: string;
  high: { readonly player: string; readonly company: string; readonly price: number } | null;
}
export const TokenSaleFrame = kindOf<TokenSaleFrame>('token-sale');

/** 18MW-fire-1 and -2: all but the president, from the holder of priority. */
const biddersFor = (state: StateMW, company: string): string[] => {
  const president = core.president(state, company);
  return clockwiseFrom(state, state.priority).filter(
    (player) => player !== president && !state.out.includes(player),
  );
};

const isDecided = ({ queue, high }: ShareSaleFrame | TokenSaleFrame): boolean =>
  queue.length === 0 || (queue.length === 1 && high?.player === queue[0]);

const leastBid = ({ minimum, high }: ShareSaleFrame | TokenSaleFrame): number =>
  high === null ? minimum : high.price + RAISE;

const pass = <F extends ShareSaleFrame | TokenSaleFrame>() =>
  defineMove<StateMW, F>({
    type: PASS,
    judge: (_state, frame, _fields, player) =>
      allow((emit) => {
        frame.queue = frame.queue.slice(1);
        emit({ type: 'pass', who: player, step: 'auction' });
      }),
  });

/** The bidder goes to the end of the queue. */
function noteBid(frame: ShareSaleFrame | TokenSaleFrame, player: string): void {
  frame.queue = [...frame.queue.slice(1), player];
}

// Redeemed shares

/** 18MW-fire-3 and -19: half of what the share is worth. */
const halfWorth = (state: StateMW, company: string, percent: number): number =>
  ((core.price(state, company) ?? 0) * percent) / 20;

/** 18MW-mandatory-4 */
export const offerShare = defineMove<StateMW, TurnMW, { percent: number }>({
  type: 'fire-share',
  fields: { percent: wholeNumber },
  judge(state, turn, { percent }) {
    const { company } = turn;
    if (!isNeedy(state, company)) return refuse('fire.not-needy', { company });
    if (turn.pending.length > 0) return refuse('train.sales-pending');
    if (!sharesToOffer(state, turn).includes(percent)) return refuse('fire.no-share', { company, percent });
    return allow((emit) => {
      emit({ type: 'special', name: 'share-offered', facts: { company, percent } });
      pushFrame(state, ShareSaleFrame, {
        company,
        percent,
        minimum: Math.ceil(halfWorth(state, company, percent)),
        queue: biddersFor(state, company),
        high: null,
      });
    });
  },
  candidates: (state, turn) => sharesToOffer(state, turn).map((percent) => ({ fields: { percent } })),
});

/** 18MW-fire-17: buyers keep the limits. */
function shareBidProblem(
  state: StateMW,
  frame: ShareSaleFrame,
  price: number,
  player: string,
): Objection | null {
  const company = core.company(state, frame.company);
  const problem =
    holdProblem(state, company, player, frame.percent) ?? limitProblem(state, company, player, [frame]);
  if (problem !== null) return problem;
  const least = leastBid(frame);
  if (price < least) return refuse('bidding.least', { least });
  const most = cashOf(state, player);
  return price > most ? refuse('bidding.limit', { most }) : null;
}

const bidForShare = defineMove<StateMW, ShareSaleFrame, { price: number }>({
  type: 'bid',
  fields: { price: wholeNumber },
  judge(state, frame, { price }, player) {
    const problem = shareBidProblem(state, frame, price, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      frame.high = { player, price };
      noteBid(frame, player);
      emit({ type: 'bid', player, item: frame.company, price });
    });
  },
  *candidates(state, frame, player) {
    const min = leastBid(frame);
    const max = cashOf(state, player);
    if (min > max) return;
    yield min === max
      ? { fields: { price: min } }
      : { fields: { price: min }, range: { field: 'price', min, max, step: 1 } };
  },
});

/** 18MW-fire-4 to -6, -18 and -19 */
function sellShare(state: StateMW, frame: ShareSaleFrame, emit: Emit): void {
  const { company: id, percent, high } = frame;
  const company = core.company(state, id);
  const certificate = heldBy(company, id).find((held) => held.percent === percent);
  if (certificate === undefined) throw new Error(`${id} has no share of ${percent}%`);
  if (high !== null) {
    pay(state, high.player, id, high.price, 'share', emit);
    moveCertificate(company, certificate, high.player);
    emit({ type: 'bought', company: id, percent, by: high.player, from: id, price: high.price });
    settlePresidency(state, company, emit);
    return;
  }
  const turn = turnOf(state, TurnMW);
  if (percentOf(company, POOL) + percent > core.box.poolPercent) {
    turn.refusedShares.push(percent);
    emit({ type: 'special', name: 'share-unsold', facts: { company: id, percent } });
    return;
  }
  const price = Math.floor(halfWorth(state, id, percent));
  pay(state, BANK, id, price, 'shares', emit);
  moveCertificate(company, certificate, POOL);
  emit({ type: 'sold', company: id, percent, by: id, price });
  const rows = Math.floor((turn.bankTook + percent) / 10) - Math.floor(turn.bankTook / 10);
  turn.bankTook += percent;
  core.movePrice(state, id, 'down', rows, emit);
}

const SHARE_MOVES = [bidForShare, pass<ShareSaleFrame>()];

export const shareSaleFrame = defineFrame<StateMW, ShareSaleFrame>({
  kind: ShareSaleFrame,
  order: 'order.fire-sale',
  actor(state, frame) {
    const [next] = frame.queue;
    if (next === undefined || isDecided(frame)) return null;
    return shareBidProblem(state, frame, leastBid(frame), next) === null ? next : null;
  },
  proceed(state, frame, emit) {
    // 18MW-fire-17: who cannot bid is passed over for good.
    if (!isDecided(frame)) {
      frame.queue = frame.queue.slice(1);
      return;
    }
    endFrame(state, frame);
    sellShare(state, frame, emit);
  },
  moves: SHARE_MOVES,
  label: () => ({ step: 'share-sale' }),
});

// Tokens

/** Tokens that the president may still put up (18MW-fire-8, -16 and -21). */
export const tokensToOffer = (state: StateMW, turn: TurnMW): string[] =>
  soldTokens(state, turn.company)
    .map(({ hex }) => hex)
    .filter((hex) => !turn.hasSoldShares && !turn.offeredTokens.includes(hex));

/** No bid can be higher than what the richest company has, so no minimum need be. */
const HIGHEST_MINIMUM = 10_000;

export const offerToken = defineMove<StateMW, TurnMW, { hex: string; minimum: number }>({
  type: 'fire-token',
  fields: { hex: shortText, minimum: wholeNumber },
  judge(state, turn, { hex, minimum }) {
    const { company } = turn;
    if (!isNeedy(state, company)) return refuse('fire.not-needy', { company });
    if (turn.pending.length > 0) return refuse('train.sales-pending');
    if (sharesToOffer(state, turn).length > 0) return refuse('train.fire-sale-first');
    if (turn.hasSoldShares) return refuse('fire.over');
    if (turn.offeredTokens.includes(hex)) return refuse('fire.offered', { hex });
    if (!tokensToOffer(state, turn).includes(hex)) return refuse('fire.no-token', { company, hex });
    if (minimum < 1 || minimum > HIGHEST_MINIMUM) return refuse('fire.minimum');
    return allow((emit) => {
      turn.offeredTokens.push(hex);
      emit({ type: 'special', name: 'token-offered', facts: { company, hex, minimum } });
      const queue = biddersFor(state, company);
      pushFrame(state, TokenSaleFrame, { company, hex, minimum, queue, high: null });
    });
  },
  candidates: (state, turn) =>
    tokensToOffer(state, turn).map((hex) => ({
      fields: { hex, minimum: 1 },
      range: { field: 'minimum', min: 1, max: HIGHEST_MINIMUM, step: 1 },
    })),
});

interface TokenBid {
  readonly company: string;
  readonly price: number;
}

/** 18MW-fire-10 to -12: a company of the bidder's with a token, access, and money for the bid and the placing. */
function tokenBidProblem(
  state: StateMW,
  frame: TokenSaleFrame,
  { company, price }: TokenBid,
  player: string,
): Objection | null {
  if (!companiesOf(state, player).some(({ id }) => id === company))
    return refuse('fire.not-yours', { company });
  const least = leastBid(frame);
  if (price < least) return refuse('bidding.least', { least });
  if (frame.high !== null && (price - frame.high.price) % RAISE !== 0)
    return refuse('bidding.multiple', { step: RAISE });
  const spot = soldTokens(state, frame.company).find(({ hex }) => hex === frame.hex);
  if (spot === undefined) throw new Error(`${frame.company} has no token in ${frame.hex}`);
  return takeoverProblem(state, company, spot, price);
}

const bidForToken = defineMove<StateMW, TokenSaleFrame, TokenBid>({
  type: 'bid',
  fields: { company: shortText, price: wholeNumber },
  judge(state, frame, wanted, player) {
    const problem = tokenBidProblem(state, frame, wanted, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      frame.high = { player, ...wanted };
      noteBid(frame, player);
      emit({ type: 'special', name: 'token-bid', facts: { player, ...wanted, hex: frame.hex } });
    });
  },
  *candidates(state, frame, player) {
    const min = leastBid(frame);
    const step = frame.high === null ? 1 : RAISE;
    for (const { id: company } of companiesOf(state, player)) {
      const money = cashOf(state, company) - tokenCost(state, company, frame);
      const max = min + Math.floor((money - min) / step) * step;
      if (max < min) continue;
      const fields = { company, price: min };
      yield max === min ? { fields } : { fields, range: { field: 'price', min, max, step } };
    }
  },
});

/** 18MW-fire-13 to -15 */
function sellToken(state: StateMW, { company, hex, high }: TokenSaleFrame, emit: Emit): void {
  if (high === null) {
    emit({ type: 'special', name: 'token-unsold', facts: { company, hex } });
    return;
  }
  const spot = soldTokens(state, company).find((one) => one.hex === hex);
  if (spot !== undefined) takeOver(state, high.company, company, spot, high.price, emit);
}

const mayBidForToken = (state: StateMW, frame: TokenSaleFrame, player: string): boolean =>
  companiesOf(state, player).some(
    ({ id }) =>
      stationsOnCharter(state.board, id).length > 0 &&
      tokenBidProblem(state, frame, { company: id, price: leastBid(frame) }, player) === null,
  );

const TOKEN_MOVES = [bidForToken, pass<TokenSaleFrame>()];

export const tokenSaleFrame = defineFrame<StateMW, TokenSaleFrame>({
  kind: TokenSaleFrame,
  order: 'order.fire-sale',
  actor(state, frame) {
    const [next] = frame.queue;
    if (next === undefined || isDecided(frame)) return null;
    return mayBidForToken(state, frame, next) ? next : null;
  },
  proceed(state, frame, emit) {
    if (!isDecided(frame)) {
      frame.queue = frame.queue.slice(1);
      return;
    }
    endFrame(state, frame);
    sellToken(state, frame, emit);
  },
  moves: TOKEN_MOVES,
  label: () => ({ step: 'token-sale' }),
});
