import { Link } from 'wouter';
import { Waiting } from '../ui/notice.tsx';
import { agoText, useNow } from '../ui/times.ts';
import { useCalled } from '../use-called.ts';
import { bytesText } from './bytes-text.ts';

const STATUS_TEXT: Readonly<Record<string, string>> = {
  open: 'open',
  running: 'being played',
  finished: 'over',
  abandoned: 'abandoned',
};

/** Version, database, disk, figures. */
export function StatusSection() {
  const { data, trouble, reload } = useCalled('adminStatus');
  const now = useNow();
  return (
    <section className="page-card" aria-labelledby="status-title">
      <div className="page-card-head">
        <h2 id="status-title">The server</h2>
        <button type="button" className="button" onClick={reload}>
          Refresh
        </button>
      </div>
      {data === null ? (
        <Waiting trouble={trouble} onRetry={reload} />
      ) : (
        <dl className="admin-facts">
          <dt>Version</dt>
          <dd>{data.version}</dd>
          <dt>Started</dt>
          <dd>{agoText(data.startedAt, now)}</dd>
          <dt>Database</dt>
          <dd>
            {data.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}
            {data.databaseBytes !== null && `, ${bytesText(data.databaseBytes)}`}
          </dd>
          <dt>Disk</dt>
          <dd>{data.diskFreeBytes === null ? 'not known' : `${bytesText(data.diskFreeBytes)} free`}</dd>
          <dt>People</dt>
          <dd>
            {data.users} users, {data.guests} guests, {data.connected} connected
          </dd>
          <dt>Processes</dt>
          <dd>{data.processes}</dd>
          <dt>Tables</dt>
          <dd>
            {Object.entries(data.tables)
              .map(([status, count]) => `${count} ${STATUS_TEXT[status] ?? status}`)
              .join(', ') || 'none'}
          </dd>
          {data.stuck.length > 0 && (
            <>
              <dt>Needs attention</dt>
              <dd>
                {data.stuck.map(({ table, notice }) => (
                  <span key={table} className="admin-stuck">
                    <Link href={`/table/${table}`} className="online-link">
                      {table}
                    </Link>{' '}
                    {notice}
                  </span>
                ))}
              </dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}
