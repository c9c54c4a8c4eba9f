import { useTable } from '../../game/table-context.ts';
import { useTableUi } from '../../ui/table-ui.ts';
import { askWho } from '../account/need-someone.ts';
import { spanText, useServerNow } from './clock.ts';
import { OwnTime, People } from './people.tsx';
import { PlanAhead } from './plan-ahead.tsx';
import { PlannedInVain } from './planned-in-vain.tsx';
import { useRoom } from './room-context.ts';
import './in-turn.css';

/** In the turn panel: who is waited for, and what can be left to be done. */
export function InTurn() {
  const { session, snapshot } = useTable();
  const { details, room, seat } = useRoom();
  const { phone } = useTableUi();
  if (details.status !== 'running') return null;
  const [acting] = session.table.now.acting;
  const isMine = acting !== undefined && snapshot.here.has(acting);
  return (
    <>
      {seat?.standIn != null && <StandIn bot={seat.standIn} />}
      {snapshot.live && !isMine && <WaitingFor />}
      {phone && snapshot.live && !isMine && <People />}
      {phone && snapshot.live && isMine && seat?.player != null && <OwnTime player={seat.player} />}
      <PlannedInVain />
      {seat === undefined && (
        <div className="turn-hint">
          You are watching: the choices are those of the people who sit at this table.{' '}
          {room.me === null && (
            <button type="button" className="link" onClick={() => askWho({ first: 'sign-in' })}>
              Sign in
            </button>
          )}
        </div>
      )}
      {snapshot.live && !isMine && seat !== undefined && seat.standIn === null && <PlanAhead />}
    </>
  );
}

function StandIn({ bot }: { readonly bot: string }) {
  const { room } = useRoom();
  return (
    <div className="notice" role="status">
      <span>A bot ({bot}) plays for you.</span>
      <button type="button" className="button button-main" onClick={() => void room.standIn(null)}>
        Take my seat back
      </button>
    </div>
  );
}

/** Whose turn it is, and since when. */
function WaitingFor() {
  const { session, view, names } = useTable();
  const { details, room } = useRoom();
  const now = useServerNow(20_000);
  const { acting } = session.table.now;
  const { turnSince, count } = room.session.standing;
  if (acting.length === 0) return null;
  const seats = details.seats.filter(({ player }) => player !== null && acting.includes(player));
  const isBot = seats.length > 0 && seats.every(({ bot, standIn }) => bot !== null || standIn !== null);
  const who = acting.map(names).join(' and ');
  const isConfirmed = count === session.table.actions.length;
  const since =
    turnSince === null || !isConfirmed || now - turnSince < 60_000
      ? ''
      : `, for ${spanText(now - turnSince)}`;
  return (
    <p className="live-waiting" role="status">
      {isBot
        ? `${who} (bot) is thinking…`
        : view.step === 'offer'
          ? `${who} has to answer the offer${since}.`
          : view.step === 'agreement'
            ? `${who} has to answer${since}.`
            : `Waiting for ${who}${since}.`}
    </p>
  );
}
