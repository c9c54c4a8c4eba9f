import type { Book, Names } from '../contract.ts';

/** How players, companies and privates are called in sentences. */
export function namesFor(
  book: Pick<Book, 'privates' | 'companies'>,
  players: readonly { readonly id: string; readonly name: string }[],
): Names {
  const known = new Map<string, string>();
  for (const [id, { name }] of Object.entries(book.privates)) known.set(id, name);
  for (const [id, { short }] of Object.entries(book.companies)) known.set(id, short ?? id);
  for (const { id, name } of players) known.set(id, name);
  return (id) => known.get(id) ?? id;
}
