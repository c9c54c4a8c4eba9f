import { saleAmounts } from '@roundhouse/classic';
import {
  allow,
  BANK,
  defineMove,
  isCompany,
  type Objection,
  percentOf,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { partnersFor } from './merger.ts';
import { askForProtection } from './protection.ts';
import { proceedsOf, saleProblem, sellAside, smallestOf } from './selling.ts';
import { type CompanyMW, companiesOf, core, type StateMW, type Target, type TurnMW } from './state.ts';
import {
  cheapestPrice,
  cheapestTrain,
  faceOf,
  findOwnTrain,
  fundsOf,
  isNeedy,
  sharesToOffer,
} from './trains.ts';

/** Shares that a president sells for a train that neither the company nor he can pay. */

/** 18MW-mandatory-8: the needy company keeps its president. */
const blockProblem = (
  state: StateMW,
  turn: TurnMW,
  company: CompanyMW,
  player: string,
  percent: number,
): Objection | null => saleProblem(state, company, player, percent, company.id === turn.company);

/** The largest block of each company that may be sold, with what it brings. */
export function saleAmountsFor(
  state: StateMW,
  turn: TurnMW,
): { company: string; percent: number; proceeds: number }[] {
  const player = core.requirePresident(state, turn.company);
  return Object.values(state.companies).flatMap((company) => {
    const amounts = [...saleAmounts(company, player)].map(({ fields }) => fields.percent).reverse();
    const percent = amounts.find((one) => blockProblem(state, turn, company, player, one) === null);
    return percent === undefined
      ? []
      : [{ company: company.id, percent, proceeds: proceedsOf(state, company, percent) }];
  });
}

/** 18MW-bankruptcy-9: treasury, cash and all that could be sold. */
export const canRaise = (state: StateMW, turn: TurnMW): number =>
  saleAmountsFor(state, turn).reduce((sum, { proceeds }) => sum + proceeds, fundsOf(state, turn));

/** 18MW-mandatory-11: the train that was named, as long as its seller has the same president. */
export function targetOf(state: StateMW, turn: TurnMW): Target | null {
  const { target } = turn;
  if (target === null) return null;
  const card = findOwnTrain(state, turn, target, core.requirePresident(state, turn.company));
  return 'code' in card ? null : target;
}

/** What the train costs that is to be bought: the one named, or the bank's cheapest. */
export const priceWanted = (state: StateMW, turn: TurnMW): number =>
  targetOf(state, turn)?.price ?? cheapestPrice(state);

function duty(state: StateMW, turn: TurnMW): Objection | null {
  if (!isNeedy(state, turn.company)) return refuse('emergency.not-due');
  return sharesToOffer(state, turn).length > 0 ? refuse('train.fire-sale-first') : null;
}

/** 18MW-mandatory-7 to -10 and -15 */
export const forcedSale = defineMove<StateMW, TurnMW, { company: string; percent: number }>({
  type: 'sell',
  fields: { company: shortText, percent: wholeNumber },
  judge(state, turn, { company: id, percent }, player) {
    if (!isCompany(state, id)) return refuse('stock.unknown-company', { company: id });
    const company = core.company(state, id);
    const notDue = duty(state, turn);
    if (notDue !== null) return notDue;
    const wanted = priceWanted(state, turn);
    const lacking = wanted - fundsOf(state, turn);
    if (lacking <= 0) return refuse('emergency.enough');
    if (canRaise(state, turn) < wanted) return refuse('emergency.hopeless');
    const problem = blockProblem(state, turn, company, player, percent);
    if (problem !== null) return problem;
    const less = percent - smallestOf(company, player, percent);
    const isEnough =
      less > 0 &&
      proceedsOf(state, company, less) >= lacking &&
      blockProblem(state, turn, company, player, less) === null;
    if (isEnough) return refuse('emergency.fewer', { company: id, lacking });
    return allow((emit) => {
      sellAside(state, company, player, percent, emit);
      turn.pending = [...new Set([...turn.pending, id])];
      turn.hasSoldShares = true;
      if (fundsOf(state, turn) >= wanted) settle(state, turn, player);
    });
  },
  *candidates(state, _turn, player) {
    for (const company of Object.values(state.companies))
      if (percentOf(company, player) > 0) yield* saleAmounts(company, player);
  },
});

/** 18MW-protection-9: the prices of what was sold are settled before anything else is done. */
function settle(state: StateMW, turn: TurnMW, player: string): void {
  const sold = turn.pending;
  turn.pending = [];
  askForProtection(state, player, sold);
}

/** Rulings 9.1 and 9.8: is there a way to a train besides selling more, or can no more be had by it? */
const maySettle = (state: StateMW, turn: TurnMW, player: string): boolean =>
  canRaise(state, turn) < priceWanted(state, turn) ||
  (hasOtherTrain(state, turn, player) && fundsOf(state, turn) > 0) ||
  partnersFor(state, turn, player).length > 0;

/** Has another of the president's companies a train? */
export const hasOtherTrain = (state: StateMW, turn: TurnMW, player: string): boolean =>
  companiesOf(state, player).some(({ id, trains }) => id !== turn.company && trains.length > 0);

/** Who would rather take another way has what was sold so far settled first (ruling 9.1). */
export const settleSales = defineMove<StateMW, TurnMW>({
  type: 'settle',
  judge(state, turn, _fields, player) {
    if (turn.pending.length === 0) return refuse('settle.nothing');
    if (!maySettle(state, turn, player)) return refuse('settle.no-other-way');
    return allow(() => {
      turn.target = null;
      settle(state, turn, player);
    });
  },
});

/** A train of another of his companies at up to face value; or the bank's cheapest again, which is meant as long as none is named. */
function targetProblem(state: StateMW, turn: TurnMW, target: Target, player: string): Objection | null {
  if (target.from === BANK) {
    const cheapest = cheapestTrain(state);
    if (target.train !== cheapest?.id || target.price !== faceOf(cheapest))
      return refuse('train.help-cheapest');
    return targetOf(state, turn) === null ? refuse('raise.named') : null;
  }
  const card = findOwnTrain(state, turn, target, player);
  if ('code' in card) return card;
  return target.price > faceOf(card) ? refuse('train.help-face', { face: faceOf(card) }) : null;
}

/** Rulings 9.6 and 9.8: names the train that shares are sold for, so that no more are sold than it needs. */
export const raiseFor = defineMove<StateMW, TurnMW, Target>({
  type: 'raise',
  fields: { train: shortText, from: shortText, price: wholeNumber },
  judge(state, turn, target, player) {
    const notDue = duty(state, turn);
    if (notDue !== null) return notDue;
    if (turn.pending.length > 0) return refuse('train.sales-pending');
    const problem = targetProblem(state, turn, target, player);
    if (problem !== null) return problem;
    const { price } = target;
    if (price <= fundsOf(state, turn)) return refuse('emergency.enough');
    if (price > canRaise(state, turn)) return refuse('emergency.hopeless');
    return allow((emit) => {
      turn.target = target.from === BANK ? null : target;
      emit({ type: 'special', name: 'raising', facts: { player, ...target } });
    });
  },
  *candidates(state, turn, player) {
    if (duty(state, turn) !== null) return;
    const min = fundsOf(state, turn) + 1;
    const most = canRaise(state, turn);
    const cheapest = cheapestTrain(state);
    if (turn.target !== null && cheapest !== undefined)
      yield { fields: { train: cheapest.id, from: BANK, price: faceOf(cheapest) } };
    for (const { id: from, trains } of companiesOf(state, player)) {
      if (from === turn.company) continue;
      for (const card of trains) {
        const max = Math.min(most, faceOf(card));
        if (min > max) continue;
        const fields = { train: card.id, from, price: min };
        yield min === max ? { fields } : { fields, range: { field: 'price', min, max, step: 1 } };
      }
    }
  },
});
