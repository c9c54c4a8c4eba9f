import type { GameEvent } from '@roundhouse/engine/play';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Session } from '../game/session.ts';
import { useTable } from '../game/table-context.ts';
import { runLines } from '../run/run-lines.ts';
import { SeatSign } from '../ui/seat-mark.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import { type LogRound, logRounds } from './log-lines.ts';
import './log-panel.css';

/** However much there is to decide, so many lines of the log are in sight, if there are any. */
const LINES_IN_SIGHT = 3;

/** What has happened, in sentences, by round and turn. A click shows the position after the move. */
export function LogPanel() {
  const { session, snapshot } = useTable();
  const { phone } = useTableUi();
  const list = useRef<HTMLElement>(null);
  const { total, shown } = snapshot;
  const first = useMemo(() => session.table.at(session.table.first).view().round, [session]);
  const { names } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when people are called otherwise
  const lines = useMemo(() => knownLines(session), [session, names]);
  // Other moves may have come in the place of some.
  const last = session.table.events[total - 1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is the same object with more actions
  const rounds = useMemo(() => logRounds(session.table, lines, first), [session, total, last, first, lines]);

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

  const lineCount = Math.min(LINES_IN_SIGHT, rounds.length + total);
  return (
    <section
      className="log"
      aria-label="Log"
      ref={list}
      style={phone ? undefined : { minHeight: `${lineCount * 1.75}rem` }}
    >
      {rounds.map((round) => (
        <RoundView key={round.key} round={round} session={session} content={contentOf(round, session)} />
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

/** Changes when anything of a round is to be drawn otherwise. */
const contentOf = (round: LogRound, session: Session): string =>
  round.turns
    .flatMap(({ who, entries }) => [
      who === null ? '' : session.names(who),
      ...entries.map(({ count, sentences }) => `${sentences.length}${sentences}${session.remarks(count)}`),
    ])
    .join();

/** Rounds that are over do not change: they are drawn once. */
const RoundView = memo(
  function RoundView({
    round,
    session,
  }: {
    readonly round: LogRound;
    readonly session: Session;
    readonly content: string;
  }) {
    return (
      <div className="log-round">
        <h3>{round.name}</h3>
        {round.turns.map(({ key, who, entries }) => (
          <div key={key} className="log-turn">
            {who !== null && (
              <h4>
                <SeatSign players={session.players} player={who} size={16} /> {session.names(who)}
              </h4>
            )}
            {entries.map(({ count, sentences, continued }) => (
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
                {continued !== true && session.remarks(count).map((remark) => <em key={remark}>{remark}</em>)}
              </button>
            ))}
          </div>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.round.key === after.round.key &&
    before.content === after.content &&
    before.session === after.session,
);
