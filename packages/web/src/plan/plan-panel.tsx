import { useTableUi } from '../ui/table-ui.ts';
import { PlanChanges } from './plan-changes.tsx';
import { PlanHex } from './plan-hex.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanRun } from './plan-run.tsx';
import { usePlanner } from './planner.ts';
import './plan-panel.css';

/** What is planned, and what it would earn. */
export function PlanPanel() {
  const { setPlanning } = useTableUi();
  const { trial, picked } = usePlanner();
  if (trial === null) return null;
  return (
    <section className="plan" aria-label="Planning">
      <header className="plan-band">
        <div>
          <h2>Planning</h2>
          <p>On a copy of the map. Nobody else sees it, and it is not played.</p>
        </div>
        <button type="button" className="button" onClick={() => setPlanning(false)}>
          Back to the game
        </button>
      </header>
      <div className="plan-body">
        <PlanList />
        {picked === null ? (
          <p className="turn-hint">
            Choose a hex of the map to try a tile of any phase, or a station. Choose it again to turn the
            tile.
          </p>
        ) : (
          <PlanHex key={picked} hex={picked} trial={trial} />
        )}
        <PlanRun trial={trial} />
        <PlanChanges trial={trial} />
      </div>
    </section>
  );
}
