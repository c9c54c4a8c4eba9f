/** The table, which nobody needs to choose a game. */
export const loadTable = () => import('./table-page.tsx');

/**
 * Ahead of time, while somebody looks at the home page and while a game is made; if that fails, it is loaded when it is needed.
 * Whatever can wait on a slow line waits for it.
 */
export const tableAhead = (): Promise<void> =>
  loadTable().then(
    () => undefined,
    () => undefined,
  );
