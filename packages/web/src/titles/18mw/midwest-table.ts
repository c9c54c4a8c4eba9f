import type { MidwestTable } from '@roundhouse/titles';
import type { TableView } from '../../contract.ts';
import { useTable } from '../../game/table-context.ts';

type Own = TableView['titleState'];

const isMidwestTable = (own: Own): own is Own & MidwestTable =>
  'systems' in own && 'receiverships' in own && 'connections' in own && 'need' in own;

/** What only 18MW has on the table. */
export function useMidwestTable(): MidwestTable {
  const { view } = useTable();
  if (!isMidwestTable(view.titleState)) throw new Error('This is not a table of 18MW');
  return view.titleState;
}

/** The name of a player. */
export function usePlayerName(): (id: string) => string {
  const { view } = useTable();
  return (id) => view.players.find((player) => player.id === id)?.name ?? id;
}
