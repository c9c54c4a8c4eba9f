import type { Message } from '../contract/stream.ts';
import { entryOf } from '../play/log.ts';
import type { Site } from '../site.ts';
import { CHAT_COLUMNS, chatLineOf } from '../tables/chat-line.ts';
import type { SeatRow, TableRow } from '../tables/rows.ts';
import { standingOf } from '../tables/show.ts';

export interface News {
  readonly messages: readonly { readonly message: Message; readonly version: number }[];
  /** The version with which anything else changed last; 0 if it did not. */
  readonly changed: number;
}

/** What happened at a table after a version and up to that of `row`, in order: later ones may not be visible in their order yet. */
export async function readNews(
  site: Site,
  row: TableRow,
  seats: readonly SeatRow[],
  since: number,
): Promise<News> {
  const { db } = site.storage;
  const standing = standingOf(row, seats);
  const ofLog = await db
    .selectFrom('log')
    .select(['number', 'kind', 'content', 'by_kind', 'version', 'at'])
    .where('table_id', '=', row.id)
    .where('version', '>', since)
    .where('version', '<=', row.version)
    .orderBy('number')
    .execute();
  const entries = ofLog.map(entryOf).map((entry) => {
    const { version } = entry;
    const message: Message = { kind: 'entry', table: row.id, version, entry, standing };
    return { message, version };
  });
  const others = await db
    .selectFrom('news')
    .leftJoin('users', 'users.id', 'news.user_id')
    .select(['news.kind', ...CHAT_COLUMNS])
    .where('table_id', '=', row.id)
    .where('version', '>', since)
    .where('version', '<=', row.version)
    .orderBy('version')
    .execute();
  const lines = others.flatMap((one) => {
    if (one.kind !== 'chat') return [];
    const { version } = one;
    const message: Message = { kind: 'chat', table: row.id, version, line: chatLineOf(one) };
    return [{ message, version }];
  });
  const changes = others.filter(({ kind }) => kind === 'table');
  return {
    messages: [...entries, ...lines].sort((a, b) => a.version - b.version),
    changed: changes.at(-1)?.version ?? 0,
  };
}
