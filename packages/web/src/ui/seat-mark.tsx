import { seatColour, seatLetters } from '../game/seat-marks.ts';
import { useTable } from '../game/table-context.ts';
import './seat-mark.css';

/** A player's mark among text. */
export function SeatMark({ player, size = 22 }: { readonly player: string; readonly size?: number }) {
  const { view } = useTable();
  const index = view.players.findIndex(({ id }) => id === player);
  if (index < 0) return null;
  const letters = seatLetters(view.players.map(({ name }) => name));
  return (
    <span
      className="seat-mark"
      aria-hidden="true"
      style={{ background: seatColour(index), width: size, height: size, fontSize: size * 0.55 }}
    >
      {letters[index]}
    </span>
  );
}
