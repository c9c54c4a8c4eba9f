import {
  allow,
  BANK,
  type Candidate,
  cashOf,
  closePrivate,
  defineMove,
  type Emit,
  isCompany,
  type Objection,
  pay,
  privateOf,
  refuse,
  shortText,
  type TrainCard,
  takeFromBank,
  takeFromOwner,
  trainType,
  wholeNumber,
} from '@roundhouse/engine';
import { TRAINS } from './data/trains.ts';
import { onBankTrainBought, trainLimit } from './phases.ts';
import { type CompanyMW, companiesOf, core, type StateMW, type Target, type TurnMW } from './state.ts';

/** Buying trains: from the bank, from other companies of the same president, with his help where he must. */

export const faceOf = ({ type }: TrainCard): number => trainType(TRAINS, type).price;

/** 18MW-train-5: the first of the stack, and of each kind that came back one. */
export function bankTrains({ depot }: StateMW): TrainCard[] {
  const { stack, pool = [] } = depot;
  const returned = pool.filter(({ type }, at) => pool.findIndex((other) => other.type === type) === at);
  return [...stack.slice(0, 1), ...returned];
}

export const cheapestPrice = (state: StateMW): number => Math.min(...bankTrains(state).map(faceOf));

/** The bank's cheapest train. */
export const cheapestTrain = (state: StateMW): TrainCard | undefined =>
  bankTrains(state).find((card) => faceOf(card) === cheapestPrice(state));

/** 18MW-mandatory-1 and -4: trainless, with a president, and not enough money for the cheapest train of the bank. */
export function isNeedy(state: StateMW, id: string): boolean {
  const { trains, receiver } = core.company(state, id);
  return trains.length === 0 && receiver === null && cashOf(state, id) < cheapestPrice(state);
}

/** Sizes of redeemed shares that have still to be offered (18MW-fire-1). */
export const sharesToOffer = (state: StateMW, turn: TurnMW): number[] => {
  const { certificates, id } = core.company(state, turn.company);
  const left = certificates.flatMap(({ holder, percent }) => (holder === id ? [percent] : []));
  for (const percent of turn.refusedShares) left.splice(left.indexOf(percent), 1);
  return [...new Set(left)].sort((a, b) => b - a);
};

export const fundsOf = (state: StateMW, turn: TurnMW): number =>
  cashOf(state, turn.company) + cashOf(state, core.requirePresident(state, turn.company));

function limitProblem(state: StateMW, company: CompanyMW): Objection | null {
  const limit = trainLimit(state, company.id);
  const owned = company.trains.length;
  return owned < limit ? null : refuse('train.limit', { company: company.id, owned, limit });
}

/** 18MW-mandatory-12 to -14: the president adds money only where the company is in need. */
function helpProblem(state: StateMW, turn: TurnMW, price: number): Objection | null {
  const { company } = turn;
  if (!isNeedy(state, company)) return refuse('train.no-help', { company, cash: cashOf(state, company) });
  const lacking = price - fundsOf(state, turn);
  return lacking > 0 ? refuse('train.lacking', { lacking }) : null;
}

function bankProblem(state: StateMW, turn: TurnMW, { train, price }: Target): Objection | null {
  const card = bankTrains(state).find(({ id }) => id === train);
  if (card === undefined) return refuse('train.not-for-sale', { train });
  const face = faceOf(card);
  if (price !== face) return refuse('train.price', { type: card.type, price: face });
  if (price <= cashOf(state, turn.company)) return null;
  if (isNeedy(state, turn.company)) {
    // 18MW-mandatory-13
    if (price !== cheapestPrice(state)) return refuse('train.help-cheapest');
    // 18MW-mandatory-4
    if (sharesToOffer(state, turn).length > 0) return refuse('train.fire-sale-first');
  }
  return helpProblem(state, turn, price);
}

/** A train of another company of the same president. */
export function findOwnTrain(
  state: StateMW,
  turn: TurnMW,
  { from, train }: Pick<Target, 'from' | 'train'>,
  player: string,
): TrainCard | Objection {
  if (!isCompany(state, from) || from === turn.company) return refuse('train.no-seller', { seller: from });
  const seller = core.company(state, from);
  // 18MW-train-3, 18MW-receivership-5
  if (core.president(state, from) !== player) return refuse('train.other-president', { seller: from });
  const card = seller.trains.find(({ id }) => id === train);
  return card ?? refuse('train.not-theirs', { seller: from, train });
}

function companyProblem(state: StateMW, turn: TurnMW, deal: Target, player: string): Objection | null {
  const card = findOwnTrain(state, turn, deal, player);
  if ('code' in card) return card;
  if (deal.price < 1) return refuse('train.least-price', { least: 1 });
  if (deal.price <= cashOf(state, turn.company)) return null;
  if (isNeedy(state, turn.company) && deal.price > faceOf(card))
    return refuse('train.help-face', { face: faceOf(card) });
  return helpProblem(state, turn, deal.price);
}

export function trainProblem(state: StateMW, turn: TurnMW, deal: Target, player: string): Objection | null {
  // 18MW-mandatory-10
  if (turn.pending.length > 0) return refuse('train.sales-pending');
  const full = limitProblem(state, core.company(state, turn.company));
  if (full !== null) return full;
  return deal.from === BANK ? bankProblem(state, turn, deal) : companyProblem(state, turn, deal, player);
}

/** The treasury pays first, the president the rest. */
export function buyTrain(state: StateMW, buyer: string, deal: Target, emit: Emit): void {
  const company = core.company(state, buyer);
  const shortfall = deal.price - cashOf(state, buyer);
  if (shortfall > 0) pay(state, core.requirePresident(state, buyer), buyer, shortfall, 'help', emit);
  pay(state, buyer, deal.from, deal.price, 'train', emit);
  const card =
    deal.from === BANK
      ? takeFromBank(state, TRAINS, deal.train)
      : takeFromOwner(core.company(state, deal.from), deal.train);
  receive(state, company, card, deal.from, deal.price, emit);
}

function receive(
  state: StateMW,
  company: CompanyMW,
  card: TrainCard,
  from: string,
  price: number,
  emit: Emit,
): void {
  company.trains.push(card);
  emit({ type: 'train', company: company.id, train: card.type, from, price });
  if (from === BANK) onBankTrainBought(state, card, emit);
}

/** Trains of the president's other companies, with the prices that could be agreed. */
function* ownTrains(state: StateMW, turn: TurnMW, player: string): Iterable<Candidate<Target>> {
  const own = cashOf(state, turn.company);
  const helps = isNeedy(state, turn.company);
  for (const seller of companiesOf(state, player)) {
    if (seller.id === turn.company) continue;
    for (const card of seller.trains) {
      const helped = helps ? Math.min(fundsOf(state, turn), faceOf(card)) : 0;
      const max = Math.max(own, helped);
      if (max < 1) continue;
      const fields = { train: card.id, from: seller.id, price: 1 };
      yield max === 1 ? { fields } : { fields, range: { field: 'price', min: 1, max, step: 1 } };
    }
  }
}

export const trainMove = defineMove<StateMW, TurnMW, Target>({
  type: 'train',
  fields: { train: shortText, from: shortText, price: wholeNumber },
  judge(state, turn, deal, player) {
    const problem = trainProblem(state, turn, deal, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      turn.target = null;
      buyTrain(state, turn.company, deal, emit);
    });
  },
  *candidates(state, turn, player) {
    for (const card of bankTrains(state))
      yield { fields: { train: card.id, from: BANK, price: faceOf(card) } };
    yield* ownTrains(state, turn, player);
  },
});

export function ownsMobile(state: StateMW, player: string): boolean {
  const { owner, closed } = privateOf(state, 'MO');
  return owner === player && !closed;
}

/** 18MW-mo-3 to -8: the Mobile and Ohio for any train that the bank sells. */
export const freeTrain = defineMove<StateMW, TurnMW, { train: string }>({
  type: 'free-train',
  fields: { train: shortText },
  judge(state, turn, { train }, player) {
    const company = core.company(state, turn.company);
    if (!ownsMobile(state, player)) return refuse('free-train.not-owned');
    if (core.president(state, company.id) !== player)
      return refuse('free-train.not-president', { company: company.id });
    if (turn.pending.length > 0) return refuse('train.sales-pending');
    if (!bankTrains(state).some(({ id }) => id === train)) return refuse('train.not-for-sale', { train });
    const full = limitProblem(state, company);
    if (full !== null) return full;
    return allow((emit) => {
      closePrivate(state, 'MO', emit);
      receive(state, company, takeFromBank(state, TRAINS, train), BANK, 0, emit);
    });
  },
  *candidates(state, _turn, player) {
    if (ownsMobile(state, player)) for (const { id } of bankTrains(state)) yield { fields: { train: id } };
  },
});

/** 18MW-receivership-4, -5 and -15: a trainless company in receivership buys the cheapest train as soon as it can. */
export function buyInReceivership(state: StateMW, turn: TurnMW, emit: Emit): void {
  const { trains, receiver, id } = core.company(state, turn.company);
  const card = cheapestTrain(state);
  if (receiver === null || trains.length > 0 || card === undefined) return;
  const price = faceOf(card);
  if (cashOf(state, id) >= price) buyTrain(state, id, { train: card.id, from: BANK, price }, emit);
}
