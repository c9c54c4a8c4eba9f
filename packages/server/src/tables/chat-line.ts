import type { ChatLine } from '../contract/tables.ts';

/** What a chat line is made of: `news` beside the user who spoke, if there still is one. */
export const CHAT_COLUMNS = [
  'news.version',
  'news.content',
  'news.at',
  'news.key',
  'users.id',
  'users.name',
  'users.name_key',
] as const;

interface ChatRow {
  readonly version: number;
  readonly content: string;
  readonly at: number;
  readonly key: string | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly name_key: string | null;
}

export const chatLineOf = ({ version, content, at, key, id, name, name_key }: ChatRow): ChatLine => ({
  version,
  by: { id: id ?? 'nobody', name: name ?? '', guest: name_key === null },
  text: content,
  at,
  key,
});
