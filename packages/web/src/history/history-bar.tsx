import type { Action } from '@roundhouse/engine/play';
import { useEffect, useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import './history-bar.css';

/** The position one move on or back, or the next that no pass has led to. */
function nextShown(actions: readonly Action[], shown: number, way: 1 | -1, passes: boolean): number {
  let at = shown + way;
  while (!passes && at > 0 && at < actions.length && actions[at - 1]?.type === 'pass') at += way;
  return Math.max(0, at);
}

/** Every position of the game under one slider. */
export function HistoryBar() {
  const { session, snapshot } = useTable();
  const { shown, total } = snapshot;
  const [speed, setSpeed] = useState<number | null>(null);
  const [passes, setPasses] = useState(true);
  const next = nextShown(session.table.actions, shown, 1, passes);
  const playing = speed !== null && shown < total;
  useEffect(() => {
    if (speed === null) return;
    if (shown >= total) {
      setSpeed(null);
      return;
    }
    const timer = setTimeout(() => session.show(next), speed);
    return () => clearTimeout(timer);
  }, [speed, shown, total, next, session]);
  return (
    <section className="history" aria-label="History">
      <button
        type="button"
        className="button button-quiet button-icon history-first"
        aria-label="Start of the game"
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
        onClick={() => session.show(nextShown(session.table.actions, shown, -1, passes))}
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
        aria-label="One move forward"
        title="One move forward (.)"
        disabled={shown === total}
        onClick={() => session.show(next)}
      >
        <Icon name="forward" size={16} />
      </button>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label="Current position"
        disabled={shown === total}
        onClick={() => session.show(null)}
      >
        <Icon name="last" size={16} />
      </button>
      {shown < total && (
        <span className="history-play">
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={playing ? 'Stop' : 'Play from here'}
            title={playing ? 'Stop' : 'Play from here'}
            onClick={() => setSpeed(playing ? null : 1000)}
          >
            <Icon name={playing ? 'pause' : 'play'} size={16} />
          </button>
          {playing && (
            <select
              className="field"
              aria-label="Speed"
              value={speed}
              onChange={(event) => setSpeed(Number(event.target.value))}
            >
              <option value={2000}>slow</option>
              <option value={1000}>normal</option>
              <option value={300}>fast</option>
            </select>
          )}
          <label className="history-passes">
            <input type="checkbox" checked={passes} onChange={(event) => setPasses(event.target.checked)} />
            passes
          </label>
        </span>
      )}
      <span className="figures muted history-count">
        {shown} / {total}
      </span>
    </section>
  );
}
