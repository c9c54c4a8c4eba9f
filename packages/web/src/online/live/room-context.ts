import type { Seat } from '@roundhouse/server/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Room, type RoomState, seatOf } from './room.ts';

export interface RoomContextValue extends RoomState {
  readonly room: Room;
  /** The own seat; undefined for those who watch. */
  readonly seat: Seat | undefined;
}

export const RoomContext = createContext<Room | null>(null);

/** The online table, as it is known now. */
export function useRoom(): RoomContextValue {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('There is no online table');
  const state = useSyncExternalStore(room.subscribe, room.snapshot);
  return { ...state, room, seat: seatOf(state.details, room.me) };
}
