import type { Names, TableView, TitleInfo } from '@roundhouse/titles';
import { plain } from '../plain.ts';

/** Players by name, companies for short, private companies by symbol and name. */
export function namesOf(info: TitleInfo, view: TableView): Names {
  const players = new Map(view.players.map(({ id, name }) => [id, plain(name)]));
  return (id) => {
    const privateCompany = Object.hasOwn(info.privates, id) ? info.privates[id] : undefined;
    return (
      players.get(id) ?? (privateCompany === undefined ? shortOf(id, info) : `${id} ${privateCompany.name}`)
    );
  };
}

const shortOf = (id: string, { companies }: TitleInfo): string =>
  (Object.hasOwn(companies, id) ? companies[id]?.short : undefined) ?? id;

/** The company that is called so for short; else what was said. */
export function idOf(word: string, info: TitleInfo): string {
  const wanted = word.toLowerCase();
  return Object.keys(info.companies).find((id) => shortOf(id, info).toLowerCase() === wanted) ?? word;
}
