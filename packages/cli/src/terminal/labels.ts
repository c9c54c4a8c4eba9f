import { type Action, type Choice, type Geography, printedHex, tileFace } from '@roundhouse/engine/play';
import { moneyIn, type Names, type Table, type TitleInfo, type TitlePackage } from '@roundhouse/titles';
import { consequences, tryOut } from './forecast.ts';
import { linesOf, trackWords } from './track.ts';

/** A choice in words: what it is, where it leads, and what it costs. */
export function labelOf(
  choice: Choice,
  table: Table,
  { info, sentences }: TitlePackage,
  names: Names,
): string {
  const { action, range } = choice;
  const label = sentences.action(action, names);
  const who = table.now.view().acting.includes(action.player) ? '' : `${names(action.player)}: `;
  const parts = [placeWords(action, info), rangeWords(choice, info)];
  if (range === undefined) parts.push(consequences(action, tryOut(table, action), info, names, label));
  return [`${who}${label}`, ...parts.filter((part) => part !== '')].join('; ');
}

function rangeWords({ range }: Choice, { terms }: TitleInfo): string {
  const money = moneyIn(terms);
  if (range === undefined || range.min === range.max) return '';
  return `up to ${money(range.max)}${range.step === 1 ? '' : `, in steps of ${money(range.step)}`}`;
}

/** Where the track of a tile would lead; for other things what the place is called. */
function placeWords({ type, hex, tile, rotation }: Action, info: TitleInfo): string {
  const { geography } = info;
  if (geography === null || typeof hex !== 'string' || !geography.grid.index.has(hex)) return '';
  if (type !== 'lay') return printedHex(geography.grid, hex).name ?? '';
  if (typeof tile !== 'string' || typeof rotation !== 'number') return '';
  return trackWords(info, hex, tileFace(geography, tile, rotation)).join(', ');
}

/** Without those that lay the same track: turned half round, some tiles look the same. */
export function distinct(choices: readonly Choice[], { geography }: TitleInfo): Choice[] {
  const known = new Set<string>();
  return choices.filter(({ action }) => {
    const { hex, tile, rotation, ...rest } = action;
    if (action.type !== 'lay' || geography === null) return true;
    if (typeof hex !== 'string' || typeof tile !== 'string' || typeof rotation !== 'number') return true;
    const key = JSON.stringify([rest, hex, tile, trackKey(geography, tile, rotation)]);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

const trackKey = (geography: Geography, tile: string, rotation: number): string =>
  linesOf(tileFace(geography, tile, rotation))
    .map((ends) => [...ends].sort().join(' '))
    .sort()
    .join(', ');

/** What a group of choices has in common. */
export function groupName(
  key: string,
  value: string,
  { geography, companies, terms }: TitleInfo,
  names: Names,
): string {
  if (key === 'hex') {
    const name = geography?.grid.index.has(value) ? printedHex(geography.grid, value).name : undefined;
    return name === undefined ? value : `${value} ${name}`;
  }
  if (key === 'price') return moneyIn(terms)(Number(value));
  const company = Object.hasOwn(companies, value) ? companies[value]?.name : undefined;
  if (company !== undefined) return `${names(value)} ${company}`;
  const word = Object.hasOwn(terms.subjects, key) ? terms.subjects[key] : undefined;
  return word === undefined ? `${key} ${value}` : `${word}${names(value)}`;
}
