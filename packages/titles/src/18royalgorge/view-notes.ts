import type { OwnView } from './view-own.ts';

/** Steel, gold and debts in words. */
export function titleNotes({ steel, gold, debts, frozen }: OwnView): string[] {
  const notes: string[] = [];
  function note<T>(about: string, items: readonly T[], text: (item: T) => string | null, between = ', ') {
    let said = '';
    for (const item of items) {
      const one = text(item);
      if (one !== null) said += said === '' ? one : between + one;
    }
    if (said !== '') notes.push(`${about}: ${said}`);
  }
  note(
    'Steel',
    steel.columns,
    ({ id, colour, open, spaces }) => (open ? `${id} ${colour} ${pricesOf(spaces)}` : null),
    '; ',
  );
  note(
    'The next tile takes',
    steel.next,
    ({ colour, column, price }) => `${colour} $${price} from ${column}`,
  );
  note('Gold to ship for', gold.spaces, ({ amount, open, covered }) =>
    open && !covered ? `$${amount}` : null,
  );
  note(`Debts at $${debts.price}`, debts.debtors, ({ company, owed, paid }) =>
    owed > paid ? `${company} ${owed - paid}` : null,
  );
  if (frozen) notes.push('Share prices are frozen in this operating round.');
  return notes;
}

function pricesOf(spaces: readonly { readonly price: number; readonly cube: boolean }[]): string {
  let prices = '';
  for (const { price, cube } of spaces) if (cube) prices += prices === '' ? `$${price}` : ` ${price}`;
  return prices === '' ? 'empty' : prices;
}
