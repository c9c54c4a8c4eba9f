/** The table, which nobody needs to choose a game. */
export const loadTable = () => import('./table-page.tsx');

/** Ahead of time, while somebody looks at the home page and while a game is made; if that fails, it is loaded when it is needed. */
export const loadTableAhead = (): void => void loadTable().catch(() => undefined);
