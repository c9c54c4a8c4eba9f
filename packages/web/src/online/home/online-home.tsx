import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { AccountMenu } from '../account/account-menu.tsx';
import { WhoDialog } from '../account/who-dialog.tsx';
import { waitsForMe } from '../tables/after-news.ts';
import { useMyTables } from '../tables/my-tables.ts';
import { MyTableRow, TableRow } from '../tables/table-row.tsx';
import { useLobby } from '../tables/use-lobby.ts';
import { Waiting } from '../ui/notice.tsx';
import { useNow } from '../ui/times.ts';
import '../ui/page.css';
import './online-home.css';

const MOST = 4;

/** In the head of the home page: who is signed in. */
export function HomeAccount() {
  return (
    <>
      <AccountMenu />
      <WhoDialog />
    </>
  );
}

/** Beside the titles: the tables that wait for me, and those that wait for players. */
export function HomeTables() {
  return (
    <>
      <MyTablesCard />
      <LobbyCard />
    </>
  );
}

/** For so long a game that is over is news. */
const NEWS = 2 * 24 * 3600 * 1000;

function MyTablesCard() {
  const now = useNow();
  const tables =
    useMyTables()?.filter(
      ({ status, endedAt }) =>
        status === 'running' || status === 'open' || (endedAt !== null && now - endedAt < NEWS),
    ) ?? [];
  const waiting = tables.filter(waitsForMe).length;
  if (tables.length === 0) return null;
  const shown = tables.slice(0, Math.max(MOST, waiting));
  return (
    <section className="page-card home-tables" aria-labelledby="my-tables-title">
      <div className="page-card-head">
        <h2 id="my-tables-title">My tables</h2>
        {waiting > 0 && (
          <span className="badge-note">{waiting === 1 ? '1 waits for you' : `${waiting} wait for you`}</span>
        )}
      </div>
      <ul className="rows">
        {shown.map((table) => (
          <MyTableRow key={table.id} table={table} />
        ))}
        {tables.length > shown.length && (
          <li className="home-more">
            <Link href="/lobby" className="online-link">
              All {tables.length} tables
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function LobbyCard() {
  const { data, trouble, reload } = useLobby({});
  const open = data?.items.filter(({ mine }) => !mine) ?? [];
  return (
    <section className="page-card home-lobby" aria-labelledby="lobby-title">
      <div className="page-card-head">
        <h2 id="lobby-title">Lobby</h2>
        <Link href="/new" className="button">
          <Icon name="plus" size={16} /> Open a table
        </Link>
      </div>
      {data === null && <Waiting trouble={trouble} onRetry={reload} />}
      {data !== null && open.length === 0 && (
        <p className="table-empty">
          No table is waiting for players just now. Open one, and others see it here.
        </p>
      )}
      <ul className="rows">
        {open.slice(0, MOST).map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
        <li className="home-more">
          <Link href="/lobby" className="online-link">
            All tables, or join with a link
          </Link>
        </li>
      </ul>
    </section>
  );
}
