import { shortNames } from '../game/seat-marks.ts';
import { useTable } from '../game/table-context.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import './players-strip.css';

/** Everybody's cash at a glance; a click shows all that they have. */
export function PlayersStrip() {
  const { view, money } = useTable();
  const { setPanel } = useTableUi();
  const short = shortNames(
    view.players.map(({ name }) => name),
    11,
  );
  return (
    <ul className={view.players.length > 4 ? 'strip strip-many' : 'strip'} aria-label="Players">
      {view.players.map(({ id, name, cash, worth, priority }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-current={view.acting.includes(id) ? 'true' : undefined}
            title={`${name}: worth ${money(worth)}${priority ? ', has the priority deal' : ''}`}
            onClick={() => setPanel('players')}
          >
            <SeatMark player={id} size={22} />
            <span className="strip-name">
              <span>{short[index]}</span>
              {priority && <span aria-hidden="true">★</span>}
            </span>
            <strong className="figures">{money(cash)}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
}
