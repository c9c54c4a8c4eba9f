import type { Facts } from '../core/verdict.ts';
import { thing, trainKind } from './sentences.ts';
import { nameOf, type Terms } from './terms.ts';
import type { Names } from './title-info.ts';

/** Facts that are ids of companies, players and private companies. A hex can have the same letters. */
const NAMED = new Set([
  'company',
  'seller',
  'buyer',
  'owner',
  'partner',
  'player',
  'privateCompany',
  'investor',
]);

/** The facts of a refusal as people say them: a train by its kind, not by its card; a move by its name; names where they are known. */
export const inWords = (facts: Facts, names: Names = (id) => id, terms: Terms | null = null): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [
      fact,
      typeof value === 'string' ? wordFor(fact, value, names, terms) : value,
    ]),
  );

function wordFor(fact: string, value: string, names: Names, terms: Terms | null): string {
  if (fact === 'train') return trainKind(value);
  if (fact === 'item') return thing(value, names);
  // A move is called by its name on buttons; programs are told its type.
  if (terms !== null && (fact === 'type' || fact === 'possible'))
    return value
      .split(', ')
      .map((type) => nameOf(terms, type))
      .join(', ');
  if (fact === 'acting') return value.split(', ').map(names).join(', ');
  return NAMED.has(fact) ? names(value) : value;
}
