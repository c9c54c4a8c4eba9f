import type { Book, Names } from '../contract.ts';

/** How players, companies and privates are called in sentences. */
export function namesFor(
  book: Pick<Book, 'privates'>,
  players: readonly { readonly id: string; readonly name: string }[],
): Names {
  const known = new Map(players.map(({ id, name }) => [id, name]));
  return (id) => known.get(id) ?? (Object.hasOwn(book.privates, id) ? (book.privates[id]?.name ?? id) : id);
}
