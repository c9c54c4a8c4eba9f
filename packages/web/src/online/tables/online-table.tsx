import type { TableDetails } from '@roundhouse/server/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '../me.ts';
import { useNews } from '../news.ts';
import { watchTable } from '../stream/shared-stream.ts';
import { TroubleNotice, Waiting } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useCalled } from '../use-called.ts';
import { useMayWatch } from './may-watch.ts';
import { WaitingRoom } from './waiting-room.tsx';

const LiveTable = lazy(async () => ({ default: (await import('../live/live-table.tsx')).LiveTable }));

/** A table by its address: a room to wait in until it starts, then the table itself. */
export function OnlineTable({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const me = useMe();
  // Whether one has a seat depends on who one is.
  return me === undefined ? null : <Table key={`${id} ${me?.id}`} id={id} invite={invite} />;
}

function Table({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const { data, trouble, reload, set } = useCalled('table', {
    params: { table: id },
    query: invite === null ? {} : { invite },
  });
  const isOpen = data?.status === 'open';
  const mayWatch = useMayWatch(data);
  useNews((message) => {
    // Once it is being played, the live table listens itself.
    if (data !== null && !isOpen) return;
    if (message.kind === 'hello') reload();
    else if (
      'table' in message &&
      message.table === id &&
      message.kind !== 'chat' &&
      message.kind !== 'watching'
    )
      reload();
    else if (message.kind === 'here') reload();
  });
  const isBarred = trouble?.status === 403 || trouble?.status === 404;
  const [hadSeat, setHadSeat] = useState(false);
  const isSeated = data?.mine === true && !isBarred;
  useEffect(() => {
    if (isSeated) setHadSeat(true);
  }, [isSeated]);
  const isWatching = isOpen && !data.mine;
  useEffect(() => (isWatching ? watchTable(id, invite ?? undefined) : undefined), [isWatching, id, invite]);
  if (data === null) {
    return (
      <Page title="A table">
        {trouble?.status === 404 ? <NoSuchTable /> : <Waiting trouble={trouble} onRetry={reload} />}
      </Page>
    );
  }
  if (data.status === 'open' || (data.status === 'abandoned' && data.startedAt === null)) {
    return (
      <Page title={data.name}>
        {isOpen && hadSeat && !isSeated && (
          <p className="notice" role="alert">
            {data.owner.name} has taken you off this table.
          </p>
        )}
        {!isBarred && <TroubleNotice trouble={trouble} onRetry={reload} />}
        {isBarred ? (
          <AllTables />
        ) : data.status === 'open' ? (
          <WaitingRoom
            table={data}
            invite={invite}
            onLeave={() => setHadSeat(false)}
            onLookAgain={reload}
            onChange={(next) => {
              if (next.version >= data.version) set(next);
            }}
          />
        ) : (
          <ClosedTable table={data} />
        )}
      </Page>
    );
  }
  if (!mayWatch) {
    return (
      <Page title={data.name}>
        <section className="page-card">
          <p role="status">Only those who sit at this table can watch its game.</p>
          <AllTables />
        </section>
      </Page>
    );
  }
  return (
    <Suspense fallback={<p className="page-wait">Setting up the table…</p>}>
      <LiveTable table={data} invite={invite} />
    </Suspense>
  );
}

function NoSuchTable() {
  return (
    <section className="page-card">
      <p role="alert">
        There is no such table, or it is by invitation only: then you need the complete link, including
        everything after the question mark.
      </p>
      <AllTables />
    </section>
  );
}

function ClosedTable({ table }: { readonly table: TableDetails }) {
  return (
    <section className="page-card">
      <p role="status">
        {table.endReason === 'closed' ? table.owner.name : 'The host of this site'} has closed this table
        before it started.
      </p>
      <AllTables />
    </section>
  );
}

function AllTables() {
  return (
    <div className="form-buttons">
      <Link href="/lobby" className="button">
        All tables
      </Link>
    </div>
  );
}
