import { type GameRecord, newGame } from '@roundhouse/engine/play';
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
  const { title, seed, options } = game;
  const players = game.seats.map(({ name }, index) => name.trim() || `Player ${index + 1}`);
  const record = newGame({ title, players, seed, options });
  const seats = Object.fromEntries(
    game.seats.map(({ kind }, seat) => [record.players[seat]?.id ?? '', kind]),
  );
  return { record, seats };
}
