import type { OwnView } from './view-own.ts';

/** Steel, gold and debts in words. */
export function titleNotes({ steel, gold, debts, frozen }: OwnView): string[] {
  const notes: string[] = [];
  const note = (about: string, parts: readonly string[], between: string) => {
    if (parts.length > 0) notes.push(`${about}: ${parts.join(between)}`);
  };
  note('Steel', columnsOf(steel), '; ');
  note(
    'The next tile takes',
    steel.next.map(({ colour, column, price }) => `${colour} $${price} from ${column}`),
    ', ',
  );
  note('Gold to ship for', openSpaces(gold), ', ');
  note(`Debts at $${debts.price}`, debtorsOf(debts), ', ');
  if (frozen) notes.push('Share prices are frozen in this operating round.');
  return notes;
}

function columnsOf({ columns }: OwnView['steel']): string[] {
  const found: string[] = [];
  for (const { id, colour, open, spaces } of columns) {
    if (!open) continue;
    let prices = '';
    for (const { price, cube } of spaces) if (cube) prices += prices === '' ? `$${price}` : ` ${price}`;
    found.push(`${id} ${colour} ${prices === '' ? 'empty' : prices}`);
  }
  return found;
}

function openSpaces({ spaces }: OwnView['gold']): string[] {
  const found: string[] = [];
  for (const { amount, open, covered } of spaces) if (open && !covered) found.push(`$${amount}`);
  return found;
}

function debtorsOf({ debtors }: OwnView['debts']): string[] {
  const found: string[] = [];
  for (const { company, owed, paid } of debtors) if (owed > paid) found.push(`${company} ${owed - paid}`);
  return found;
}
