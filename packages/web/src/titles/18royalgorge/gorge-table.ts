import type { GorgeTable } from '@roundhouse/titles';
import type { TableView } from '../../contract.ts';
import { useTable } from '../../game/table-context.ts';

type Own = TableView['titleState'];

const isGorgeTable = (own: Own): own is Own & GorgeTable => 'steel' in own && 'gold' in own && 'deck' in own;

/** What only 18 Royal Gorge has on the table. */
export function useGorgeTable(): GorgeTable {
  const { view } = useTable();
  if (!isGorgeTable(view.titleState)) throw new Error('This is not a table of 18 Royal Gorge');
  return view.titleState;
}
