import type { GameRecord } from '@roundhouse/titles';
import type { SeatRow } from './rows.ts';

type Players = GameRecord['players'];

/**
 * What players of a game are called: as those who sit there are now. Their names are with their accounts alone, so that they change, and
 * go, with these.
 */
export const withSeatNames = (players: Players, seats: readonly SeatRow[]): Players =>
  players.map((player) => {
    const seat = seats.find((one) => one.player === player.id);
    return seat === undefined ? player : { ...player, name: seat.name ?? `Bot ${seat.seat + 1}` };
  });
