import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../api.ts';
import { titleName } from '../tables/words.ts';
import { SureButton } from '../ui/sure-button.tsx';
import { useCalled } from '../use-called.ts';
import { useDoing } from '../use-doing.ts';
import { SearchedList } from './searched-list.tsx';
import { usePages } from './use-pages.ts';

/** All tables, private ones too; those that go on can be closed. */
export function AllTablesSection() {
  const [search, setSearch] = useState('');
  const query = search === '' ? {} : { search };
  const called = useCalled('adminTables', { query });
  const pages = usePages(called.data, (after) => call('adminTables', { query: { ...query, after } }));
  const doing = useDoing();
  const close = (table: string) =>
    void doing.run(async () => {
      await call('adminCloseTable', { params: { table } });
      called.reload();
    });
  return (
    <SearchedList
      title="Tables"
      label="Find a table"
      none="None."
      called={called}
      pages={pages}
      doing={doing}
      onSearch={setSearch}
      row={(table) => (
        <li key={table.id} className="admin-row">
          <div className="admin-text">
            <Link href={`/table/${table.id}`} className="online-link">
              {table.name}
            </Link>
            <span className="muted admin-line">
              {titleName(table.title)} · {table.status} · {table.visibility} · {table.count}{' '}
              {table.count === 1 ? 'move' : 'moves'} · {table.owner.name}
            </span>
          </div>
          {(table.status === 'open' || table.status === 'running') && (
            <SureButton
              question={`Close ${table.name}?`}
              text="The game is over without a result. Its players are told."
              verb="Close the table"
              disabled={doing.busy}
              onSure={() => close(table.id)}
            >
              Close<span className="hidden-label"> {table.name}</span>
            </SureButton>
          )}
        </li>
      )}
    />
  );
}
