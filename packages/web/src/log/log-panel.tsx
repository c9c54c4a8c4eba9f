import type { GameEvent } from '@roundhouse/engine/play';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Session } from '../game/session.ts';
import { useTable } from '../game/table-context.ts';
import { runLines } from '../run/run-lines.ts';
import { type LogRound, logRounds } from './log-lines.ts';
import './log-panel.css';

/** What has happened, in sentences, by round and turn. A click shows the position after the move. */
export function LogPanel() {
  const { session, snapshot } = useTable();
  const list = useRef<HTMLElement>(null);
  const { total, shown } = snapshot;
  const first = useMemo(() => session.table.at(session.table.first).view().round, [session]);
  const lines = useMemo(() => knownLines(session), [session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is the same object with more actions
  const rounds = useMemo(
    () => logRounds(session.table, lines, session.names, first),
    [session, total, first, lines],
  );

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    element.querySelector('[aria-current]')?.removeAttribute('aria-current');
    // Not every action leaves a sentence: the last one that did is marked.
    for (let count = shown; count >= 0; count--) {
      const line = element.querySelector(`[data-count="${count}"]`);
      if (line === null) continue;
      line.setAttribute('aria-current', 'true');
      line.scrollIntoView({ block: 'nearest' });
      // The turn above may grow and leave less room: the line stays in sight.
      const watch = new ResizeObserver(() => line.scrollIntoView({ block: 'nearest' }));
      watch.observe(element);
      return () => watch.disconnect();
    }
    return;
  }, [shown]);

  return (
    <section className="log" aria-label="Log" ref={list}>
      {rounds.map((round) => (
        <RoundView key={round.key} round={round} session={session} size={sizeOf(round)} />
      ))}
    </section>
  );
}

/** What has happened stays as it is told: after a move only its own events are put into words. */
function knownLines(session: Session): (event: GameEvent) => readonly string[] {
  const known = new WeakMap<GameEvent, readonly string[]>();
  return (event) => {
    let lines = known.get(event);
    if (lines === undefined) {
      lines = eventLines(event, session);
      known.set(event, lines);
    }
    return lines;
  };
}

/** A run is told train by train; everything else in a sentence. */
function eventLines(event: GameEvent, { title, names, money }: Session): readonly string[] {
  if (event.type === 'run' && event.routes.length > 0)
    return [
      title.sentences.event({ ...event, routes: [] }, names) ?? '',
      ...runLines(event.routes, title.info, names, money),
    ];
  return [title.sentences.event(event, names) ?? []].flat();
}

const sizeOf = (round: LogRound): number =>
  round.turns.reduce(
    (sum, { entries }) => sum + entries.reduce((all, { sentences }) => all + sentences.length, 1),
    0,
  );

/** Rounds that are over do not change: they are drawn once. */
const RoundView = memo(
  function RoundView({
    round,
    session,
  }: {
    readonly round: LogRound;
    readonly session: Session;
    readonly size: number;
  }) {
    return (
      <div className="log-round">
        <h3>{round.name}</h3>
        {round.turns.map(({ key, who, entries }) => (
          <div key={key} className="log-turn">
            {who !== null && <h4>{who}</h4>}
            {entries.map(({ count, sentences }) => (
              <button
                key={count}
                type="button"
                className="log-entry"
                data-count={count}
                title={`Move ${count}`}
                onClick={() => session.show(count)}
              >
                {sentences.map((sentence, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a move never change their order
                  <span key={index}>{sentence}</span>
                ))}
              </button>
            ))}
          </div>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.round.key === after.round.key && before.size === after.size && before.session === after.session,
);
