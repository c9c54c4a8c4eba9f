import type { Book, Names, TableView } from '@roundhouse/titles';
import { plain } from '../io.ts';

/** Players by name, companies by symbol, private companies by symbol and name. */
export function namesOf(book: Book, view: TableView): Names {
  const players = new Map(view.players.map(({ id, name }) => [id, plain(name)]));
  return (id) => {
    const paper = Object.hasOwn(book.privates, id) ? book.privates[id] : undefined;
    return players.get(id) ?? (paper === undefined ? id : `${id} ${paper.name}`);
  };
}
