import { nameOf } from '@roundhouse/titles';
import { isHuman } from '../bots/players.ts';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { seatOf } from '../game/seats.ts';
import { useTable } from '../game/table-context.ts';
import { ranking } from '../result/ranking.ts';
import { victoryOf } from '../result/result-text.ts';
import './turn-heading.css';

/** Whose turn it is, for which company, and what has to be decided. */
export function TurnHeading() {
  const { view, names, info, session, snapshot } = useTable();
  const { acting, operating } = view;
  // Who answers an offer does not act for the company whose turn it is.
  const company = view.companies.find(({ id, president }) => id === operating && president === acting[0]);
  const player = view.players.find(({ id }) => id === acting[0]);
  if (view.ended !== null) {
    return (
      <header className="turn-heading">
        <h2>{victoryOf(ranking(view.players))}</h2>
        <p className="muted">
          {session.title.sentences.event({ type: 'ended', reason: view.ended.reason }, names)}
        </p>
      </header>
    );
  }
  const mine = acting.some((id) => isHuman(seatOf(snapshot.game.seats, id)));
  const hint = snapshot.live && mine ? info.terms.stepHints[view.step] : undefined;
  return (
    <header className="turn-heading" aria-live="polite">
      <h2>
        {company !== undefined && (
          <CompanyBadge id={company.id} text={info.companies[company.id]} size={34} />
        )}
        <span key={`${acting}/${operating}`} className="turn-change">
          {acting.map(names).join(', ')}
          {company !== undefined && <span className="turn-for"> for {names(company.id)}</span>}
        </span>
      </h2>
      <p className="turn-what">
        <span key={`${acting}/${operating}/${view.step}`} className="turn-step turn-change">
          {nameOf(info.terms, view.step)}
        </span>
        <span className="muted figures">
          {company !== undefined && `${names(company.id)} has $${company.cash}`}
          {/* Without a map the cards themselves are on the screen. */}
          {company !== undefined &&
            info.geography !== null &&
            company.trains.map(({ type }) => ` · ${type}-train`).join('')}
          {company === undefined && player !== undefined && `$${player.cash}`}
          {company === undefined &&
            player !== undefined &&
            player.free !== player.cash &&
            `, $${player.free} free`}
        </span>
      </p>
      {hint !== undefined && <p className="turn-tip muted">{hint}</p>}
      <News />
    </header>
  );
}

/** What the last move was and what first came of it: an offer that has to be answered, for instance. */
function News() {
  const { session, snapshot, names } = useTable();
  const events = session.table.events[snapshot.shown - 1] ?? [];
  const told = events
    .filter(({ type }) => type !== 'round' && type !== 'turn')
    .flatMap((event) => session.title.sentences.event(event, names) ?? []);
  return told.length === 0 ? null : <p className="turn-news muted">{told.slice(0, 2).join(' · ')}</p>;
}
