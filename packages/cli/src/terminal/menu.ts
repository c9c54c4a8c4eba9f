import type { Action, Choice } from '@roundhouse/engine';

/** Many choices, taken by number in one or two steps. */
export type MenuItem =
  | { readonly kind: 'choice'; readonly label: string; readonly choice: Choice }
  | { readonly kind: 'group'; readonly label: string; readonly items: readonly MenuItem[] };

const FEW = 12;
/** Fields by which long lists are divided, in this order. */
const KEYS = ['hex', 'company', 'item', 'holding', 'train', 'tile'];

export function menuOf(choices: readonly Choice[], label: (action: Action) => string): MenuItem[] {
  const byType = groupBy(choices, ({ action }) => action.type);
  const single = (choice: Choice): MenuItem => ({
    kind: 'choice',
    label: label(choice.action) + rangeText(choice),
    choice,
  });
  if (choices.length <= FEW) return choices.map(single);
  return [...byType].flatMap(([type, list]) =>
    list.length <= 3
      ? list.map(single)
      : [{ kind: 'group' as const, label: `${type}… (${list.length})`, items: divide(list, single, 0) }],
  );
}

function divide(list: readonly Choice[], single: (choice: Choice) => MenuItem, from: number): MenuItem[] {
  if (list.length <= FEW) return list.map(single);
  for (let i = from; i < KEYS.length; i++) {
    const key = KEYS[i] ?? '';
    const groups = groupBy(list, ({ action }) => String(action[key] ?? ''));
    if (groups.size < 2) continue;
    return [...groups].map(([value, items]) => ({
      kind: 'group' as const,
      label: `${key} ${value} (${items.length})`,
      items: divide(items, single, i + 1),
    }));
  }
  return list.map(single);
}

const rangeText = ({ range }: Choice): string =>
  range === undefined ? '' : ` … up to ${range.max}${range.step === 1 ? '' : `, in steps of ${range.step}`}`;

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const list = groups.get(key(item));
    if (list === undefined) groups.set(key(item), [item]);
    else list.push(item);
  }
  return groups;
}
