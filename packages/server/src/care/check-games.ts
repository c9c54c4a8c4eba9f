import { isTitle, loadTitle, type Stuck } from '@roundhouse/titles';
import { entryOf, inForce } from '../play/log.ts';
import { readHeader } from '../play/open-engine.ts';
import type { Db } from '../storage/open.ts';

/** How a running game takes the rules of this version. */
export interface CheckedGame {
  readonly table: string;
  readonly name: string;
  readonly title: string;
  /** `same`: plays as it did. `resumed`: its past comes out differently, so it goes on from a snapshot. `stands`: actions after it are refused too. */
  readonly outcome: 'same' | 'resumed' | 'stands';
  /** How far its log had come. */
  readonly number: number;
  /** Of how many actions, and how many of them can be kept. */
  readonly actions: number;
  readonly kept: number;
  /** Who has to act then. */
  readonly acting: readonly string[];
  /** What its table is told; null where nothing has changed. */
  readonly notice: string | null;
}

/** A game that has begun and is not over. */
export interface GameToCheck {
  readonly table: string;
  readonly name: string;
  readonly title: string;
  readonly record: string;
}

export async function gamesToCheck(db: Db): Promise<GameToCheck[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'name', 'title', 'record'])
    .where('status', 'in', ['running', 'open'])
    .where('record', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, name, title, record }) =>
    record === null ? [] : [{ table: id, name, title, record }],
  );
}

/** Replays every running game against its fingerprints, one after the other. Changes nothing. */
export async function* checkGames(db: Db): AsyncGenerator<CheckedGame> {
  for (const game of await gamesToCheck(db)) yield checkGame(db, game);
}

/** What a check waits for between two slices of work: that others have been served. */
export const served = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Replays one game; others are served in between. */
export async function checkGame(
  db: Db,
  { table: id, name, title: titleId, record }: GameToCheck,
  rest: () => Promise<void> = served,
): Promise<CheckedGame> {
  if (!isTitle(titleId)) throw new Error(`There is no title ${titleId}`);
  const title = await loadTitle(titleId);
  const log = await db
    .selectFrom('log')
    .select(['number', 'kind', 'content', 'by_kind', 'version', 'at'])
    .where('table_id', '=', id)
    .orderBy('number')
    .execute();
  const actions = inForce(log.map(entryOf));
  const snapshots = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', id)
    .where('count', '<=', actions.length)
    .orderBy('count')
    .execute();
  const header = readHeader(record);
  const told = (acting: readonly string[]) => ({
    ...{ table: id, name, title: titleId },
    ...{ number: log.length, actions: actions.length, acting },
  });
  const checks = snapshots.map(({ count, hash }) => ({ after: count, hash }));
  const replayed = await inSlices(title.reopening({ ...header, actions, checks }), rest);
  if (!('error' in replayed) && replayed.stuck === null)
    return { ...told(replayed.now.acting), outcome: 'same', kept: actions.length, notice: null };
  const [latest] = snapshots.filter(({ state }) => state !== '').reverse();
  const resumed =
    latest === undefined
      ? replayed
      : title.resume(
          { ...header, actions },
          { after: latest.count, rules: latest.rules, hash: latest.hash, state: JSON.parse(latest.state) },
          true,
        );
  if ('error' in resumed)
    return {
      ...told([]),
      outcome: 'stands',
      kept: actions.length,
      notice: `A new version cannot play this game: ${resumed.error}`,
    };
  if (resumed.stuck === null)
    return {
      ...told(resumed.now.acting),
      outcome: 'resumed',
      kept: actions.length,
      notice:
        'A new version has changed a rule that this game has met. It goes on from where it was; what came before is told, not played.',
    };
  const notice = standsNotice(resumed.stuck, actions.length);
  return { ...told(resumed.now.acting), outcome: 'stands', kept: resumed.stuck.at, notice };
}

const standsNotice = ({ at }: Stuck, count: number): string =>
  `A new version has changed a rule: the last ${count - at} of ${count} moves can no longer be made and have been taken back.`;

/** How long others may have to wait for their answer meanwhile. */
const SLICE = 10;

async function inSlices<T>(work: Generator<undefined, T>, rest: () => Promise<void>): Promise<T> {
  let until = performance.now() + SLICE;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    await rest();
    until = performance.now() + SLICE;
  }
}
