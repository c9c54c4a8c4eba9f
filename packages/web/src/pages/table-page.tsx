import type { GameRecord } from '@roundhouse/engine/play';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { downloadRecord } from '../files/export.ts';
import { type NotOpened, openSession } from '../game/open-session.ts';
import type { Session } from '../game/session.ts';
import { SessionContext } from '../game/table-context.ts';
import { type TitleParts, titleParts } from '../titles/panels.ts';
import { TableLayout } from './table-layout.tsx';

type Opened = { readonly session: Session; readonly own: TitleParts } | NotOpened | null;

/** A game on the table. */
export function TablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let current = true;
    let session: Session | null = null;
    setOpened(null);
    openSession(id).then(async (result) => {
      if ('error' in result) {
        if (current) setOpened(result);
        return;
      }
      session = result;
      const own = await titleParts(result.title.info.id);
      if (current) setOpened({ session: result, own });
      else result.close();
    });
    return () => {
      current = false;
      session?.close();
    };
  }, [id]);

  useEffect(() => {
    if (opened !== null && 'session' in opened)
      document.title = `${opened.session.title.info.name} – Roundhouse`;
    return () => {
      document.title = 'Roundhouse';
    };
  }, [opened]);

  if (opened === null) {
    return (
      <p className="page-wait" role="status">
        Setting up the table…
      </p>
    );
  }
  if ('error' in opened) {
    return (
      <div className="broken" role="alert">
        <h1>This game cannot be opened</h1>
        <p>{opened.error}</p>
        <NotOpenedExport record={opened.record} />
        <Link href="/" className="button">
          To the list of games
        </Link>
      </div>
    );
  }
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
