import type { Session } from '../game/session.ts';
import { type LocalGame, newGameId, newStamp } from '../storage/local-game.ts';

/** A game of its own that begins with the moves of another up to a point. */
export function copyAfter(session: Session, count: number, now: number): LocalGame {
  const { info } = session.title;
  const view = session.viewAt(count);
  const { record, opening } = session.kept;
  const { local } = session.snapshot();
  return {
    ...(opening === undefined ? {} : { opening }),
    ...(local?.name === undefined ? {} : { name: local.name }),
    seats: local?.seats ?? {},
    id: newGameId(now, Math.random),
    stamp: newStamp(),
    record: { ...record, actions: record.actions.slice(0, count) },
    // Its own last position, not that of the game that it is a copy of.
    snapshot: session.table.snapshot(count),
    programs: {},
    note: `Copy of ${local?.name ?? info.name} after move ${count}`,
    summary: {
      titleName: info.name,
      round: view.round,
      acting: view.acting.map(session.names),
      ended: view.ended?.reason ?? null,
      moves: count,
    },
    created: now,
    changed: now,
  };
}
