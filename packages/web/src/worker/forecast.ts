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

/** Answers what actions would bring about; keeps the game of the last question. */
export class Forecaster {
  private table: Table | null = null;

  answer(title: TitlePackage, record: GameRecord, actions: readonly Action[]): Forecast[] {
    if (this.table === null || !sameGame(this.table.record, record) || !follow(this.table, record.actions)) {
      const opened = reopenTable(title, record);
      if ('error' in opened) return [];
      this.table = opened;
    }
    const { now } = this.table;
    return actions.map((action) => tryOut(now, action));
  }
}
