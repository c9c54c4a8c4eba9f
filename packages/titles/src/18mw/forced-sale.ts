import { saleAmounts } from '@roundhouse/classic';
import {
  allow,
  defineMove,
  isCompany,
  type Objection,
  percentOf,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { askForProtection } from './protection.ts';
import { proceedsOf, saleProblem, sellAside, smallestOf } from './selling.ts';
import { type CompanyMW, companiesOf, core, type StateMW, type Target, type TurnMW } from './state.ts';
import { cheapestPrice, faceOf, findOwnTrain, fundsOf, isNeedy, sharesToOffer } from './trains.ts';

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
    const barred = duty(state, turn);
    if (barred !== null) return barred;
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

/** Who would rather take another way has what was sold so far settled first (ruling 9.1). */
export const settleSales = defineMove<StateMW, TurnMW, object>({
  type: 'settle',
  fields: {},
  judge: (state, turn, _fields, player) =>
    turn.pending.length === 0
      ? refuse('settle.nothing')
      : allow(() => {
          turn.target = null;
          settle(state, turn, player);
        }),
  candidates: () => [{ fields: {} }],
});

/** Rulings 9.6 and 9.8: names a train of another of his companies, at no more than face value, that shares are sold for. */
export const raiseFor = defineMove<StateMW, TurnMW, Target>({
  type: 'raise',
  fields: { train: shortText, from: shortText, price: wholeNumber },
  judge(state, turn, target, player) {
    const barred = duty(state, turn);
    if (barred !== null) return barred;
    if (turn.pending.length > 0) return refuse('train.sales-pending');
    const card = findOwnTrain(state, turn, target, player);
    if ('code' in card) return card;
    const { price } = target;
    if (price > faceOf(card)) return refuse('train.help-face', { face: faceOf(card) });
    if (price <= fundsOf(state, turn)) return refuse('emergency.enough');
    if (price > canRaise(state, turn)) return refuse('emergency.hopeless');
    return allow((emit) => {
      turn.target = target;
      emit({ type: 'special', name: 'raising', facts: { player, ...target } });
    });
  },
  *candidates(state, turn, player) {
    if (duty(state, turn) !== null) return;
    const min = fundsOf(state, turn) + 1;
    const most = canRaise(state, turn);
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
