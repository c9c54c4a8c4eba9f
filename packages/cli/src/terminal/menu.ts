import type { Action, Choice } from '@roundhouse/engine/play';
import { nameOf, type Terms } from '@roundhouse/titles';

/** Many choices, taken by number in a few steps. */
export type MenuItem =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'group'; readonly label: string; readonly items: readonly MenuItem[] };

/** Fields by which long lists are divided, in this order. */
const keysOf = ({ subjects }: Terms): readonly string[] => ['hex', 'tile', ...Object.keys(subjects), 'price'];

/** How a field's value is called in the label of a group. */
export type ValueNames = (key: string, value: string) => string;

/** At most `few` items where they can be divided; every item of a group has more than one choice. */
export function menuOf(
  choices: readonly Choice[],
  few: number,
  terms: Terms,
  valueName: ValueNames,
): MenuItem[] {
  const keys = keysOf(terms);
  const course = choices.filter(({ outsidePlay }) => outsidePlay !== true);
  const outside = choices.filter((choice) => choice.outsidePlay === true).map(single);
  if (course.length <= few) return [...course.map(single), ...outside];
  const byType = [...groupBy(course, ({ action }) => action.type)];
  const isAlone = byType.filter(([, list]) => list.length > 3).length === 1;
  const items = byType.flatMap(([type, list]) => {
    if (list.length <= 3) return list.map(single);
    const divided = divide(list, few, keys, valueName);
    const words = nameOf(terms, type);
    return isAlone ? divided.map((item) => labelled(words, item)) : [group(words, divided)];
  });
  return [...items, ...outside];
}

const single = (choice: Choice): MenuItem => ({ kind: 'choice', choice });

const group = (label: string, items: readonly MenuItem[]): MenuItem => ({ kind: 'group', label, items });

const labelled = (words: string, item: MenuItem): MenuItem =>
  item.kind === 'choice' ? item : group(`${words}: ${item.label}`, item.items);

function divide(
  list: readonly Choice[],
  few: number,
  keys: readonly string[],
  valueName: ValueNames,
): MenuItem[] {
  if (list.length <= few) return list.map(single);
  for (const [i, key] of keys.entries()) {
    const groups = groupBy(list, ({ action }) => String(action[key] ?? ''));
    if (groups.size < 2) continue;
    return [...groups].flatMap(([value, items]) =>
      items.length === 1
        ? items.map(single)
        : [group(valueName(key, value), divide(items, few, keys.slice(i + 1), valueName))],
    );
  }
  return list.map(single);
}

export const countOf = (item: MenuItem): number =>
  item.kind === 'choice' ? 1 : item.items.reduce((sum, inner) => sum + countOf(inner), 0);

/** Choices of a kind (pass, sell), or about something: a hex, a company, a tile, a private company. */
export function choicesAbout(choices: readonly Choice[], word: string): Choice[] {
  const wanted = word.toLowerCase();
  const isAbout = (action: Action) =>
    Object.entries(action).some(
      ([field, value]) => field !== 'player' && typeof value === 'string' && value.toLowerCase() === wanted,
    );
  return choices.filter(({ action }) => isAbout(action));
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const list = groups.get(key(item));
    if (list === undefined) groups.set(key(item), [item]);
    else list.push(item);
  }
  return groups;
}
