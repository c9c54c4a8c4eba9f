import { useTable } from '../game/table-context.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { LookBackSection } from './look-back.tsx';
import { type Ranked, ranking } from './ranking.ts';
import { standingOf, victoryOf } from './result-text.ts';
import { WorthStrip, WorthTable } from './worth-table.tsx';
import './result-panel.css';

/** Who has won, why it is over, and what everybody's worth is made of. */
export function ResultPanel() {
  const { view, snapshot, money } = useTable();
  const { setPanel } = useTableUi();
  const ranked = ranking(view.players);
  const most = ranked[0]?.player.worth ?? 0;
  return (
    <div className="panel-body result">
      <header className="result-head">
        <h2>{view.ended === null ? `After move ${snapshot.shown}` : victoryOf(ranked, money)}</h2>
        <WhyOver />
        <div className="choices-list">
          <button type="button" className="button" onClick={() => setPanel('charts')}>
            How it went
          </button>
        </div>
      </header>
      <ol className="result-players">
        {ranked.map((item) => (
          <ResultCard key={item.player.id} ranked={item} most={most} />
        ))}
      </ol>
      {view.ended !== null && <LookBackSection />}
    </div>
  );
}

/** How the game came to its end, and what that changed. */
function WhyOver() {
  const { view, session, snapshot, names } = useTable();
  if (view.ended === null) return null;
  const { sentences } = session.title;
  const last = (session.table.events[snapshot.shown - 1] ?? [])
    .filter(({ type }) => type === 'price')
    .flatMap((event) => sentences.event(event, names) ?? []);
  return (
    <>
      <p>{sentences.event({ type: 'ended', reason: view.ended.reason }, names)}</p>
      {last.length > 0 && <p className="muted">In the last move: {last.join(' · ')}</p>}
    </>
  );
}

function ResultCard({ ranked, most }: { readonly ranked: Ranked; readonly most: number }) {
  const { money } = useTable();
  const { player, rank } = ranked;
  return (
    <li className={rank === 1 ? 'result-card result-first' : 'result-card'}>
      <h3>
        <span className="result-rank">{rank}</span>
        {player.name}
        {player.bankrupt && ' (bankrupt)'}
        <strong className="figures">{money(player.worth)}</strong>
      </h3>
      <p className="muted figures">{standingOf(ranked, money)}</p>
      <WorthStrip player={player} most={most} />
      <WorthTable player={player} />
    </li>
  );
}
