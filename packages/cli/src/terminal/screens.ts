import { moneyIn, type Table, type TitleInfo, type TitlePackage } from '@roundhouse/titles';
import { showHex, showMap } from './map.ts';
import { showMarket } from './market.ts';
import { namesOf } from './names.ts';
import { type Screen, wrap } from './screen.ts';
import { showPrivates, showTable, showTrains } from './show.ts';

/** With examples out of the title's own box. */
function helpOf({ companies, privates, geography, rules, terms }: TitleInfo): string[] {
  const hex = geography === null ? undefined : Object.keys(geography.grid.data.hexes)[0];
  const examples = [Object.keys(companies)[0], hex, Object.keys(privates)[0]].filter(
    (it) => it !== undefined,
  );
  return [
    `A number chooses; "2 60" chooses 2 with ${moneyIn(terms)(60)}. A name shows what can be done about it: ${examples.join(', ')}.`,
    `t table · ${hex === undefined ? '' : `m map, m ${hex} a hex · `}v share values · p privates · d trains and phases · l what happened last · r a rule (r ${rules[0]?.id ?? ''})`,
    'u takes back · w FILE saves · q quits · Enter shows the choices, 0 all of them · an action as JSON is played as it is',
  ];
}

const LAST_ACTIONS = 12;

/** What somebody wants to see before choosing; null where the word asks for nothing of the kind. */
export function screenFor(
  word: string,
  about: string,
  table: Table,
  title: TitlePackage,
  screen: Screen,
): string[] | null {
  const { info } = title;
  const view = table.now.view();
  const fitted = (text: string) => wrap(text, screen.width, '  ');
  switch (word) {
    case '?':
    case 'h':
    case 'help':
      return helpOf(info).flatMap(fitted);
    case 't':
      return showTable(view, info, screen);
    case 'm':
      return about === '' ? showMap(view, info, screen) : fitted(showHex(view, info, about));
    case 'v':
      return showMarket(view, info, screen);
    case 'p':
      return showPrivates(view, info, about, screen);
    case 'd':
      return showTrains(info, screen);
    case 'l':
      return table.events.slice(-LAST_ACTIONS).flatMap((events) => tellings(events, table, title, screen));
    case 'r':
      return fitted(info.rules.find(({ id }) => id === about)?.rule ?? 'There is no such rule.');
    default:
      return null;
  }
}

/** Sentences for what has happened. */
export function tellings(
  events: Table['events'][number],
  table: Table,
  { info, sentences }: TitlePackage,
  { width }: Screen,
): string[] {
  const names = namesOf(info, table.now.view());
  return events.flatMap((event) => {
    const sentence = sentences.event(event, names);
    return sentence === null ? [] : wrap(`  ${sentence}`, width, '    ');
  });
}
