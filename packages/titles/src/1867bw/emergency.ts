import {
  allow,
  cashOf,
  defineMove,
  type ForcedPurchase,
  findFrame,
  isCompany,
  type Move,
  type Objection,
  OperatingFrame,
  percentOf,
  refuse,
  resort,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { core, type StateBW, TurnFrame } from './state.ts';
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
  const turn = findFrame(state, TurnFrame);
  if (turn?.step !== 'trains' || shortfall(state, turn) === null) return null;
  const player = core.requirePresident(state, turn.company);
  const sales = Object.keys(state.companies).flatMap((company) => {
    const block = blocksOf(state, turn, player, company).at(-1);
    return block === undefined ? [] : [{ ...block, proceeds: proceeds(state, block) }];
  });
  return { company: turn.company, player, price: trains.cheapestPrice(state), sales };
}

/** Have shares been sold for a train that is still to be bought? */
export const hasSoldForTrain = (state: StateBW, { company, soldForTrain }: TurnFrame): boolean =>
  soldForTrain.length > 0 && trains.mustOwn(state, company);

/** 1867BW-8.2.D-18 and -19: what stands against selling a block, whatever it brings. */
function blockProblem(state: StateBW, turn: TurnFrame, player: string, block: Block): Objection | null {
  const { company: id, percent } = block;
  if (!isCompany(state, id)) return refuse('forced.unknown', { company: id });
  if (id === turn.company) return refuse('forced.own', { company: id });
  if (turn.soldForTrain.some(({ company }) => company === id)) return refuse('forced.at-one-time');
  const company = core.company(state, id);
  const price = stock.salePrice(state, company);
  if (typeof price !== 'number') return price;
  return stock.saleProblem(state, company, player, percent, false);
}

const priceOf = (state: StateBW, { company }: Block): number => core.price(state, company) ?? 0;
const proceeds = (state: StateBW, block: Block): number => (priceOf(state, block) * block.percent) / 10;

/** Blocks of a company that may be sold, the smallest first. */
function blocksOf(state: StateBW, turn: TurnFrame, player: string, company: string): Block[] {
  const blocks: Block[] = [];
  for (let percent = 10; percent <= percentOf(core.company(state, company), player); percent += 10)
    if (blockProblem(state, turn, player, { company, percent }) === null) blocks.push({ company, percent });
  return blocks;
}

/**
 * 1867BW-8.2.D-25: does the sale bring enough, with blocks of the corporations still offered if need be, so that no certificate could
 * be left out? None could if what is brought too much is less than the cheapest of them.
 */
function canComplete(
  state: StateBW,
  [blocks, ...others]: readonly (readonly Block[])[],
  lacking: number,
  cheapest: number,
): boolean {
  if (lacking <= 0) return -lacking < cheapest;
  if (blocks === undefined) return false;
  return (
    canComplete(state, others, lacking, cheapest) ||
    blocks.some((block) =>
      canComplete(state, others, lacking - proceeds(state, block), Math.min(cheapest, priceOf(state, block))),
    )
  );
}

function saleProblem(state: StateBW, turn: TurnFrame, player: string, block: Block): Objection | null {
  const lacking = shortfall(state, turn);
  if (lacking === null) return refuse('forced.not-due');
  const problem = blockProblem(state, turn, player, block);
  if (problem !== null) return problem;
  const offered = Object.keys(state.companies)
    .filter((company) => company !== block.company)
    .map((company) => blocksOf(state, turn, player, company));
  const cheapest = Math.min(priceOf(state, block), ...turn.soldForTrain.map(({ price }) => price));
  const left = lacking - proceeds(state, block);
  if (canComplete(state, offered, left, cheapest)) return null;
  return refuse(left > 0 ? 'forced.too-little' : 'forced.too-much', { lacking });
}

/**
 * One sale, corporation by corporation, each once: no price changes by another's sale, so the order of the actions is that in which the
 * tokens move.
 */
export const forcedSale: Move<StateBW, TurnFrame> = defineMove<StateBW, TurnFrame, Block>({
  type: 'sell',
  fields: { company: shortText, percent: wholeNumber },
  judge: (state, turn, block, player) =>
    saleProblem(state, turn, player, block) ??
    allow((emit) => {
      const { company, percent } = block;
      const price = priceOf(state, block);
      turn.soldForTrain.push({ company, price });
      turn.lastSale = price;
      stock.sellShares(state, core.company(state, company), player, percent, price, emit);
      const round = findFrame(state, OperatingFrame);
      if (round !== undefined) resort(round, core.operatingOrder(state));
    }),
  *candidates(state, turn, player) {
    if (shortfall(state, turn) === null) return;
    for (const company of Object.keys(state.companies))
      for (const block of blocksOf(state, turn, player, company)) yield { fields: block };
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
