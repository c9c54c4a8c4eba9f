import type { ReactNode } from 'react';
import { TroubleNotice, Waiting } from '../ui/notice.tsx';
import type { Called } from '../use-called.ts';
import type { Doing } from '../use-doing.ts';
import { SearchField } from './search-field.tsx';
import type { Pages } from './use-pages.ts';

/** A long list of the site: found by a word, read page by page. */
export function SearchedList<T>(props: {
  readonly title: string;
  /** Of the field for the word. */
  readonly label: string;
  /** Where nothing is found. */
  readonly none: string;
  readonly called: Pick<Called<unknown>, 'data' | 'trouble' | 'reload'>;
  readonly pages: Pages<T>;
  /** What is done to its rows. */
  readonly doing: Doing;
  onSearch(word: string): void;
  /** A row, as an item of the list. */
  row(item: T): ReactNode;
}) {
  const { title, label, none, called, pages, doing, onSearch, row } = props;
  const id = `list-${title.toLowerCase()}`;
  return (
    <section className="page-card" aria-labelledby={id}>
      <div className="page-card-head">
        <h2 id={id}>{title}</h2>
        <SearchField label={label} onSearch={onSearch} />
      </div>
      {called.data === null && <Waiting trouble={called.trouble} onRetry={called.reload} />}
      <TroubleNotice trouble={doing.trouble ?? pages.doing.trouble} />
      {called.data !== null && pages.items.length === 0 && <p className="muted">{none}</p>}
      {pages.items.length > 0 && (
        <ul className="rows">
          {pages.items.map(row)}
          {pages.hasMore && (
            <li>
              <button type="button" className="button" disabled={pages.doing.busy} onClick={pages.more}>
                More
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
