import type { Person } from '@roundhouse/server/contract';
import { useCallback, useEffect } from 'react';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { Chat } from '../tables/chat.tsx';
import { useRoom } from './room-context.ts';
import './table-chat.css';

/** More are not counted out. */
const MOST = 99;

/** How many lines have not been read. */
export function ChatMark() {
  const { unread } = useRoom();
  return unread === 0 ? null : (
    <span className="chat-unread">
      {unread > MOST ? `${MOST}+` : unread}
      <span className="hidden-label"> unread</span>
    </span>
  );
}

/** The chat of the table, with the marks of the seats. */
export function TableChat() {
  const { details, room, seat } = useRoom();
  const { seats } = details;
  useEffect(() => {
    const look = () => room.setChatInSight(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      room.setChatInSight(false);
    };
  }, [room]);
  const mark = useCallback(
    (person: Person) => {
      const player = seats.find((one) => one.person?.id === person.id)?.player;
      return player == null ? null : <SeatMark player={player} size={20} />;
    },
    [seats],
  );
  return (
    <section className="table-chat" aria-label="Chat">
      <h2>
        Chat
        {details.watching > 0 && <span className="chat-watching muted">{details.watching} watching</span>}
      </h2>
      <Chat
        table={details.id}
        invite={room.invite}
        canSpeak={seat !== undefined || details.owner.id === room.me}
        mark={mark}
      />
    </section>
  );
}
