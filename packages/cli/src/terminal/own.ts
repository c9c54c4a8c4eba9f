import type { Book, CardTable, GorgeTable, TableView } from '@roundhouse/titles';

type Own = TableView['own'];

const isGorge = (own: Own): own is Own & GorgeTable => 'steel' in own && 'gold' in own && 'deck' in own;
const isCards = (own: Own): own is Own & CardTable => Array.isArray(own.holdings) && 'stack' in own;

/** What only one title has on its table, a line each. */
export function ownLines({ own }: TableView, { words }: Book): string[] {
  if (isGorge(own)) return gorgeLines(own);
  return isCards(own) ? cardLines(own, words.trains) : [];
}

function gorgeLines({ steel, gold, debts, frozen }: GorgeTable): string[] {
  const columns = steel.columns
    .filter(({ open }) => open)
    .map(({ id, colour, spaces }) => {
      const prices = spaces.filter(({ cube }) => cube).map(({ price }) => price);
      return `${id} ${colour} ${prices.length === 0 ? 'empty' : `$${prices.join(' ')}`}`;
    });
  const next = steel.next.map(({ colour, column, price }) => `${colour} $${price} from ${column}`);
  const spaces = gold.spaces
    .filter(({ open, covered }) => open && !covered)
    .map(({ amount }) => `$${amount}`);
  const debtors = debts.debtors
    .filter(({ owed, paid }) => owed > paid)
    .map(({ company, owed, paid }) => `${company} ${owed - paid}`);
  return [
    ...(columns.length === 0 ? [] : [`Steel: ${columns.join('; ')}`]),
    ...(next.length === 0 ? [] : [`The next tile takes: ${next.join(', ')}`]),
    ...(spaces.length === 0 ? [] : [`Gold to ship for: ${spaces.join(', ')}`]),
    ...(debtors.length === 0 ? [] : [`Debts at $${debts.price}: ${debtors.join(', ')}`]),
    ...(frozen ? ['Share prices are frozen in this operating round.'] : []),
  ];
}

function cardLines({ holdings, stack, lastRound }: CardTable, trains: string): string[] {
  const holders = holdings.flatMap(({ short, tokens, railroads, operating }) => {
    if (!operating && railroads.length === 0) return [];
    const cards = railroads.map(
      ({ name, level, income, obsoleteAt }) =>
        `${name} (level ${level}, brings $${income}${obsoleteAt === null ? '' : `, until level ${obsoleteAt}`})`,
    );
    const placed = `tokens: ${tokens.idle} idle, ${tokens.add} on +, ${tokens.keep} on ▼, ${tokens.network} in the network`;
    return [`${short}: ${cards.join(', ') || `no ${trains.toLowerCase()}`}; ${placed}`];
  });
  const top = stack.top.map(
    ({ name, level, cost, income }) => `${name} at level ${level} for $${cost}, brings $${income}`,
  );
  return [
    ...holders,
    ...(top.length === 0 ? [] : [`On top of the stack: ${top.join(', or ')}`]),
    ...(lastRound === null ? [] : [lastRound]),
  ];
}
