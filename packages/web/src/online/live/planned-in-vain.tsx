import type { Action, Refusal } from '@roundhouse/engine/play';
import { useTable } from '../../game/table-context.ts';
import { RefusalText } from '../../rules/refusal-text.tsx';
import { useRoom } from './room-context.ts';

/** In one's own turn: what was left to be done and is of this decision, but is refused. The server keeps it for later. */
export function usePlannedInVain(): ReadonlyMap<Action, Refusal> {
  const { snapshot } = useTable();
  const { plan, seat } = useRoom();
  const { position, choices, live } = snapshot;
  if (!live || seat?.player == null || !position.acting.includes(seat.player)) return new Map();
  // What is for another kind of decision waits for that.
  const ofNow = plan.actions.filter(({ type }) => choices.some(({ action }) => action.type === type));
  return new Map(
    ofNow.flatMap((action) => {
      const refusal = position.judge(action);
      return refusal === null ? [] : [[action, refusal] as const];
    }),
  );
}

export function PlannedInVain() {
  const { session, names } = useTable();
  const { plan, room } = useRoom();
  return [...usePlannedInVain()].map(([action, refusal]) => {
    const text = session.title.sentences.action(action, names);
    return (
      <div key={JSON.stringify(action)} className="notice live-in-vain" role="status">
        <span>
          <strong>{text}</strong>, as planned in advance, could not be done: <RefusalText refusal={refusal} />{' '}
          It is tried again in your next turns.
        </span>
        <button
          type="button"
          className="button"
          aria-label={`Forget it: ${text}`}
          onClick={() =>
            void room.setPlan({ ...plan, actions: plan.actions.filter((one) => one !== action) })
          }
        >
          Forget it
        </button>
      </div>
    );
  });
}
