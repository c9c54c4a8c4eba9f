import { isTitle, loadTitle, newGame, openTable, type Stuck, TITLE_IDS } from '@roundhouse/titles';
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

/** Replays every running game against its fingerprints, one after the other. Changes nothing. */
export async function* checkGames(db: Db): AsyncGenerator<CheckedGame> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'name', 'title', 'record'])
    .where('status', 'in', ['running', 'open'])
    .where('record', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, name, title, record } of rows) {
    if (record === null) continue;
    yield { table: id, name, title, ...(await checkGame(db, id, title, record)) };
    // Somebody may be waiting for an answer meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function checkGame(
  db: Db,
  id: string,
  titleId: string,
  record: string,
): Promise<Omit<CheckedGame, 'table' | 'name' | 'title'>> {
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
  const told = (acting: readonly string[]) => ({ number: log.length, actions: actions.length, acting });
  const checks = snapshots.map(({ count, hash }) => ({ after: count, hash }));
  const replayed = openTable(title, { ...header, actions, checks });
  if (!('error' in replayed) && replayed.stuck === null)
    return { ...told(replayed.now.acting), outcome: 'same', kept: actions.length, notice: null };
  const [latest] = snapshots.filter(({ state }) => state !== '').reverse();
  const resumed =
    latest === undefined
      ? replayed
      : title.resume(
          { ...header, actions },
          { after: latest.count, rules: latest.rules, hash: latest.hash, state: JSON.parse(latest.state) },
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

/** What the rules of this version are, so that games are checked when they change and not at every start. */
export async function rulesInForce(): Promise<string> {
  const versions = await Promise.all(
    TITLE_IDS.map(async (id) => {
      const title = await loadTitle(id);
      const players = Array.from({ length: title.info.players.min }, (_, seat) => `Player ${seat + 1}`);
      const table = title.open(newGame({ title: id, players, seed: 0 }));
      return `${id}:${'error' in table ? table.error : table.record.rules}`;
    }),
  );
  return versions.join(' ');
}
