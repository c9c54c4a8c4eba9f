import { useTable } from '../game/table-context.ts';
import { RefusalText, RuleLink } from '../rules/refusal-text.tsx';
import { Icon } from '../ui/icon.tsx';
import './notices.css';

/** What the table has to say besides: refusals, programs at work, players made of code, a game that got stuck. */
export function Notices() {
  const { snapshot, session, hotSeat, view, names } = useTable();
  const { refusal, notice, stuck, paused } = snapshot;
  const closed = snapshot.live && view.ended === null ? snapshot.position.closed : null;
  const [acting] = view.acting;
  const coded = snapshot.local !== null && acting !== undefined && !snapshot.here.has(acting);
  return (
    <>
      {stuck !== null && (
        <div className="notice notice-bad" role="alert">
          <span>
            This game cannot go past move {stuck.at}: move {stuck.at + 1} (
            {session.title.sentences.action(stuck.action, names)}) is refused.{' '}
            <RefusalText refusal={stuck.refusal} /> You see the last good position.
          </span>
        </div>
      )}
      {closed !== null && (
        <div className="notice" role="status">
          {session.title.explain(closed, names)}
        </div>
      )}
      {refusal !== null && (
        <div className="notice notice-bad" role="alert">
          <RefusalText refusal={refusal} />
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="Dismiss"
            onClick={() => session.dismiss()}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
      {notice !== null && (
        <div className="notice" role="status">
          <span>
            {notice.text} {notice.rule !== undefined && <RuleLink rule={notice.rule} />}
          </span>
        </div>
      )}
      {coded && (
        <div className="notice" role="status">
          {paused ? `${names(acting)} waits.` : `${names(acting)} is thinking…`}
          {paused && (
            <button type="button" className="button" onClick={() => hotSeat?.resume()}>
              <Icon name="play" size={16} /> Go on
            </button>
          )}
        </div>
      )}
    </>
  );
}
