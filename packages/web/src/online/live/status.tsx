import { Icon } from '../../ui/icon.tsx';
import { serverNow } from '../stream/shared-stream.ts';
import { useConnection } from '../stream/use-connection.ts';
import { clockText, useServerNow } from './clock.ts';
import { useRoom } from './room-context.ts';
import './status.css';

/** How the line is, and how many are at the table. */
export function Status() {
  const { details, here, seat } = useRoom();
  const { state } = useConnection();
  const people = details.seats.filter(({ person }) => person !== null);
  const present = people.filter(({ person }) => person !== null && here.has(person.id)).length;
  if (state === 'lost') return <Offline />;
  const isLive = state === 'connected';
  const text =
    details.status === 'running'
      ? isLive
        ? `${details.pace === 'live' ? 'Live' : 'By correspondence'} · ${present} of ${people.length} here${details.watching > 0 ? `, ${details.watching} watching` : ''}`
        : state === 'connecting'
          ? 'Connecting…'
          : 'Checking every few seconds'
      : details.status === 'finished'
        ? 'Finished'
        : 'Abandoned';
  return (
    <p className="live-status" role="status">
      {details.status === 'running' && (
        <span className={isLive ? 'live-dot live-dot-on' : 'live-dot'} aria-hidden="true" />
      )}
      <span className="live-status-text">
        {seat === undefined && 'Watching · '}
        {text}
      </span>
    </p>
  );
}

function Offline() {
  const connection = useConnection();
  const now = useServerNow();
  const since = connection.state === 'lost' ? connection.since : Date.now();
  // Since is by this browser's own clock.
  const gone = now - (serverNow() - Date.now()) - since;
  return (
    <p className="live-status live-status-lost">
      <Icon name="wifi" size={16} />
      <span>
        <span className="live-status-word">offline </span>
        <span className="figures">{clockText(Math.max(0, gone))}</span>
      </span>
    </p>
  );
}
