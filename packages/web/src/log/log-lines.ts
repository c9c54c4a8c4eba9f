import type { GameEvent } from '@roundhouse/engine/play';
import type { Table } from '../contract.ts';

/** What one action brought about, in sentences. */
export interface LogEntry {
  /** How many actions had been played afterwards. */
  readonly count: number;
  readonly sentences: readonly string[];
  /** The action began in the turn or round before. */
  readonly continued?: true;
}

/** A turn: everything until the next player or company acts. */
export interface LogTurn {
  readonly key: string;
  /** The player or company. */
  readonly who: string | null;
  readonly entries: readonly LogEntry[];
}

export interface LogRound {
  readonly key: string;
  readonly name: string;
  readonly turns: readonly LogTurn[];
}

interface OpenTurn extends LogTurn {
  readonly entries: LogEntry[];
}
interface OpenRound extends LogRound {
  readonly turns: OpenTurn[];
}

/** The log as rounds and turns, from the events of a game. */
export function logRounds(
  table: Pick<Table, 'opening' | 'events' | 'actions'>,
  /** An event in sentences; none for what needs none. */
  lines: (event: GameEvent) => readonly string[],
  /** What the round is called in which the game begins. */
  first: string,
): LogRound[] {
  const rounds: OpenRound[] = [];
  const players = new Set(table.actions.map((action) => action.player));
  let actor: string | null = null;
  let latest: number | null = null;
  const round = (name: string, count: number): OpenRound => {
    const made: OpenRound = { key: `${count}/${rounds.length}/${name}`, name, turns: [] };
    rounds.push(made);
    actor = null;
    return made;
  };
  const turn = (who: string | null, count: number): OpenTurn => {
    const now = rounds[rounds.length - 1] ?? round(first, count);
    const made: OpenTurn = { key: `${count}/${now.turns.length}`, who, entries: [] };
    now.turns.push(made);
    return made;
  };
  const say = (text: string, count: number, who: string | null): void => {
    const now = rounds[rounds.length - 1];
    const last = now?.turns[now.turns.length - 1] ?? turn(who, count);
    const entry = last.entries[last.entries.length - 1];
    if (entry?.count === count)
      last.entries[last.entries.length - 1] = { ...entry, sentences: [...entry.sentences, text] };
    else last.entries.push({ count, sentences: [text], ...(latest === count ? { continued: true } : {}) });
    latest = count;
  };
  const tell = (events: readonly GameEvent[], count: number, who: string | null): void => {
    let by = who;
    for (const event of events) {
      if (event.type === 'round') {
        round(event.name, count);
        // What happens at the start of a round is nobody's turn.
        by = null;
        continue;
      }
      if (event.type === 'turn') {
        turn(event.who, count);
        actor = event.who;
        continue;
      }
      for (const text of lines(event)) say(text, count, by);
    }
  };
  tell(table.opening, 0, null);
  table.events.forEach((events, index) => {
    const player = table.actions[index]?.player ?? null;
    const inTurnOfCompany = actor !== null && actor !== player && !players.has(actor);
    if (!inTurnOfCompany && player !== null && player !== actor) {
      turn(player, index + 1);
      actor = player;
    }
    tell(events, index + 1, player);
  });
  return rounds.map((item) => ({ ...item, turns: item.turns.filter(({ entries }) => entries.length > 0) }));
}
