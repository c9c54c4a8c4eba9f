import type { Action, Position, TableView } from '@roundhouse/engine/play';
import type { Looked } from './judge.ts';
import type { Scene } from './scene.ts';

/** What is known of a title beyond its rules: figures, and how its own decisions are taken. */
export interface Knowledge {
  /** What a train of each kind earns a company alone, on track as it is when such trains run. */
  readonly earns: Readonly<Record<string, number>>;
  /** How good the places of companies are, 1 where nothing is said. */
  readonly places?: Readonly<Record<string, number>>;
  /** Operating rounds that a projection goes through at most, where the usual number misleads. */
  readonly horizon?: number;
  /** What a private company is worth to a player when the game begins. */
  readonly privates: Readonly<Record<string, number>>;
  /** How far the price goes right when so much is paid out. */
  rise(price: number, revenue: number): number;
  /** How far it falls when nothing is paid out. */
  readonly withheldFalls: number;
  /** Trains that leave the game with every set. */
  readonly exports?: number;
  /** Shares that the company itself has pay it. */
  readonly ownSharesPay: 'treasury' | 'offering and treasury' | 'none';
  /** Whoever buys shares of a company pays the company, which operates as soon as it has a president. */
  readonly sharesPayCompany?: boolean;
  /** Shares in the pool pay the company. */
  readonly poolPays: boolean;
  /** A company that can run must own a train, if need be with its president's money. */
  readonly mustOwnTrain: boolean;
  readonly soldOut: 'up' | 'right';
  /** Who makes the price of a company fall by selling. */
  readonly fallsWhen: 'anybody sells' | 'the president sells';
  /** What was sold may be bought back in the same stock round: sales then only start a company, or at the limit make room. */
  readonly soldMayComeBack?: boolean;
  /** Actions that only prepare others, which do well without them: a bot leaves them alone, lest it prepare for ever. */
  readonly preparations?: readonly string[];
  /** Companies that never run trains, with what they will pay in each operating round, as far as can be told. */
  income?(view: TableView, company: string): number | null;
  /** Such companies stand in the order of operation all the same, and are left out of it. */
  readonly idleInQueue?: boolean;
  /** Steps to the right that the price of such a company makes in each round, whatever it pays. */
  readonly incomeRises?: number;
  /** One company is bought up in every operating round, until the last ends the game: already, and from which train on. */
  readonly buyingUp?: { readonly from: string; isOn(view: TableView): boolean };
  /** The set after the one in which the first of these trains leaves the bank is the last. */
  readonly lastTrain?: string;
  /** Sets that come after the present one, once the end has been announced. */
  setsLeft?(view: TableView): number | null;
  /** What is sold in a stock turn brings the price down only at its end. */
  readonly soldIsSetAside?: boolean;
  /** Moves that are not worth a thought as things are. */
  shuns?(view: TableView, action: Action): boolean;
  /** How strong thinks here; where nothing is said it plays every move on once, to the end of the round. */
  readonly thinking?: Thinking;
  /** Judges positions where the general projection knows nothing of the game; otherwise absent. */
  score?(position: Position, seat: string, hasPassed: boolean): number;
  /** The moves that deserve a thought where the title judges positions itself, the best first. */
  candidates?(scene: Scene): Looked[];
  /** Decisions that only this title has, or takes otherwise; null: the general ones will do. */
  decide?(scene: Scene): Action | null;
  /** The same for the novice. */
  decideSimply?(scene: Scene): Action | null;
}

/** How strong thinks in a title in which more is needed than to play every move on once. */
export interface Thinking {
  /** How often a move is played on before what comes of it is trusted: one time and the next differ much. */
  readonly playouts: number;
  /** What the worth where playing on has led counts beside the projected one. */
  readonly present?: number;
  /** What only strong knows, in place of what the others do. */
  readonly knows?: Partial<Knowledge>;
}
