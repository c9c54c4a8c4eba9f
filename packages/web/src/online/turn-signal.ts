import type { MyTable } from '@roundhouse/server/contract';
import { waitsForMe } from './tables/after-news.ts';
import { myTables, watchMyTables } from './tables/my-tables.ts';

const OFFER = 'An offer for you – ';
const QUESTION = 'A question for you – ';
const MARK = new RegExp(`^\\(\\d+\\) (${OFFER}|${QUESTION})?`);
const PLAIN = './icon.svg';
const TURN = './icon-turn.svg';

/** The title of a tab that says how many tables wait, and that somebody wants an answer. */
export function titleWith(title: string, waiting: readonly Pick<MyTable, 'asked'>[]): string {
  const asks = waiting.some(({ asked }) => asked === 'offer')
    ? OFFER
    : waiting.some(({ asked }) => asked !== null)
      ? QUESTION
      : '';
  return `${waiting.length === 0 ? '' : `(${waiting.length}) ${asks}`}${title.replace(MARK, '')}`;
}

let badge = 0;

/** On the icon of an installed page; not every browser has that. */
function setBadge(count: number): void {
  if (count === badge) return;
  badge = count;
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

/** The tab says by its title and its icon that it is one's turn somewhere, whatever page is on it. */
export function startTurnSignal(): void {
  const show = () => {
    const waiting = myTables()?.filter(waitsForMe) ?? [];
    const title = titleWith(document.title, waiting);
    if (title !== document.title) document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = waiting.length === 0 ? PLAIN : TURN;
    if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
    setBadge(waiting.length);
  };
  watchMyTables(show);
  // Pages write their own titles.
  const title = document.querySelector('title');
  if (title !== null) new MutationObserver(show).observe(title, { childList: true });
  show();
}
