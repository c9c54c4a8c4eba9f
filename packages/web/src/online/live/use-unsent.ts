import { useTable } from '../../game/table-context.ts';
import { useRoom } from './room-context.ts';

/** How many moves made here the server has not confirmed. */
export function useUnsent(): number {
  const { room } = useRoom();
  // The session tells when that changes.
  useTable();
  return room.session.unsent.length;
}
