import { payPrivates as payAll, privateSalePart } from '@roundhouse/classic';
import { BANK, cashOf, type Emit, isCompany, type Move, pay, privateOf, refuse } from '@roundhouse/engine';
import { CHICAGO_DOUBLED_UNTIL } from './data/connections.ts';
import { BENEFITS_UNTIL, FREIGHT_FEE, HANNIBAL_LATER } from './data/privates.ts';
import { type CompanyMW, core, hasCome, type StateMW, type TurnMW } from './state.ts';

/** Private companies: what they pay, who has their benefits, and how companies buy them. */

/** 18MW-privates-1, 18MW-hsj-1 and -2; the round after an idle auction that pays nobody is a standstill. */
export function payPrivates(state: StateMW, emit: Emit): void {
  const before = cashOf(state, BANK);
  payAll(core, state, emit, (item) =>
    item === 'HSJ' && hasCome(state, HANNIBAL_LATER.phase)
      ? HANNIBAL_LATER.revenue
      : core.privateData(item).revenue,
  );
  if (cashOf(state, BANK) !== before) state.stalled = false;
}

/** Whose benefit it is: the owner's, or that of whoever owned it when it closed (18MW-privates-8 and -11). */
function beneficiary(state: StateMW, item: 'CFH' | 'SLFLC'): string | null {
  const { owner, closed } = privateOf(state, item);
  if (closed) return state.kept[item];
  return owner === BANK ? null : owner;
}

/** The company for which Chicago counts double. */
export function chicagoDoubler(state: StateMW): string | null {
  const owner = hasCome(state, CHICAGO_DOUBLED_UNTIL) ? null : beneficiary(state, 'CFH');
  return owner !== null && isCompany(state, owner) ? owner : null;
}

/** Whoever is paid for routes to St. Louis. */
export const freightOwner = (state: StateMW): string | null =>
  hasCome(state, BENEFITS_UNTIL) ? null : beneficiary(state, 'SLFLC');

/** 18MW-slflc-2 to -4: $10 for each route to St. Louis, from the bank. */
export function payFreightFees(state: StateMW, routes: number, emit: Emit): void {
  const owner = freightOwner(state);
  if (owner !== null) pay(state, BANK, owner, routes * FREIGHT_FEE, 'freight', emit, 'SLFLC');
}

/** 18MW-privates-11: noted before the private companies close. */
export function keepBenefits(state: StateMW): void {
  for (const item of ['CFH', 'SLFLC'] as const) {
    const { owner, closed } = privateOf(state, item);
    const isKept = !closed && owner !== BANK && (item === 'SLFLC' || isCompany(state, owner));
    if (!closed) state.kept[item] = isKept ? owner : null;
  }
}

/** 18MW-privates-2, -3 and -9 */
export const privateSale = privateSalePart<StateMW, CompanyMW, TurnMW>(core);

/** 18MW-receivership-14: not by a receiver. */
export const buyPrivate: Move<StateMW, TurnMW> = {
  ...privateSale.move,
  judge: (state, turn, action) =>
    core.company(state, turn.company).receiver === null
      ? privateSale.move.judge(state, turn, action)
      : refuse('receiver.may-not', { company: turn.company }),
  legal: (state, turn, player) =>
    core.company(state, turn.company).receiver === null ? privateSale.move.legal(state, turn, player) : [],
};

export const mayBuyPrivate = (state: StateMW, turn: TurnMW): boolean =>
  core.company(state, turn.company).receiver === null && privateSale.isPossible(state, turn);
