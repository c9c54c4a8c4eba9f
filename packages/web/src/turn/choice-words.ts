import type { Action, Choice } from '@roundhouse/engine/play';
import type { Names, TableView } from '../contract.ts';

/** Words with which sentences of choices begin, and which can stand on a button alone. */
const VERBS = new Set([
  'Buy',
  'Sell',
  'Bid',
  'Start',
  'Par',
  'Take',
  'Exchange',
  'Discard',
  'Assign',
  'Place',
  'Pick',
  'Claim',
  'Name',
]);

export interface ChoiceWords {
  /** What stands on the button. */
  readonly verb: string;
  /** The rest, beside it; empty where all of it stands on the button. */
  readonly thing: string;
}

/** What somebody else has to agree to is an offer. */
export function isOffer(action: Action, view: Pick<TableView, 'companies' | 'privates'>): boolean {
  const { type, from, item, player } = action;
  if (type === 'train' && typeof from === 'string') {
    const seller = view.companies.find(({ id }) => id === from);
    return seller !== undefined && seller.president !== player;
  }
  const owner = type === 'private' ? view.privates.find(({ id }) => id === item)?.owner : undefined;
  return owner !== undefined && owner !== player && owner !== 'bank';
}

/** Whoever may do something out of turn is named. */
export const byWhom = (action: Action, view: Pick<TableView, 'acting'>, names: Names): string =>
  view.acting.includes(action.player) ? '' : `${names(action.player)}: `;

/** The sentence of a choice, divided for a row: "Buy" and "10% of X from the pool"; the price only if it does not stand beside it. */
export function choiceWords(
  sentence: string,
  offer: boolean,
  priced: boolean,
  /** Is an amount to be named beside it? */
  ranged = false,
): ChoiceWords {
  const [first = '', ...rest] = (ranged ? sentence.replace(/ at \D?\d+$/, '') : sentence).split(' ');
  if (!VERBS.has(first) || rest.length === 0) return { verb: sentence, thing: '' };
  const whole = rest.join(' ');
  const thing = priced ? whole.replace(/ for \D?\d+$/, '').replace(/^\D?\d+( on |$)/, '') : whole;
  return { verb: offer ? 'Offer' : first, thing: thing.charAt(0).toUpperCase() + thing.slice(1) };
}

/** Trains of one kind are all alike: choices that read the same and differ in the train alone are one, with their number. */
export function alike(
  choices: readonly Choice[],
  sentence: (action: Action) => string,
): { readonly choice: Choice; readonly count: number }[] {
  const rows = new Map<string, { choice: Choice; count: number }>();
  for (const choice of choices) {
    const key = `${sentence(choice.action)}/${JSON.stringify([choice.range, { ...choice.action, train: '' }])}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { choice, count: 1 });
    else row.count++;
  }
  return [...rows.values()];
}
