import type { Hint } from '@roundhouse/bots';
import { useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { askHints } from '../worker/ask-worker.ts';
import './hints.css';

interface Asked {
  /** How many moves had been played. */
  readonly count: number;
  readonly hints: readonly Hint[] | null;
}

/** The best three moves, thought out in a worker, for whoever asks. */
export function Hints() {
  const { session, snapshot, view, names } = useTable();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [seat] = view.acting;
  const count = snapshot.total;
  const current = asked?.count === count ? asked : null;
  if (seat === undefined) return null;
  const ask = async () => {
    setAsked({ count, hints: null });
    const hints = await askHints(session.kept, seat);
    // What comes too late is of another position.
    setAsked((now) => (now?.count === count ? { count, hints } : now));
  };
  if (current === null) {
    return (
      <button type="button" className="button button-quiet" onClick={ask}>
        Hint
      </button>
    );
  }
  return (
    <section className="hints" aria-label="Hints" aria-live="polite">
      {current.hints === null && <p>Thinking…</p>}
      {current.hints?.length === 0 && <p>No hint could be found here.</p>}
      <ol>
        {current.hints?.map(({ action, why }) => (
          <li key={JSON.stringify(action)}>
            <button type="button" className="button" onClick={() => session.act(action)}>
              {session.title.sentences.action(action, names)}
            </button>
            <p>{why}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
