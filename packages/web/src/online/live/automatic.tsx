import { useTable } from '../../game/table-context.ts';
import { ProgramMenu } from '../../turn/automation-menu.tsx';
import { Planned } from './plan-ahead.tsx';
import { useRoom } from './room-context.ts';

/** Leaves routine to the server, which begins with it at once. */
export function Automatic() {
  const { session } = useTable();
  const { plan, room, seat } = useRoom();
  const isMine = seat?.player != null && session.table.now.acting.includes(seat.player);
  return (
    <>
      {isMine && (
        <ProgramMenu
          present={plan.program ?? undefined}
          onStart={(program) => void room.setPlan({ ...plan, program })}
        />
      )}
      <Planned />
    </>
  );
}
