import { type Action, type Chance, type Position, seededChance } from '@roundhouse/engine/play';

/** How much a bot may think, and the source of its chance. The same position, seat and budget give the same action everywhere. */
export interface Budget {
  /** Positions that it may look at: work is counted, not time. */
  readonly work: number;
  readonly seed: number;
}

/** A player made of code. It sees what everybody at the table sees (all that lies on it is open), and takes one of the choices. */
export interface Bot {
  readonly name: string;
  /** What it thinks at if nobody says otherwise. */
  readonly work: number;
  choose(position: Position, seat: string, budget: Budget): Action;
}

/** Chance that belongs to a position: nothing has to be remembered from one move to the next. */
export const chanceAt = ({ count }: Pick<Position, 'count'>, seed: number): Chance =>
  seededChance(Math.imul(seed ^ 0x9e3779b9, count * 2 + 1));
