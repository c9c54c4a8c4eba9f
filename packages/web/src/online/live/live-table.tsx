import type { TableDetails } from '@roundhouse/server/contract';
import { useState } from 'react';
import { ErrorBoundary } from '../../errors/error-boundary.tsx';
import { SessionContext } from '../../game/table-context.ts';
import { NoTable, SettingUp, useOpened } from '../../pages/opened-table.tsx';
import { TableLayout } from '../../pages/table-layout.tsx';
import type { OnlineParts } from '../../ui/online-parts.ts';
import { WhoDialog } from '../account/who-dialog.tsx';
import { useMe } from '../me.ts';
import { sentenceOf } from '../trouble.ts';
import { AboutPanel } from './about-panel.tsx';
import { AskUndoDialog } from './ask-undo-dialog.tsx';
import { Automatic } from './automatic.tsx';
import { Banner } from './banner.tsx';
import { InTurn } from './in-turn.tsx';
import { MenuItems } from './menu-items.tsx';
import { openRoom } from './open-room.ts';
import { People, Time } from './people.tsx';
import type { Room } from './room.ts';
import { RoomContext } from './room-context.ts';
import { Status } from './status.tsx';
import { ChatMark, TableChat } from './table-chat.tsx';
import { TurnCall } from './turn-call.tsx';

const PARTS: OnlineParts = {
  Status,
  Banner,
  InTurn,
  Automatic,
  People,
  Time,
  Chat: TableChat,
  ChatMark,
  panels: [{ id: 'about', name: 'Table', Panel: AboutPanel }],
  MenuItems,
};

/** A game that is played on the server, on the same table as one around the screen. */
export function LiveTable({
  table,
  invite,
}: {
  readonly table: TableDetails;
  readonly invite: string | null;
}) {
  const me = useMe();
  const person = me === undefined ? undefined : (me?.id ?? null);
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((count) => count + 1);
  // The table as it was when it was opened; from then on its room follows it.
  const key = person === undefined ? null : JSON.stringify([table.id, person, invite, attempt]);
  const opened = useOpened<Room, { readonly error: string }>(key, async () => {
    try {
      const { room, close } = await openRoom(table, person ?? null, invite);
      return { table: room, session: room.session, close };
    } catch (error) {
      return { error: sentenceOf(error) };
    }
  });
  if (opened === null) return <SettingUp />;
  if ('error' in opened)
    return (
      <NoTable head="This table cannot be shown" error={opened.error}>
        <button type="button" className="button button-main" onClick={again}>
          Try again
        </button>{' '}
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload the page
        </button>{' '}
      </NoTable>
    );
  const { table: room, own } = opened;
  return (
    <ErrorBoundary
      key={`${table.id}/${person}`}
      text="The game is safe on the server, and what you did last is kept here until it is sent: reload the page."
      actions={
        <button type="button" className="button" onClick={again}>
          Open the table again
        </button>
      }
    >
      <RoomContext value={room}>
        <SessionContext value={room.session}>
          <TableLayout own={own} online={PARTS} />
          <TurnCall />
          <AskUndoDialog />
          <WhoDialog />
        </SessionContext>
      </RoomContext>
    </ErrorBoundary>
  );
}
