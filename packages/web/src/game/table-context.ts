import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Names, TableView, TitleInfo } from '../contract.ts';
import type { Money } from '../ui/money.ts';
import { HotSeatSession } from './hot-seat-session.ts';
import type { Session, Snapshot } from './session.ts';

export interface TableContextValue {
  readonly session: Session;
  /** The same, where the game is played around this screen. */
  readonly hotSeat: HotSeatSession | null;
  readonly info: TitleInfo;
  readonly names: Names;
  /** An amount as the title writes it. */
  readonly money: Money;
  readonly snapshot: Snapshot;
  readonly view: TableView;
}

export const SessionContext = createContext<Session | null>(null);

/** The game on the table, as it is shown now. */
export function useTable(): TableContextValue {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('There is no game on the table');
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  if (snapshot.crash !== null) throw snapshot.crash;
  return {
    session,
    hotSeat: session instanceof HotSeatSession ? session : null,
    info: session.title.info,
    names: session.names,
    money: session.money,
    snapshot,
    view: snapshot.view,
  };
}
