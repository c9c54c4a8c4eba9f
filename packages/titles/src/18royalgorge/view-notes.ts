import type { OwnView } from './view-own.ts';

/** Steel, gold and debts in words. */
export function titleNotes({ steel, gold, debts, frozen }: OwnView): string[] {
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
