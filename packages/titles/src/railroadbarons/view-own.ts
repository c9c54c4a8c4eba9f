import { cashOf, clone, findFrame } from '@roundhouse/engine';
import { additionsLeft } from './additions.ts';
import { winners } from './end.ts';
import { incomeOf, revenueOf } from './revenue.ts';
import { SelectionFrame } from './selection.ts';
import {
  type BaronsState,
  type Holding,
  holdingCard,
  holdingIn,
  holdingsIn,
  investorCard,
  investorsAt,
  type OwnedRailroad,
  railroadCard,
  shareValue,
  sideOf,
  sidesOf,
  type Tokens,
} from './state.ts';
import { surplusOf } from './surplus.ts';
import { LAST_ROUND } from './text.ts';
import { TurnFrame } from './turn-frame.ts';

/** The card table of Railroad Barons: all that its panels show beyond what every title has. */
export interface CardTable {
  readonly holdings: readonly HoldingView[];
  readonly investors: readonly InvestorView[];
  readonly stack: StackView;
  /** Railroads that have left the game, by id. */
  readonly gone: readonly string[];
  /** The Dominion Atlantic while it waits for MS&C. */
  readonly waiting: RailroadView | null;
  /** The highest level in play; 0 before the first railroad. */
  readonly level: number;
  readonly priority: string;
  readonly turn: TurnView | null;
  readonly selection: SelectionView | null;
  /** What is told while the last round is played. */
  readonly lastRound: string | null;
  /** Of a finished game: who has won, both if their totals are equal. */
  readonly winners: readonly string[];
}

export interface HoldingView {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly colour: string;
  readonly initialPrice: number | null;
  readonly value: number | null;
  readonly treasury: number;
  readonly operating: boolean;
  readonly director: string | null;
  /** The largest first; `holder` is a player or the bank, or the investor on which it lies. */
  readonly certificates: readonly { readonly percent: number; readonly holder: string }[];
  readonly tokens: Readonly<Tokens> & { readonly total: number };
  readonly railroads: readonly RailroadView[];
  readonly investors: readonly string[];
  /** What it would earn with the railroads, investors and network tokens that it has now. */
  readonly revenue: number;
}

export interface RailroadView {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly side: string;
  readonly level: number;
  readonly cost: number;
  readonly income: number;
  readonly obsoleteAt: number | null;
}

export interface InvestorView {
  readonly id: string;
  readonly name: string;
  readonly face: number;
  readonly kind: string;
  readonly bonus: number;
  readonly text: string;
  /** A player, a holding, the table or gone. */
  readonly at: string;
  readonly used: boolean;
}

export interface StackView {
  readonly count: number;
  /** The topmost card at each of its levels. */
  readonly top: readonly RailroadView[];
  /** How many of each category are left, from the top. */
  readonly categories: readonly {
    readonly category: string;
    readonly left: number;
    readonly sides: readonly RailroadView[];
  }[];
}

export interface TurnView {
  readonly holding: string;
  readonly step: TurnFrame['step'];
  readonly additionsLeft: number;
  readonly surplus: number;
}

export interface SelectionView {
  /** How many investors have been given out. */
  readonly pick: number;
  readonly named: { readonly investor: string; readonly value: number } | null;
}

export function cardTable(state: BaronsState): CardTable {
  const selection = findFrame(state, SelectionFrame);
  const turn = findFrame(state, TurnFrame);
  return {
    holdings: holdingsIn(state).map((holding) => holdingView(state, holding)),
    investors: Object.values(state.investors).map(({ id, at, used }) => ({ ...investorCard(id), at, used })),
    stack: stackView(state),
    gone: clone(state.gone),
    waiting: state.waiting === null ? null : (cardSides(state, state.waiting)[0] ?? null),
    level: state.level,
    priority: state.priority,
    turn: turn === undefined ? null : turnView(state, turn),
    selection: selection === undefined ? null : { pick: selection.pick, named: clone(selection.named) },
    lastRound: state.ended !== null || state.lastRound === null ? null : LAST_ROUND[state.lastRound],
    winners: state.ended === null ? [] : winners(state),
  };
}

function holdingView(state: BaronsState, holding: Holding): HoldingView {
  const { id, name, short, colour, tokens: total } = holdingCard(holding.id);
  return {
    id,
    name,
    short,
    colour,
    initialPrice: holding.par,
    value: shareValue(state, id),
    treasury: cashOf(state, id),
    operating: holding.operating,
    director: holding.director,
    certificates: holding.certificates
      .map(({ percent, holder }) => ({ percent, holder }))
      .sort((a, b) => b.percent - a.percent),
    tokens: { ...holding.tokens, total },
    railroads: holding.railroads.map((railroad) => railroadView(state, railroad)),
    investors: investorsAt(state, id).map((investor) => investor.id),
    revenue: revenueOf(state, holding),
  };
}

function railroadView(state: BaronsState, railroad: OwnedRailroad): RailroadView {
  const { id, name, category } = railroadCard(railroad.card);
  const { side, level, cost, obsoleteAt } = sideOf(railroad);
  return { id, name, category, side, level, cost, income: incomeOf(state, railroad), obsoleteAt };
}

const cardSides = (state: BaronsState, card: string): RailroadView[] =>
  sidesOf(card).map(({ side }) => railroadView(state, { card, side }));

function stackView(state: BaronsState): StackView {
  const categories: { category: string; left: number; sides: RailroadView[] }[] = [];
  for (const card of state.stack) {
    const { category } = railroadCard(card);
    const last = categories[categories.length - 1];
    if (last?.category === category) last.left++;
    else categories.push({ category, left: 1, sides: cardSides(state, card) });
  }
  const top = state.stack[0];
  return { count: state.stack.length, top: top === undefined ? [] : cardSides(state, top), categories };
}

const turnView = (state: BaronsState, frame: TurnFrame): TurnView => ({
  holding: frame.holding,
  step: frame.step,
  additionsLeft: additionsLeft(state, frame),
  surplus: surplusOf(holdingIn(state, frame.holding)),
});
