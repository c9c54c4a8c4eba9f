import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useNewVersion } from '../new-version.ts';
import { retryNow } from '../stream/shared-stream.ts';
import { useConnection } from '../stream/use-connection.ts';
import { Proposals } from './proposals.tsx';
import { useRoom } from './room-context.ts';
import { useUnsent } from './use-unsent.ts';
import '../../ui/warning-bar.css';
import './banner.css';

/** Below the top bar, as long as there is something that everybody at this screen has to know. */
export function Banner() {
  const { details, problem, room, seat, master } = useRoom();
  const connection = useConnection();
  const unsent = useUnsent();
  const isOld = useNewVersion();
  const moves =
    unsent === 0 ? '' : ` ${unsent === 1 ? 'One move waits' : `${unsent} moves wait`} to be sent.`;
  return (
    <div className="warning-bars">
      {connection.state === 'lost' && (
        <div className="live-banner warning-bar">
          <Icon name="wifi" size={18} />
          <p role="alert">
            <strong>Connection lost.</strong>{' '}
            {seat === undefined
              ? 'What happens meanwhile is shown when the connection is back.'
              : `You can keep playing: your moves are kept and sent when the connection is back.${moves}`}
            {details.timing.clock !== null && details.status === 'running' && ' The clocks run on.'}
          </p>
          <NextTry at={connection.nextTry} />
          <button type="button" className="button" onClick={() => retryNow()}>
            Try now
          </button>
        </div>
      )}
      {isOld && (
        <div className="live-banner warning-bar">
          <p role="alert">
            <strong>Roundhouse has a new version.</strong> Reload the page before you go on: rules may have
            been corrected.
          </p>
          <button type="button" className="button" onClick={() => location.reload()}>
            Reload
          </button>
        </div>
      )}
      {connection.state === 'connected' && unsent > 0 && (
        <p className="hidden-label" role="status">
          {moves}
        </p>
      )}
      {master && details.status === 'running' && (
        <div className="live-banner warning-bar">
          <p role="status">
            <strong>Master mode.</strong> You move for whoever has to act; the log says so.
          </p>
          <button type="button" className="button" onClick={() => room.setMaster(false)}>
            Turn off
          </button>
        </div>
      )}
      <Proposals />
      {details.notice !== null && (
        <div className="live-banner warning-bar">
          <p>{details.notice}</p>
        </div>
      )}
      {problem !== null && (
        <div className="live-banner warning-bar">
          <p role="alert">{problem}</p>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="Dismiss"
            onClick={() => room.dismiss()}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Counts down to the next attempt; not read out, because it would never end. */
function NextTry({ at }: { readonly at: number | null }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = at === null ? 0 : Math.ceil((at - now) / 1000);
  return (
    <span className="live-banner-try figures" aria-hidden="true">
      {seconds > 0 ? `trying again in ${seconds} s` : 'trying again…'}
    </span>
  );
}
