import type { WyomingTable } from '@roundhouse/titles';
import type { TableView } from '../../contract.ts';
import { useTable } from '../../game/table-context.ts';

type Own = TableView['titleState'];

const isWyomingTable = (own: Own): own is Own & WyomingTable =>
  'deposits' in own && 'refineries' in own && 'prospects' in own;

/** What only 1867 Big Wyoming has on the table. */
export function useWyomingTable(): WyomingTable {
  const { view } = useTable();
  if (!isWyomingTable(view.titleState)) throw new Error('This is not a table of 1867 Big Wyoming');
  return view.titleState;
}
