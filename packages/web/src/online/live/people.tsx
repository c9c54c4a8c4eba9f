import type { Seat } from '@roundhouse/server/contract';
import { CompanyBadge } from '../../draw/company-mark.tsx';
import { deciderOf } from '../../game/names.ts';
import { useTable } from '../../game/table-context.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useTableUi } from '../../ui/table-ui.ts';
import { useConnection } from '../stream/use-connection.ts';
import { nearDayText } from '../ui/times.ts';
import { clockText, spanText, timeLeft, useServerNow } from './clock.ts';
import { useRoom } from './room-context.ts';
import './people.css';

/** Those at the table: who is here, whose turn it is and since when, and the clocks. */
export function People() {
  const { view } = useTable();
  const { details } = useRoom();
  const many = view.players.length > 4;
  const seatFor = (player: string) => details.seats.find((seat) => seat.player === player);
  return (
    <ul className={many ? 'people people-many' : 'people'} aria-label="Players">
      {view.players.map(({ id }) => {
        const seat = seatFor(id);
        return seat === undefined ? null : <PersonRow key={id} seat={seat} player={id} />;
      })}
    </ul>
  );
}

function PersonRow({ seat, player }: { readonly seat: Seat; readonly player: string }) {
  const { session, view, info, money, names } = useTable();
  const { details, room } = useRoom();
  const { setPanel } = useTableUi();
  const state = view.players.find(({ id }) => id === player);
  if (state === undefined) return null;
  const { cash, worth, priority } = state;
  const isMine = seat.person !== null && seat.person.id === room.me;
  // A move counts at once, also before the server has confirmed it.
  const acts = details.status === 'running' && session.table.now.acting.includes(player);
  const presides = view.companies.filter((company) => deciderOf(company) === player);
  return (
    <li>
      <button
        type="button"
        className={isMine ? 'people-row people-mine' : 'people-row'}
        aria-current={acts ? 'true' : undefined}
        title={`${names(player)}: worth ${money(worth)}${priority ? ', has the priority deal' : ''}`}
        onClick={() => setPanel('players')}
      >
        <span className="people-mark">
          <SeatMark player={player} size={28} />
          <Presence seat={seat} />
        </span>
        <span className="people-name">
          <strong>
            {names(player)}
            {priority && <span aria-hidden="true"> ★</span>}
          </strong>
          {isMine && <span className="muted"> you</span>}
        </span>
        <span className="people-line muted">
          <span className="figures">{money(cash)}</span>
          <SeatLine seat={seat} acts={acts} />
        </span>
        <span className="people-companies" aria-hidden="true">
          {presides.map(({ id }) => (
            <CompanyBadge key={id} id={id} text={info.companies[id]} size={20} />
          ))}
        </span>
        <Time player={player} acts={acts} />
      </button>
    </li>
  );
}

/** Also of somebody who looks in: it is why they need not move. */
const holidayOf = ({ holidayUntil }: Seat): string | null =>
  holidayUntil !== null && holidayUntil > Date.now() ? `on holiday until ${nearDayText(holidayUntil)}` : null;

/** Is somebody at the table? Null: nobody can tell, because the line is gone. Strangers have none, and look instead. */
function usePresence({ person }: Seat): boolean | null {
  const { here } = useRoom();
  const { state } = useConnection();
  return state === 'lost' || state === 'connecting' || person === null ? null : here.has(person.id);
}

/** Filled: here. Hollow: away, or nobody can tell. */
function Presence({ seat }: { readonly seat: Seat }) {
  const isHere = usePresence(seat);
  if (seat.person === null) return null;
  return <span className={isHere === true ? 'people-dot people-here' : 'people-dot'} aria-hidden="true" />;
}

function SeatLine({ seat, acts }: { readonly seat: Seat; readonly acts: boolean }) {
  const { details } = useRoom();
  const isHere = usePresence(seat);
  const { bot, standIn, person } = seat;
  const what =
    bot !== null
      ? `bot, ${bot}`
      : person === null
        ? 'free seat'
        : standIn !== null && details.status === 'running'
          ? `a bot (${standIn}) plays`
          : (holidayOf(seat) ?? (isHere === null ? null : isHere ? 'here' : 'away'));
  return (
    <>
      {(acts || what !== null) && ' · '}
      {acts && <strong className="people-acts">to move</strong>}
      {acts && what !== null && what !== 'here' && ', '}
      {acts && what === 'here' ? null : what}
    </>
  );
}

/** One's own time, where those at the table are not in sight; nothing where none is counted. */
export function OwnTime({ player }: { readonly player: string }) {
  const { details, room } = useRoom();
  if (room.session.standing.clocks[player] === undefined && details.deadline === null) return null;
  return (
    <p className="own-time">
      Your time <Time player={player} acts />
    </p>
  );
}

/** The clock of a live table; else since when it is somebody's turn, or until when. */
export function Time({ player, acts }: { readonly player: string; readonly acts: boolean }) {
  const { details, room } = useRoom();
  // The session has the standing of the latest entry.
  useTable();
  const { standing } = room.session;
  const clock = standing.clocks[player];
  const now = useServerNow(clock === undefined ? 20_000 : 1000);
  if (details.status !== 'running') return null;
  if (clock !== undefined)
    return (
      <span className={acts ? 'people-time people-runs' : 'people-time'}>
        {clockText(timeLeft(standing, player, now) ?? 0)}
      </span>
    );
  if (!acts || standing.turnSince === null) return null;
  // It changes also without an entry: with a holiday, or who sits there.
  const { deadline } = details;
  const waited = now - standing.turnSince;
  return (
    <span className="people-time people-span">
      {deadline === null
        ? waited < 60_000
          ? 'just now'
          : `for ${spanText(waited)}`
        : deadline > now
          ? `${spanText(deadline - now)} left`
          : 'overdue'}
    </span>
  );
}
