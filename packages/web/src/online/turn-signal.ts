import { myTables, watchMyTables } from './tables/my-tables.ts';

const MARK = /^\(\d+\) /;
const PLAIN = './icon.svg';
const TURN = './icon-turn.svg';

/** The title of a tab that says how many tables wait. */
export const titleWith = (title: string, waiting: number): string =>
  `${waiting === 0 ? '' : `(${waiting}) `}${title.replace(MARK, '')}`;

/** The tab says by its title and its icon that it is one's turn somewhere, whatever page is on it. */
export function startTurnSignal(): void {
  const show = () => {
    const waiting = myTables()?.filter(({ myTurn }) => myTurn).length ?? 0;
    const title = titleWith(document.title, waiting);
    if (title !== document.title) document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = waiting === 0 ? PLAIN : TURN;
    if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  };
  watchMyTables(show);
  // Pages write their own titles.
  const title = document.querySelector('title');
  if (title !== null) new MutationObserver(show).observe(title, { childList: true });
  show();
}
