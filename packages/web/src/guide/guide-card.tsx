import { useEffect, useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { Worded } from '../rules/worded.tsx';
import { settings } from '../settings/settings.ts';
import { loadGuide } from '../titles/guides.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { type Guide, guideState } from './guide.ts';
import './guide-card.css';

function useGuide(title: string): Guide | null {
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    let current = true;
    loadGuide(title).then((loaded) => {
      if (current) setGuide(loaded);
    });
    return () => {
      current = false;
    };
  }, [title]);
  return guide;
}

/** The guide of a first game: on the real table, beside what it explains; the player makes the move. */
export function GuideCard() {
  const { snapshot, info } = useTable();
  const guide = useGuide(info.id);
  return snapshot.local?.guided !== true || guide === null ? null : <Card guide={guide} />;
}

function Card({ guide }: { readonly guide: Guide }) {
  const { session, hotSeat, snapshot, names } = useTable();
  const { openRule, setWanted } = useTableUi();
  const { live } = snapshot;
  const state = guideState(guide, session.table.actions);
  const move = state.at === 'between' ? state.move : null;
  useEffect(() => {
    if (move === null || !live) return;
    const timer = setTimeout(() => session.play(move), settings().pace);
    return () => clearTimeout(timer);
  }, [move, live, session]);
  const wanted = live && state.at === 'step' ? state.move : null;
  useEffect(() => {
    setWanted(wanted);
    return () => setWanted(null);
  }, [wanted, setWanted]);
  if (!live) return null;
  const count = guide.steps.length;
  const others = guide.players.slice(1);
  const leave = (
    <button type="button" className="button button-quiet" onClick={() => hotSeat?.endGuide()}>
      End the guide
    </button>
  );
  switch (state.at) {
    case 'between':
      return (
        <section className="guide" aria-label="Guide">
          <p role="status">{names(state.move.player)} plays…</p>
        </section>
      );
    case 'off':
      return (
        <section className="guide" aria-label="Guide">
          <h3>You played something else</h3>
          <p>The guide follows one opening. Go back to it, or play on without it from here.</p>
          <div className="guide-buttons">
            <button type="button" className="button button-main" onClick={() => session.undoTo(state.same)}>
              Back to the guide
            </button>
            <button type="button" className="button" onClick={() => hotSeat?.endGuide()}>
              Play on alone
            </button>
          </div>
        </section>
      );
    case 'end':
      return (
        <section className="guide" aria-label="Guide">
          <h3>You know how it goes</h3>
          <p>
            <Worded text={guide.end.text} />
          </p>
          <p>Play on from here: {others.join(' and ')} are played by the program.</p>
          <div className="guide-buttons">
            <button type="button" className="button button-main" onClick={() => hotSeat?.endGuide()}>
              Play on
            </button>
            <button type="button" className="button button-quiet" onClick={() => openRule(guide.end.rule)}>
              The rule
            </button>
          </div>
        </section>
      );
    case 'step': {
      const { step, index } = state;
      return (
        <section className="guide" aria-label="Guide">
          <p className="guide-count">
            <span className="caption">
              Step {index + 1} of {count}
            </span>
            <progress max={count} value={index + 1} aria-hidden="true" />
          </p>
          <h3>{step.head}</h3>
          <p>
            <Worded text={step.text} />
          </p>
          <div className="guide-buttons">
            <button type="button" className="button guide-show" onClick={() => session.play(state.move)}>
              Show me
            </button>
            {step.rule !== undefined && (
              <button type="button" className="button button-quiet" onClick={() => openRule(step.rule ?? '')}>
                The rule
              </button>
            )}
            {leave}
          </div>
        </section>
      );
    }
  }
}
