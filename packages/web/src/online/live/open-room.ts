import type { GameRecord } from '@roundhouse/engine/play';
import type { Entry, Message, OnlineGame, TableDetails } from '@roundhouse/server/contract';
import { loadTitle, readRecord, type Table, type TitlePackage } from '../../contract.ts';
import { openKept } from '../../game/kept-game.ts';
import { solve, startWorker } from '../../worker/ask-worker.ts';
import { call, newKey } from '../api.ts';
import { onMessage, watchTable } from '../stream/shared-stream.ts';
import { inForce } from './log-in-force.ts';
import { OnlineSession } from './online-session.ts';
import { NO_PLAN, Room, rightsOf, seatOf } from './room.ts';
import { keepUnsent, readUnsent } from './unsent.ts';

/** A second click within this time may still belong to the first. */
const CLICK = 350;
/** How often strangers look. */
const GLANCE = 5000;

function after(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** The game as the server gives it, opened here. */
export function openGame(
  title: TitlePackage,
  game: OnlineGame,
  log: readonly Entry[],
): { readonly record: GameRecord; readonly table: Table } {
  const record = readRecord({ ...game.record, actions: inForce(log).actions });
  if ('error' in record) throw new Error(record.error);
  const table = openKept(title, { record, opening: game.opening ?? undefined });
  if ('error' in table) throw new Error(table.error);
  if (table.stuck !== null)
    throw new Error('The server runs a different version of the rules: reload this page.');
  return { record, table };
}

export interface OpenedRoom {
  readonly room: Room;
  close(): void;
}

/** Sits down at a table that is played, or watches it. */
export async function openRoom(
  details: TableDetails,
  me: string | null,
  invite: string | null,
): Promise<OpenedRoom> {
  startWorker();
  const { id } = details;
  const isSeated = seatOf(details, me) !== undefined;
  // First it listens, then it reads: what comes in between is heard afterwards, and what comes twice counts once.
  const early: Message[] = [];
  let hear = (message: Message): void => {
    early.push(message);
  };
  const stop = [
    ...(me === null ? [] : [onMessage((message) => hear(message))]),
    ...(me === null || isSeated ? [] : [watchTable(id, invite ?? undefined)]),
  ];
  const close = () => {
    for (const end of stop) end();
  };
  try {
    const table = { params: { table: id } };
    const [game, plan, title] = await Promise.all([
      call('game', { ...table, query: invite === null ? {} : { invite } }),
      isSeated && details.status === 'running' ? call('plan', table) : NO_PLAN,
      loadTitle(details.title),
    ]);
    const opened = openGame(title, game, game.log);
    let room: Room | null = null;
    const session = new OnlineSession(
      {
        id,
        title,
        table: opened.table,
        opening: game.opening ?? undefined,
        log: game.log,
        standing: game.standing,
        rights: rightsOf(details, me, false),
        bots: new Set(
          details.seats.flatMap(({ player, bot }) => (player === null || bot === null ? [] : [player])),
        ),
        unconfirmed: isSeated ? readUnsent(id) : null,
      },
      {
        send: (move, last) =>
          move.kind === 'action'
            ? call('move', {
                ...table,
                body: { after: last, key: move.key, action: move.action, master: move.master },
              })
            : call('undo', { ...table, body: { after: last, key: move.key, to: move.to } }),
        readLog: (last) =>
          call('log', { ...table, query: { after: last, ...(invite === null ? {} : { invite }) } }),
        askUndo: (to) => room?.wantBack(to),
        newKey,
        keep: (unconfirmed) => keepUnsent(id, unconfirmed),
        later: after,
        afterClick: (callback) => after(CLICK, callback),
        solve,
      },
    );
    const made = new Room(details, plan, me, invite, session);
    room = made;
    hear = (message) => made.hear(message);
    for (const message of early) made.hear(message);
    // The table was read before this window listened: who came since, oneself included, is asked for.
    void made.refresh();
    void made.readSaid();
    // Strangers have no stream: they look again and again.
    if (me === null) {
      const timer = setInterval(() => {
        void session.catchUp();
        void made.refresh();
      }, GLANCE);
      stop.push(() => clearInterval(timer));
    }
    return {
      room: made,
      close() {
        close();
        session.close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
