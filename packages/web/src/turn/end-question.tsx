import { useTable } from '../game/table-context.ts';

/** Somebody has proposed to stop: for whoever looks at the table, until all have answered. */
export function EndQuestion() {
  const { session, snapshot, view, names } = useTable();
  if (view.step !== 'agreement') return null;
  const proposal = session.table.events
    .slice(0, snapshot.shown)
    .flat()
    .findLast((event) => event.type === 'special' && event.name === 'end-proposed');
  if (proposal?.type !== 'special') return null;
  return (
    <p className="turn-hint">
      <strong>{names(String(proposal.facts.player))} proposes to end the game here.</strong> If everybody
      agrees, it is over and counted as it stands; if anybody declines, it goes on.
    </p>
  );
}
