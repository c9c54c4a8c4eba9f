import { seatColour, seatLetters } from '../game/seat-marks.ts';
import { useTable } from '../game/table-context.ts';
import './seat-mark.css';

/** A player's mark among text. */
export function SeatMark({ player, size = 22 }: { readonly player: string; readonly size?: number }) {
  const { view } = useTable();
  return <SeatSign players={view.players} player={player} size={size} />;
}

/** The same where nothing follows the game; nothing for whoever has no seat. */
export function SeatSign(props: {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly player: string;
  readonly size: number;
}) {
  const { players, player, size } = props;
  const index = players.findIndex(({ id }) => id === player);
  if (index < 0) return null;
  const letters = seatLetters(players.map(({ name }) => name));
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
