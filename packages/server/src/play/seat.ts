import type { Someone } from '../people/sessions.ts';
import { forbidden, notFound } from '../problem.ts';
import type { SeatRow } from '../tables/rows.ts';
import { maySee } from '../tables/show.ts';
import type { LiveGame } from './games.ts';

export const seatOfUser = ({ seats }: LiveGame, { id }: Someone): SeatRow | undefined =>
  seats.find(({ user_id }) => user_id === id);

/** Whoever has none is told so, where the table may be seen at all. */
export function ownSeat(game: LiveGame, me: Someone): SeatRow {
  const seat = seatOfUser(game, me);
  if (seat !== undefined) return seat;
  if (!maySee(game.row, game.seats, { me })) throw notFound('table');
  throw forbidden('You have no seat at this table.', 'no-seat');
}
