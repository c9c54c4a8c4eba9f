import type { GameRecord } from '@roundhouse/engine';
import type { SeatKind, Seats } from './seats.ts';

export interface NewSeat {
  readonly name: string;
  readonly kind: SeatKind;
}

export interface NewGame {
  readonly title: string;
  readonly seats: readonly NewSeat[];
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seed: number;
}

/** A fresh record and who plays it. */
export function makeGame(game: NewGame): { readonly record: GameRecord; readonly seats: Seats } {
  const players = game.seats.map(({ name }, index) => ({
    id: `p${index + 1}`,
    name: name.trim() || `Player ${index + 1}`,
  }));
  const seats = Object.fromEntries(game.seats.map(({ kind }, index) => [`p${index + 1}`, kind]));
  const record: GameRecord = {
    format: 'roundhouse-1',
    title: game.title,
    options: game.options,
    seed: game.seed,
    players,
    pace: 'skip',
    actions: [],
  };
  return { record, seats };
}
