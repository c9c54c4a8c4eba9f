import {
  allow,
  cashOf,
  defineMove,
  type ForcedPurchase,
  findFrame,
  isCompany,
  listOf,
  type Move,
  type Objection,
  type OperatingFrame,
  percentOf,
  refuse,
  resort,
  shape,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { core, type StateBW, type TurnFrame } from './state.ts';
import { stock } from './stock.ts';
import { trains } from './trains.ts';
import { acquireOperational } from './union-pacific.ts';

/** Section 8.2.D.c: shares sold for a train that must be bought, or the crisis. */

interface Block {
  readonly company: string;
  readonly percent: number;
}

/** What treasury and director together lack for the cheapest train of the bank; null without a duty to buy one. */
export function shortfall(state: StateBW, { company }: TurnFrame): number | null {
  if (!trains.mustOwn(state, company)) return null;
  const director = core.requirePresident(state, company);
  const lacking = trains.cheapestPrice(state) - cashOf(state, company) - cashOf(state, director);
  return lacking > 0 ? lacking : null;
}

/** What is to be shown of it: the largest block of each corporation that may be sold. */
export function forcedPurchase(state: StateBW): ForcedPurchase | null {
  const turn = findFrame<TurnFrame>(state, 'turn');
  if (turn?.step !== 'trains' || shortfall(state, turn) === null) return null;
  const player = core.requirePresident(state, turn.company);
  const sales = Object.keys(state.companies).flatMap((company) => {
    const block = blocksOf(state, turn, player, company).at(-1);
    return block === undefined ? [] : [{ ...block, proceeds: proceeds(state, [block]) }];
  });
  return { company: turn.company, player, price: trains.cheapestPrice(state), sales };
}

/** Have shares been sold for a train that is still to be bought? */
export const hasSoldForTrain = (state: StateBW, { company, lastSale }: TurnFrame): boolean =>
  lastSale !== null && trains.mustOwn(state, company);

/** 1867BW-8.2.D-18 and -19 */
function blockProblem(state: StateBW, turn: TurnFrame, player: string, block: Block): Objection | null {
  const { company: id, percent } = block;
  if (!isCompany(state, id)) return refuse('forced.unknown', { company: id });
  if (id === turn.company) return refuse('forced.own', { company: id });
  const company = core.company(state, id);
  const price = stock.salePrice(state, company);
  if (typeof price !== 'number') return price;
  return stock.saleProblem(state, company, player, percent, false);
}

const priceOf = (state: StateBW, { company }: Block): number => core.price(state, company) ?? 0;
const proceeds = (state: StateBW, blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (priceOf(state, block) * block.percent) / 10, 0);

/** Blocks of a company that may be sold, the smallest first. */
function blocksOf(state: StateBW, turn: TurnFrame, player: string, company: string): Block[] {
  const blocks: Block[] = [];
  for (let percent = 10; percent <= percentOf(core.company(state, company), player); percent += 10)
    if (blockProblem(state, turn, player, { company, percent }) === null) blocks.push({ company, percent });
  return blocks;
}

/** 1867BW-8.2.D-25: every sale that brings enough, and of which no certificate could be left out. */
function* enoughAndNoMore(
  state: StateBW,
  turn: TurnFrame,
  player: string,
  lacking: number,
): Iterable<Block[]> {
  const offered = Object.keys(state.companies).map((company) => blocksOf(state, turn, player, company));
  const most = offered.map((blocks) => Math.max(0, ...blocks.map((block) => proceeds(state, [block]))));
  function* extend(at: number, sale: Block[], brought: number): Iterable<Block[]> {
    if (brought >= lacking) {
      if (sale.every((block) => brought - priceOf(state, block) < lacking)) yield sale;
      return;
    }
    const left = most.slice(at).reduce((sum, amount) => sum + amount, 0);
    if (brought + left < lacking) return;
    yield* extend(at + 1, sale, brought);
    for (const block of offered[at] ?? [])
      yield* extend(at + 1, [...sale, block], brought + proceeds(state, [block]));
  }
  yield* extend(0, [], 0);
}

function saleProblem(
  state: StateBW,
  turn: TurnFrame,
  player: string,
  sales: readonly Block[],
): Objection | null {
  const lacking = shortfall(state, turn);
  if (lacking === null) return refuse('forced.not-due');
  const [first] = sales;
  if (first === undefined) return refuse('forced.too-little', { lacking });
  if (new Set(sales.map(({ company }) => company)).size < sales.length) return refuse('forced.at-one-time');
  for (const block of sales) {
    const problem = blockProblem(state, turn, player, block);
    if (problem !== null) return problem;
  }
  const brought = proceeds(state, sales);
  if (brought < lacking) return refuse('forced.too-little', { lacking });
  return sales.some((block) => brought - priceOf(state, block) >= lacking)
    ? refuse('forced.too-much', { lacking })
    : null;
}

/** One sale of several companies, paid at the prices before any token moves; the tokens move in the order given. */
export const forcedSale: Move<StateBW, TurnFrame> = defineMove<
  StateBW,
  TurnFrame,
  { sales: readonly Block[] }
>({
  type: 'sell',
  fields: { sales: listOf(shape<Block>({ company: shortText, percent: wholeNumber }), 9) },
  judge: (state, turn, { sales }, player) =>
    saleProblem(state, turn, player, sales) ??
    allow((emit) => {
      for (const { company, percent } of sales)
        stock.sellShares(
          state,
          core.company(state, company),
          player,
          percent,
          core.price(state, company) ?? 0,
          emit,
        );
      turn.lastSale = 0;
      const round = findFrame<OperatingFrame>(state, 'operating');
      if (round !== undefined) resort(round, core.operatingOrder(state));
    }),
  *candidates(state, turn, player) {
    const lacking = shortfall(state, turn);
    if (lacking === null) return;
    for (const sales of enoughAndNoMore(state, turn, player, lacking))
      yield sales.length > 1 ? { fields: { sales }, notExhaustive: true } : { fields: { sales } };
  },
});

/** 1867BW-8.2.D-20 to -22, -26: nothing is sold, and the Union Pacific acquires the corporation at once. */
export const crisisMove: Move<StateBW, TurnFrame> = defineMove<StateBW, TurnFrame>({
  type: 'crisis',
  judge: (state, turn) =>
    shortfall(state, turn) === null
      ? refuse('crisis.not-due', { company: turn.company })
      : allow((emit) => {
          emit({ type: 'special', name: 'crisis', facts: { company: turn.company } });
          acquireOperational(state, turn.company, 'crisis', emit);
        }),
});
