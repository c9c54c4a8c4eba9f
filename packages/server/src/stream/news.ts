import type { Message } from '../contract/stream.ts';
import { entryOf } from '../play/log.ts';
import type { Site } from '../site.ts';
import type { SeatRow, TableRow } from '../tables/rows.ts';
import { standingOf } from '../tables/show.ts';

export interface News {
  readonly messages: readonly { readonly message: Message; readonly at: number }[];
  /** When anything else changed last; null if it did not. */
  readonly changedAt: number | null;
}

/** After a version, or from a moment on. */
export type Since = { readonly version: number } | { readonly at: number };

/** What happened at a table since, in order. */
export async function readNews(
  site: Site,
  row: TableRow,
  seats: readonly SeatRow[],
  since: Since,
): Promise<News> {
  const { db } = site.storage;
  let ofLog = db
    .selectFrom('log')
    .select(['number', 'kind', 'content', 'by_kind', 'version', 'at'])
    .where('table_id', '=', row.id)
    .orderBy('number');
  let ofTable = db
    .selectFrom('news')
    .leftJoin('users', 'users.id', 'news.user_id')
    .select(['news.version', 'kind', 'content', 'at', 'users.id', 'users.name', 'users.name_key'])
    .where('table_id', '=', row.id)
    .orderBy('version');
  if ('version' in since) {
    ofLog = ofLog.where('version', '>', since.version);
    ofTable = ofTable.where('version', '>', since.version);
  } else {
    ofLog = ofLog.where('at', '>=', since.at);
    ofTable = ofTable.where('at', '>=', since.at);
  }
  const standing = standingOf(row, seats);
  const entries = (await ofLog.execute()).map(entryOf).map((entry) => {
    const { version, at } = entry;
    const message: Message = { kind: 'entry', table: row.id, version, entry, standing };
    return { message, at, version };
  });
  const others = await ofTable.execute();
  const lines = others.flatMap(({ version, kind, content, at, id, name, name_key }) => {
    if (kind !== 'chat') return [];
    const by = { id: id ?? '', name: name ?? '', guest: name_key === null };
    const line = { version, by, text: content, at };
    const message: Message = { kind: 'chat', table: row.id, version, line };
    return [{ message, at, version }];
  });
  const changes = others.filter(({ kind }) => kind === 'table');
  return {
    messages: [...entries, ...lines].sort((a, b) => a.version - b.version),
    changedAt: changes.at(-1)?.at ?? null,
  };
}
