import { useTable } from '../game/table-context.ts';

/** The column of whoever looks; of whoever acts for those who watch. */
export function useOwnColumn(): string | undefined {
  const { view, snapshot } = useTable();
  return snapshot.viewer ?? view.acting[0];
}
