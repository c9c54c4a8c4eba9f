import {
  allow,
  cashOf,
  defineMove,
  type Emit,
  isPlayer,
  name,
  type OfferFrame,
  offers,
  pay,
  privateOf,
  pushFrame,
  type Refusal,
  wholeNumber,
} from '@roundhouse/engine';
import { z } from 'zod';
import { phaseOf, privateData, type State1882 } from './state.ts';
import { carryOutPurchase, purchaseProblem, trainFrom } from './trains.ts';
import { type TurnFrame, turnOf } from './turn-frame.ts';

/** Private companies bought by companies (7.1, 11), and deals that need another player's consent. */

interface PrivateDeal {
  readonly item: string;
  readonly price: number;
}

export function privateProblem(
  state: State1882,
  turn: TurnFrame,
  { item, price }: PrivateDeal,
): Refusal | null {
  const no = (rule: string, message: string): Refusal => ({ rule, message });
  if (!Object.hasOwn(state.privates, item)) return no('1882-7.1-6', `There is no private company "${item}".`);
  const { sale } = privateData(item);
  const { owner, closed } = privateOf(state, item);
  if (sale === null) return no('1882-7.1.5-2', `No company may buy ${item}.`);
  if (closed) return no('1882-7.1-6', `${item} is closed.`);
  if (!isPlayer(state, owner)) return no('1882-7.1-7', `${item} does not belong to a player.`);
  if (!phaseOf(state).privatesForSale.includes(item)) {
    const rule = state.phase === '2' ? '1882-8-12' : '1882-11-4';
    return no(rule, `${item} cannot be bought by a company in Phase ${state.phase}.`);
  }
  if (price < sale.min || price > sale.max)
    return no('1882-7.1-6', `${item} costs from $${sale.min} to $${sale.max}.`);
  if (price > cashOf(state, turn.company)) {
    return no('1882-7.1-6', `${turn.company} has $${cashOf(state, turn.company)}.`);
  }
  const asked = turn.declined.find((offer) => offer.item === item);
  if (asked !== undefined && price <= asked.price) {
    return no('1882-7.1-6', `$${asked.price} has been declined for ${item} in this turn.`);
  }
  return null;
}

function buyPrivate(state: State1882, company: string, { item, price }: PrivateDeal, emit: Emit): void {
  const paper = privateOf(state, item);
  const seller = paper.owner;
  pay(state, company, seller, price, 'private', emit);
  paper.owner = company;
  emit({ type: 'acquired', item, by: company, from: seller, price });
}

export const privateMove = defineMove<State1882, TurnFrame, PrivateDeal>({
  type: 'private',
  fields: z.strictObject({ item: name, price: wholeNumber }),
  judge(state, turn, deal, player) {
    const problem = privateProblem(state, turn, deal);
    if (problem !== null) return { ok: false, refusal: problem };
    return allow((_, emit) => {
      const { owner } = privateOf(state, deal.item);
      if (owner === player) {
        buyPrivate(state, turn.company, deal, emit);
        return;
      }
      const { item, price } = deal;
      pushFrame<OfferFrame>(state, {
        kind: 'offer',
        to: owner,
        buyer: turn.company,
        seller: owner,
        goods: 'private',
        item,
        price,
      });
      emit({ type: 'offer', from: turn.company, to: owner, item, price });
    });
  },
  *candidates(state, turn) {
    for (const item of phaseOf(state).privatesForSale) {
      const { sale } = privateData(item);
      if (sale === null) continue;
      const declined = turn.declined.find((offer) => offer.item === item)?.price ?? 0;
      const min = Math.max(sale.min, declined + 1);
      const max = Math.min(sale.max, cashOf(state, turn.company));
      if (min <= max) yield { fields: { item, price: min }, range: { field: 'price', min, max, step: 1 } };
    }
  },
});

/** Ruling 29: what belongs to another player changes hands only with that player's consent. */
export const offerFrame = offers<State1882>({
  problem: (state, offer) => {
    const turn = turnOf(state);
    return offer.goods === 'train'
      ? purchaseProblem(state, turn, trainFrom(offer))
      : privateProblem(state, turn, offer);
  },
  carryOut(state, offer, emit) {
    if (offer.goods === 'train') carryOutPurchase(state, offer.buyer, trainFrom(offer), emit);
    else buyPrivate(state, offer.buyer, offer, emit);
  },
  declined(state, offer) {
    const turn = turnOf(state);
    turn.declined = [
      ...turn.declined.filter(({ item }) => item !== offer.item),
      { item: offer.item, price: offer.price },
    ];
  },
  ids: { consent: '1882-11.7-5' },
});
