import type { Action, GameRecord } from '@roundhouse/engine';
import { openTable, type Table, type TitlePackage } from '../contract.ts';
import { sameStart } from '../game/turns.ts';
import type { Forecast } from './messages.ts';

/** Brings a table to the actions of a record, over as little of the way as possible. */
function follow(table: Table, actions: readonly Action[]): boolean {
  const same = sameStart(actions, table.actions);
  if (same < table.actions.length) table.rewind(same);
  for (const action of actions.slice(same)) if (table.play(action) !== null) return false;
  return true;
}

/** Plays an action, sees what comes of it, and takes it back. */
function tryOut(table: Table, action: Action): Forecast {
  const count = table.actions.length;
  const refusal = table.play(action);
  if (refusal !== null) return { events: null, refusal };
  const events = table.events[count] ?? [];
  table.rewind(count);
  return { events, refusal: null };
}

const sameGame = (a: GameRecord, b: GameRecord): boolean =>
  a.title === b.title && a.seed === b.seed && JSON.stringify(a.players) === JSON.stringify(b.players);

/** Answers what actions would bring about; keeps the game of the last question. */
export class Forecaster {
  private table: Table | null = null;

  answer(title: TitlePackage, record: GameRecord, actions: readonly Action[]): Forecast[] {
    if (this.table === null || !sameGame(this.table.record, record) || !follow(this.table, record.actions)) {
      const opened = openTable(title, record);
      if ('error' in opened) return [];
      this.table = opened;
    }
    const { table } = this;
    return actions.map((action) => tryOut(table, action));
  }
}
