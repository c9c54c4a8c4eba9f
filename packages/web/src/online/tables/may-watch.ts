import type { TableSummary } from '@roundhouse/server/contract';
import { useMe } from '../me.ts';

/** The game of a table with a password is for those who sit there, and for who looks after it. */
export function useMayWatch(table: Pick<TableSummary, 'visibility' | 'mine' | 'owner'> | null): boolean {
  const me = useMe();
  return (
    table?.visibility !== 'password' || table.mine || (me != null && (me.id === table.owner.id || me.admin))
  );
}
