import type { GorgeTable } from '@roundhouse/titles';
import type { TableView } from '../../contract.ts';
import { useTable } from '../../game/table-context.ts';

type Own = TableView['own'];

const isGorge = (own: Own): own is Own & GorgeTable =>
  ['steel', 'gold', 'debts', 'deck', 'coal'].every(
    (part) => typeof own[part] === 'object' && own[part] !== null,
  );

export function useGorge(): GorgeTable {
  const { view } = useTable();
  if (!isGorge(view.own)) throw new Error('This is not a table of 18 Royal Gorge');
  return view.own;
}
