import type { Program, Snapshot } from '@roundhouse/engine/play';
import type { KeptGame } from '../game/kept-game.ts';
import type { Seats } from '../game/seats.ts';

/** What the list of games shows without opening them. */
export interface Summary {
  readonly titleName: string;
  readonly round: string;
  /** Names of those who have to act. */
  readonly acting: readonly string[];
  readonly ended: string | null;
  readonly moves: number;
}

/** A game that lives in this browser. */
export interface LocalGame extends KeptGame {
  readonly id: string;
  /** The latest position, to go on from should the rules for its past have changed. */
  readonly snapshot?: Snapshot;
  readonly seats: Seats;
  readonly programs: Readonly<Record<string, Program>>;
  readonly summary: Summary;
  /** Of this version; every time that it is kept it gets another. Absent in games of before there were versions. */
  readonly stamp?: string;
  /** What its players call it, and a note; a copy says here of what. */
  readonly name?: string;
  readonly note?: string;
  /** A first game that is explained step by step. */
  readonly guided?: boolean;
  readonly created: number;
  readonly changed: number;
}

/** A new version of a game, whatever it was before. */
export const newStamp = (): string => Math.random().toString(36).slice(2);

/** Short, and unique enough for the games of one browser. */
export function newGameId(now: number, random: () => number): string {
  const chance = Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `${now.toString(36)}${chance}`;
}
