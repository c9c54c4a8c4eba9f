import { useTable } from '../game/table-context.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { ranking } from './ranking.ts';
import { standingOf } from './result-text.ts';
import './result-summary.css';

/** The result in a few lines, with the way to all of it. */
export function ResultSummary() {
  const { view, money } = useTable();
  const { panel, setPanel, phone } = useTableUi();
  const ranked = ranking(view.players);
  // A phone has no room for the same thing twice.
  if (phone && panel === 'result') return null;
  return (
    <>
      <ol className="summary figures" aria-label="Final result">
        {ranked.map((item) => (
          <li key={item.player.id} className={item.rank === 1 ? 'summary-first' : undefined}>
            <span>
              {item.rank}. {item.player.name}
            </span>
            <span className="muted">{standingOf(item, money)}</span>
            <strong>{money(item.player.worth)}</strong>
          </li>
        ))}
      </ol>
      {panel !== 'result' && (
        <div className="choices-list">
          <button type="button" className="button button-main" onClick={() => setPanel('result')}>
            What it is made of
          </button>
        </div>
      )}
    </>
  );
}
