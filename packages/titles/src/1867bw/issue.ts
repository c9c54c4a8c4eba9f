import {
  allow,
  BANK,
  cashOf,
  defineMove,
  heldBy,
  moveCertificate,
  type Objection,
  POOL,
  pay,
  percentOf,
  refuse,
} from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { core, type StateBW, type TurnFrame } from './state.ts';

/** Section 8.2.E: one certificate is issued or redeemed. */

function issueProblem(state: StateBW, turn: TurnFrame): Objection | null {
  const company = core.company(state, turn.company);
  if (turn.issued) return refuse('issue.once');
  if (heldBy(company, company.id).length === 0) return refuse('issue.none-left', { company: company.id });
  return percentOf(company, POOL) >= BOX.poolPercent
    ? refuse('issue.pool-full', { company: company.id })
    : null;
}

function redeemProblem(state: StateBW, turn: TurnFrame): Objection | null {
  const company = core.company(state, turn.company);
  if (turn.issued) return refuse('issue.once');
  if (heldBy(company, POOL).length === 0) return refuse('redeem.none', { company: company.id });
  const price = core.price(state, company.id) ?? 0;
  const cash = cashOf(state, company.id);
  return cash < price ? refuse('redeem.cash', { price, cash }) : null;
}

/** Moves one certificate of the operating company, and its price the other way. */
function trade(state: StateBW, turn: TurnFrame, from: string, to: string): number {
  const company = core.company(state, turn.company);
  const [certificate] = heldBy(company, from);
  if (certificate === undefined) throw new Error(`${company.id} has no certificate there`);
  turn.issued = true;
  moveCertificate(company, certificate, to);
  return core.price(state, company.id) ?? 0;
}

export const issueMove = defineMove<StateBW, TurnFrame>({
  type: 'issue',
  judge: (state, turn) =>
    issueProblem(state, turn) ??
    allow((emit) => {
      const { company } = turn;
      const price = trade(state, turn, company, POOL);
      emit({ type: 'special', name: 'issued', facts: { company, price } });
      pay(state, BANK, company, price, 'issue', emit);
      core.movePrice(state, company, 'down', 1, emit);
    }),
});

export const redeemMove = defineMove<StateBW, TurnFrame>({
  type: 'redeem',
  judge: (state, turn) =>
    redeemProblem(state, turn) ??
    allow((emit) => {
      const { company } = turn;
      const price = trade(state, turn, POOL, company);
      emit({ type: 'special', name: 'redeemed', facts: { company, price } });
      pay(state, company, BANK, price, 'redeem', emit);
    }),
});

export const mayIssueOrRedeem = (state: StateBW, turn: TurnFrame): boolean =>
  issueProblem(state, turn) === null || redeemProblem(state, turn) === null;
