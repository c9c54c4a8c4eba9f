import type { Action } from '@roundhouse/engine/play';
import type { Position, Table, TitlePackage } from '../contract.ts';
import { type KeptGame, openKept } from '../game/kept-game.ts';
import { sameStart } from '../game/turns.ts';
import type { Forecast } from './messages.ts';

/** Brings a table to the actions of a record, over as little of the way as possible. */
function follow(table: Table, actions: readonly Action[]): boolean {
  const same = sameStart(actions, table.actions);
  if (same < table.actions.length) table.rewind(same);
  for (const action of actions.slice(same)) if (table.playJudged(action) !== null) return false;
  return true;
}

function tryOut(position: Position, action: Action): Forecast {
  const ahead = position.after(action);
  return 'position' in ahead ? { events: ahead.events, refusal: null } : { events: null, refusal: ahead };
}

/** The same game, whatever has been played in it. */
const nameOf = ({ record: { title, seed, players }, opening }: KeptGame): string =>
  JSON.stringify([title, seed, players, opening?.hash]);

/** Keeps the game of the last question, and follows it. */
export class Follower {
  private kept: { readonly name: string; readonly table: Table } | null = null;

  /** The game as it stands; null if it cannot be opened. */
  tableOf(title: TitlePackage, game: KeptGame): Table | null {
    const name = nameOf(game);
    if (this.kept?.name !== name || !follow(this.kept.table, game.record.actions)) {
      const table = openKept(title, game);
      if ('error' in table) return null;
      this.kept = { name, table };
    }
    return this.kept.table;
  }
}

/** What each of the actions would bring about. */
export function forecastsOf(table: Table | null, actions: readonly Action[]): Forecast[] {
  return table === null ? [] : actions.map((action) => tryOut(table.now, action));
}
