import type { Table, TitlePackage } from '@roundhouse/titles';
import { showHex, showMap } from './map.ts';
import { showMarket } from './market.ts';
import { namesOf } from './names.ts';
import { type Screen, wrap } from './screen.ts';
import { showPrivates, showTable, showTrains } from './show.ts';

const HELP = [
  'A number chooses; "2 60" chooses 2 with $60. A name shows what can be done about it: CPR, I5, P3.',
  't table · m map, m I5 a hex · v share values · p privates · d trains and phases · l what happened last · r a rule (r 1882-11.3-1)',
  'u takes back · w FILE saves · q quits · Enter shows the choices, 0 all of them · an action as JSON is played as it is',
];
const LAST_ACTIONS = 12;

/** What somebody wants to see before choosing; null where the word asks for nothing of the kind. */
export function look(
  word: string,
  about: string,
  table: Table,
  title: TitlePackage,
  screen: Screen,
): string[] | null {
  const { book } = title;
  const view = table.now.view();
  const fitted = (text: string) => wrap(text, screen.width, '  ');
  switch (word) {
    case '?':
    case 'h':
    case 'help':
      return HELP.flatMap(fitted);
    case 't':
      return showTable(view, book, screen);
    case 'm':
      return about === '' ? showMap(view, book, screen) : fitted(showHex(view, book, about));
    case 'v':
      return showMarket(view, book, screen);
    case 'p':
      return showPrivates(view, book, about, screen);
    case 'd':
      return showTrains(book, screen);
    case 'l':
      return table.events.slice(-LAST_ACTIONS).flatMap((events) => tellings(events, table, title, screen));
    case 'r':
      return fitted(book.rules.find(({ id }) => id === about)?.rule ?? 'There is no such rule.');
    default:
      return null;
  }
}

/** Sentences for what has happened. */
export function tellings(
  events: Table['events'][number],
  table: Table,
  { book, sentences }: TitlePackage,
  { width }: Screen,
): string[] {
  const names = namesOf(book, table.now.view());
  return events.flatMap((event) => {
    const sentence = sentences.event(event, names);
    return sentence === null ? [] : wrap(`  ${sentence}`, width, '    ');
  });
}
