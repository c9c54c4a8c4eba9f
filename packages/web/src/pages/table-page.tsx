import type { GameRecord } from '@roundhouse/engine/play';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { downloadRecord } from '../files/export.ts';
import { type NotOpened, openSession } from '../game/open-session.ts';
import { SessionContext } from '../game/table-context.ts';
import { NoTable, SettingUp, useOpened } from './opened-table.tsx';
import { TableLayout } from './table-layout.tsx';

/** A game on the table. */
export function TablePage({ id }: { readonly id: string }) {
  const opened = useOpened<null, NotOpened>(id, async () => {
    const session = await openSession(id);
    return 'error' in session ? session : { table: null, session, close: () => session.close() };
  });
  if (opened === null) return <SettingUp />;
  if ('error' in opened)
    return (
      <NoTable head="This game cannot be opened" error={opened.error}>
        <NotOpenedExport record={opened.record} />
      </NoTable>
    );
  const { session, own } = opened;
  return (
    <ErrorBoundary
      key={id}
      actions={
        <button type="button" className="button" onClick={() => downloadRecord(session.table.record)}>
          Save the game as a file
        </button>
      }
    >
      <SessionContext value={session}>
        <TableLayout own={own} />
      </SessionContext>
    </ErrorBoundary>
  );
}

/** A game that no longer opens is not lost. */
function NotOpenedExport({ record }: { readonly record: GameRecord | undefined }) {
  if (record === undefined) return null;
  return (
    <p>
      <button type="button" className="button" onClick={() => downloadRecord(record)}>
        Save the game as a file
      </button>
    </p>
  );
}
