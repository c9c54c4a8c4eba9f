import { ProgramChip } from '../automation/program-chip.tsx';
import { SEAT_KINDS, SEAT_TEXT, seatOf } from '../game/seats.ts';
import { useTable } from '../game/table-context.ts';
import { WorthTable } from '../result/worth-table.tsx';
import './players-panel.css';

/** What each player has, and who plays the seat. */
export function PlayersPanel() {
  const { view, snapshot, session } = useTable();
  const acting = new Set(view.acting);
  return (
    <div className="panel-body players">
      {view.players.map((player) => (
        <article key={player.id} className={acting.has(player.id) ? 'player player-acting' : 'player'}>
          <header>
            <h2>
              {player.name}
              {player.priority && <span title="Priority deal"> ★</span>}
              {player.bankrupt && ' (bankrupt)'}
            </h2>
            <label>
              <span className="hidden-label">Who plays {player.name}</span>
              <select
                className="field"
                value={seatOf(snapshot.game.seats, player.id)}
                onChange={(event) => {
                  const kind = SEAT_KINDS.find((seat) => seat === event.target.value);
                  if (kind !== undefined) session.setSeat(player.id, kind);
                }}
              >
                {SEAT_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {SEAT_TEXT[kind]}
                  </option>
                ))}
              </select>
            </label>
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
