import {
  allow,
  cashOf,
  defineMove,
  type Emit,
  findFrame,
  type Objection,
  OfferFrame,
  offers,
  pay,
  pushFrame,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { additionProblem, useAddition } from './additions.ts';
import {
  type BaronsState,
  directorFor,
  type Holding,
  holdingCard,
  holdingIn,
  holdingsIn,
  railroadCard,
  railroadName,
} from './state.ts';
import { TurnFrame } from './turn-frame.ts';

const ownerOf = (state: BaronsState, railroad: string): Holding | undefined =>
  holdingsIn(state).find(({ railroads }) => railroads.some(({ card }) => card === railroad));

/** What stands against taking a railroad over from another holding for this price. */
function takeoverProblem(
  state: BaronsState,
  frame: TurnFrame,
  railroad: string,
  price: number,
): Objection | null {
  const { short } = holdingCard(frame.holding);
  const seller = ownerOf(state, railroad);
  // A holding that has not begun to operate owns none: the Dominion Atlantic waits outside (RB-OR-33).
  if (seller === undefined) return refuse('takeover.nobody-has', { railroad: railroadName(railroad) });
  if (seller.id === frame.holding) return refuse('takeover.own', { holding: short });
  if (price < 1) return refuse('takeover.least-price', { least: 1 });
  const cash = cashOf(state, frame.holding);
  if (price > cash) return refuse('takeover.too-dear', { holding: short, cash });
  const declined = frame.declined[railroad];
  if (declined !== undefined && price <= declined) return refuse('takeover.declined', { declined });
  return additionProblem(state, frame, 'takeover');
}

export const takeOver = defineMove<BaronsState, TurnFrame, { railroad: string; price: number }>({
  type: 'take-over',
  fields: { railroad: shortText, price: wholeNumber },
  judge(state, frame, { railroad, price }, player) {
    const problem = takeoverProblem(state, frame, railroad, price);
    if (problem !== null) return problem;
    const seller = ownerOf(state, railroad)?.id ?? '';
    const consenting = directorFor(state, seller);
    // One director for both holdings sets the price alone (RB-OR-31).
    if (consenting === player) {
      return allow((emit) => carryOut(state, frame, { railroad, seller, price }, emit));
    }
    return allow((emit) => {
      pushFrame(state, OfferFrame, {
        to: consenting,
        buyer: frame.holding,
        seller,
        itemKind: 'train',
        item: railroad,
        price,
      });
      emit({ type: 'offer', from: frame.holding, to: seller, item: railroadCard(railroad).name, price });
    });
  },
  *candidates(state, frame) {
    const max = cashOf(state, frame.holding);
    for (const { id, railroads } of holdingsIn(state)) {
      if (id === frame.holding) continue;
      for (const { card } of railroads) {
        const min = (frame.declined[card] ?? 0) + 1;
        if (min > max) continue;
        yield { fields: { railroad: card, price: min }, range: { field: 'price', min, max, step: 1 } };
      }
    }
  },
});

/** Treasury to treasury (RB-OR-32); the level stays with the card and ends nothing (RB-RR-12). */
function carryOut(
  state: BaronsState,
  frame: TurnFrame,
  { railroad, seller, price }: { railroad: string; seller: string; price: number },
  emit: Emit,
): void {
  const from = holdingIn(state, seller);
  const owned = from.railroads.find(({ card }) => card === railroad);
  if (owned === undefined) throw new Error(`${seller} has no ${railroad}`);
  pay(state, frame.holding, seller, price, 'railroad', emit);
  from.railroads = from.railroads.filter((other) => other !== owned);
  holdingIn(state, frame.holding).railroads.push(owned);
  useAddition(state, frame);
  emit({ type: 'train', company: frame.holding, train: `${owned.card}-${owned.side}`, from: seller, price });
}

function turnBelow(state: BaronsState): TurnFrame {
  const frame = findFrame(state, TurnFrame);
  if (frame === undefined) throw new Error('An offer outside a turn');
  return frame;
}

/** The other director says yes or no (RB-OR-30). */
export const takeoverOffers = offers<BaronsState>({
  problem: (state, { item, price }) => takeoverProblem(state, turnBelow(state), item, price),
  carryOut: (state, { item, seller, price }, emit) =>
    carryOut(state, turnBelow(state), { railroad: item, seller, price }, emit),
  declined: (state, { item, price }) => {
    turnBelow(state).declined[item] = price;
  },
});
