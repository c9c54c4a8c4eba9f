import type { CostlyDecision, LookBack } from '@roundhouse/bots';
import { useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { askLookBack } from '../worker/ask-worker.ts';
import './look-back.css';

type Asked = 'no' | 'thinking' | 'failed' | LookBack;

/** The decisions of each seat that cost most by the judgement of the strong bot; the curve of everybody's worth is among the charts. */
export function LookBackSection() {
  const { session, view } = useTable();
  const [asked, setAsked] = useState<Asked>('no');
  const [done, setDone] = useState(0);
  const ask = async () => {
    setAsked('thinking');
    setAsked((await askLookBack(session.kept, setDone)) ?? 'failed');
  };
  if (asked === 'no') {
    return (
      <button type="button" className="button look-back-ask" onClick={ask}>
        Which decisions cost most?
      </button>
    );
  }
  if (asked === 'thinking')
    return (
      <p role="status">
        The strong bot looks back at every decision: <progress value={done} aria-label="How much is done" />
      </p>
    );
  if (asked === 'failed') return <p role="alert">The game could not be looked back at.</p>;
  return (
    <section className="look-back" aria-label="A look back">
      {view.players.map(({ id, name }) => (
        <section key={id}>
          <h3>{name}</h3>
          {(asked.costly[id] ?? []).length === 0 && <p>The strong bot would have made the same decisions.</p>}
          <ol>
            {asked.costly[id]?.map((decision) => (
              <Decision key={decision.after} decision={decision} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Decision({ decision }: { readonly decision: CostlyDecision }) {
  const { session, names, money } = useTable();
  const { after, round, played, better, cost } = decision;
  const told = session.title.sentences.action;
  return (
    <li>
      <button type="button" className="button button-quiet" onClick={() => session.show(after)}>
        {round}, move {after + 1}
      </button>{' '}
      {told(played, names)}. Better: {told(better, names)}, by about {money(cost)}.
    </li>
  );
}
