import { ProgramChip } from '../automation/program-chip.tsx';
import { SEAT_KINDS, SEAT_TEXT, seatOf } from '../game/seats.ts';
import { useTable } from '../game/table-context.ts';
import { WorthTable } from '../result/worth-table.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import './players-panel.css';

/** What each player has, and who plays the seat. */
export function PlayersPanel() {
  const { view, snapshot, hotSeat } = useTable();
  const acting = new Set(view.acting);
  return (
    <div className="panel-body players">
      {view.players.map((player) => (
        <article key={player.id} className={acting.has(player.id) ? 'player player-acting' : 'player'}>
          <header>
            <h2>
              <SeatMark player={player.id} size={22} /> {player.name}
              {player.priority && <span title="Priority deal"> ★</span>}
              {player.bankrupt && ' (bankrupt)'}
            </h2>
            {hotSeat !== null && (
              <label>
                <span className="hidden-label">Who plays {player.name}</span>
                <select
                  className="field"
                  value={seatOf(snapshot.local?.seats ?? {}, player.id)}
                  onChange={(event) => {
                    const kind = SEAT_KINDS.find((seat) => seat === event.target.value);
                    if (kind !== undefined) hotSeat.setSeat(player.id, kind);
                  }}
                >
                  {SEAT_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {SEAT_TEXT[kind]}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </header>
          <p className="player-sums figures">
            <span>
              <strong>{player.certificates}</strong>
              {view.certificateLimit === null ? '' : ` of ${view.certificateLimit}`} certificates
            </span>
          </p>
          <ProgramChip player={player.id} />
          <WorthTable player={player} />
        </article>
      ))}
    </div>
  );
}
