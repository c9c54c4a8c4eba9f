import type { Book, Names, TableView } from '@roundhouse/titles';
import { plain } from '../plain.ts';

/** Players by name, companies for short, private companies by symbol and name. */
export function namesOf(book: Book, view: TableView): Names {
  const players = new Map(view.players.map(({ id, name }) => [id, plain(name)]));
  return (id) => {
    const paper = Object.hasOwn(book.privates, id) ? book.privates[id] : undefined;
    return players.get(id) ?? (paper === undefined ? shortOf(id, book) : `${id} ${paper.name}`);
  };
}

const shortOf = (id: string, { companies }: Book): string =>
  (Object.hasOwn(companies, id) ? companies[id]?.short : undefined) ?? id;

/** The company that is called so for short; else what was said. */
export function idOf(word: string, book: Book): string {
  const wanted = word.toLowerCase();
  return Object.keys(book.companies).find((id) => shortOf(id, book).toLowerCase() === wanted) ?? word;
}
