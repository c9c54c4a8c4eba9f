import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import './history-bar.css';

/** Every position of the game under one slider. */
export function HistoryBar() {
  const { session, snapshot } = useTable();
  const { shown, total } = snapshot;
  return (
    <section className="history" aria-label="History">
      <button
        type="button"
        className="button button-quiet button-icon history-first"
        aria-label="First position"
        disabled={shown === 0}
        onClick={() => session.show(0)}
      >
        <Icon name="first" size={16} />
      </button>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label="One move back"
        title="One move back (,)"
        disabled={shown === 0}
        onClick={() => session.show(shown - 1)}
      >
        <Icon name="back" size={16} />
      </button>
      <input
        type="range"
        min={0}
        max={total}
        value={shown}
        aria-label="Move shown"
        aria-valuetext={`Move ${shown} of ${total}`}
        onChange={(event) => session.show(Number(event.target.value))}
      />
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label="One move on"
        title="One move on (.)"
        disabled={shown === total}
        onClick={() => session.show(shown + 1)}
      >
        <Icon name="forward" size={16} />
      </button>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label="Present position"
        disabled={shown === total}
        onClick={() => session.show(null)}
      >
        <Icon name="last" size={16} />
      </button>
      <span className="figures muted history-count">
        {shown} / {total}
      </span>
    </section>
  );
}
