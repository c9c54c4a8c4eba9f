import {
  allow,
  BANK,
  cashOf,
  defineMove,
  type Emit,
  isPlayer,
  type Objection,
  offerOrDo,
  pay,
  privateOf,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { certificatesOf } from './limits.ts';
import { core, type StateMW, type StockFrameMW } from './state.ts';

/** 18MW-privates-6, -7 and -10: a player buys a private company from another, in his own turn and with the other's consent. */

interface PaperDeal {
  readonly item: string;
  readonly price: number;
}

/** What the owner has declined for it in this turn; 0 if nothing. */
const declinedAt = ({ declined }: StockFrameMW, item: string): number =>
  declined.find((offer) => offer.item === item)?.price ?? 0;

export function privateSaleProblem(
  state: StateMW,
  frame: StockFrameMW,
  { item, price }: PaperDeal,
  buyer: string,
): Objection | null {
  if (frame.number < 2) return refuse('private-sale.first-round');
  if (!Object.hasOwn(state.privates, item)) return refuse('private.unknown', { item });
  const { owner, closed } = privateOf(state, item);
  if (closed) return refuse('private.closed', { item });
  if (!isPlayer(state, owner) || owner === buyer) return refuse('private.owner', { item });
  if (price < 1) return refuse('private-sale.least-price');
  const cash = cashOf(state, buyer);
  if (price > cash) return refuse('stock.cash', { price, cash });
  const limit = core.certificateLimit(state);
  const held = certificatesOf(state, buyer);
  if (held + 1 > limit) return refuse('stock.certificate-limit', { held, limit });
  const declined = declinedAt(frame, item);
  return price > declined ? null : refuse('private.declined', { item, declined });
}

export function sellPrivate(state: StateMW, { item, price }: PaperDeal, buyer: string, emit: Emit): void {
  const privateCompany = privateOf(state, item);
  const seller = privateCompany.owner;
  pay(state, buyer, seller, price, 'private', emit);
  privateCompany.owner = buyer;
  emit({ type: 'acquired', item, by: buyer, from: seller, price });
}

export const buyPrivate = defineMove<StateMW, StockFrameMW, PaperDeal>({
  type: 'private',
  fields: { item: shortText, price: wholeNumber },
  judge(state, frame, deal, player) {
    const problem = privateSaleProblem(state, frame, deal, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      frame.begun = true;
      const { owner } = privateOf(state, deal.item);
      const offer = { to: owner, buyer: player, seller: owner, itemKind: 'private-to-player', ...deal };
      offerOrDo(state, offer, player, () => sellPrivate(state, deal, player, emit), emit);
    });
  },
  *candidates(state, frame, player) {
    const max = cashOf(state, player);
    for (const { id: item, owner, closed } of Object.values(state.privates)) {
      if (closed || owner === BANK || owner === player) continue;
      const min = declinedAt(frame, item) + 1;
      if (min > max) continue;
      const fields = { item, price: min };
      yield min === max ? { fields } : { fields, range: { field: 'price', min, max, step: 1 } };
    }
  },
});
