import type { Action, GameRecord } from '@roundhouse/engine/play';
import { type Position, reopenTable, type Table, type TitlePackage } from '../contract.ts';
import { sameStart } from '../game/turns.ts';
import type { Forecast } from './messages.ts';

/** Brings a table to the actions of a record, over as little of the way as possible. */
function follow(table: Table, actions: readonly Action[]): boolean {
  const same = sameStart(actions, table.actions);
  if (same < table.actions.length) table.rewind(same);
  for (const action of actions.slice(same)) if (table.play(action) !== null) return false;
  return true;
}

function tryOut(position: Position, action: Action): Forecast {
  const ahead = position.after(action);
  return 'position' in ahead ? { events: ahead.events, refusal: null } : { events: null, refusal: ahead };
}

const sameGame = (a: GameRecord, b: GameRecord): boolean =>
  a.title === b.title && a.seed === b.seed && JSON.stringify(a.players) === JSON.stringify(b.players);

/** Keeps the game of the last question, and follows it. */
export class Follower {
  private table: Table | null = null;

  /** The game as it stands; null if it cannot be opened. */
  tableOf(title: TitlePackage, record: GameRecord): Table | null {
    if (this.table === null || !sameGame(this.table.record, record) || !follow(this.table, record.actions)) {
      const opened = reopenTable(title, record);
      if ('error' in opened) return null;
      this.table = opened;
    }
    return this.table;
  }
}

/** What each of the actions would bring about. */
export function forecastsOf(table: Table | null, actions: readonly Action[]): Forecast[] {
  return table === null ? [] : actions.map((action) => tryOut(table.now, action));
}
