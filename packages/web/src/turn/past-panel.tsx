import { useTable } from '../game/table-context.ts';
import { usePlayOn } from '../history/use-play-on.ts';
import { Icon } from '../ui/icon.tsx';
import './past-panel.css';

/** What can be done with a position of the past. */
export function PastPanel() {
  const { session, snapshot } = useTable();
  const { undo } = snapshot;
  const playOn = usePlayOn();
  return (
    <section className="past" aria-label="Looking at the past">
      <p>
        You see the game after move <strong>{snapshot.shown}</strong> of {snapshot.total}.
      </p>
      <div className="choices-list">
        <button type="button" className="button button-main" onClick={() => session.show(null)}>
          <Icon name="last" /> Back to now
        </button>
        <button type="button" className="button" onClick={() => playOn(snapshot.shown)}>
          <Icon name="play" /> Play on in a copy
        </button>
        {undo !== 'none' && (
          <button type="button" className="button" onClick={() => session.undoTo(snapshot.shown)}>
            <Icon name="undo" /> {undo === 'asked' ? 'Ask to go on from here' : 'Go on from here'}
          </button>
        )}
      </div>
      <p className="past-note muted">
        {undo === 'done' &&
          `Going on from here takes back the ${snapshot.total - snapshot.shown} moves after this one${
            snapshot.local === null ? '' : '; Redo brings them back'
          }. `}
        {undo === 'asked' &&
          `The others are asked to take back the ${snapshot.total - snapshot.shown} moves after this one. `}
        A copy leaves this game as it is{snapshot.local === null ? ' and is played around this screen' : ''}.
      </p>
    </section>
  );
}
