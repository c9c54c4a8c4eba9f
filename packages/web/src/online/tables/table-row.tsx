import type { MyTable, Question, TableSummary } from '@roundhouse/server/contract';
import { Link } from 'wouter';
import { isFree, SeatMarks } from '../ui/person.tsx';
import { agoText, dayText, durationText, leftText, useNow } from '../ui/times.ts';
import { waitsForMe } from './after-news.ts';
import { useMayWatch } from './may-watch.ts';
import { TitleThumb } from './title-thumb.tsx';
import { actingText, paceText, titleName, VISIBILITY_TEXT } from './words.ts';
import './tables.css';

/** A table of the lobby: what is played, who sits there, the way in. */
export function TableRow({ table }: { readonly table: TableSummary }) {
  const { id, title, name, seats, status, mine, visibility, owner, endedAt } = table;
  const free = seats.filter(isFree).length;
  const canJoin = status === 'open' && !mine && free > 0;
  const canOpen = useMayWatch(table) || status === 'open';
  return (
    <li className="table-row">
      <TitleThumb title={title} />
      <div className="table-row-text">
        <strong>{name}</strong>
        <span className="muted">
          {[
            ...(name.startsWith(titleName(title)) ? [] : [titleName(title)]),
            paceText(table),
            ...(visibility === 'public' ? [] : [VISIBILITY_TEXT[visibility]]),
            ...(name.endsWith(owner.name) ? [] : [`opened by ${owner.name}`]),
          ].join(' · ')}
        </span>
        <span className="table-row-seats">
          <SeatMarks seats={seats} />
          <span>
            {status === 'open'
              ? `${free} free`
              : status === 'running'
                ? `move ${table.count}`
                : `${OVER[status]}${endedAt === null ? '' : `, ${dayText(endedAt)}`}`}
          </span>
        </span>
      </div>
      {canOpen && (
        <Link
          href={`/table/${id}`}
          className="button table-play"
          aria-label={`${canJoin ? 'Join' : mine ? 'Open' : 'Watch'} ${name}`}
        >
          {canJoin ? 'Join' : mine ? 'Open' : 'Watch'}
        </Link>
      )}
    </li>
  );
}

/** What one is asked, as the state of a table. */
const ASKED: Readonly<Record<Question, string>> = {
  offer: 'an offer waits for your answer',
  end: 'you are asked to end the game here',
  undo: 'you are asked to take moves back',
  abandon: 'you are asked to abandon the game',
};
const OVER = { finished: 'over', abandoned: 'abandoned' } as const;

/** One of my tables: does it wait for me, and since when? */
export function MyTableRow({ table }: { readonly table: MyTable }) {
  const now = useNow();
  const { id, title, name, seats, status, asked } = table;
  const isWaiting = waitsForMe(table);
  const way = asked !== null ? 'Answer' : isWaiting ? 'Your turn' : 'Open';
  return (
    <li className={isWaiting ? 'table-row row-turn' : 'table-row'}>
      <TitleThumb title={title} />
      <div className="table-row-text table-row-mine">
        <strong title={name}>{name}</strong>
        <span className="muted">{stateText(table, now)}</span>
        {status === 'open' && <SeatMarks seats={seats} />}
      </div>
      <Link
        href={`/table/${id}`}
        className={isWaiting ? 'button button-main' : 'button table-play'}
        aria-label={`${way}: ${name}`}
      >
        {way}
      </Link>
    </li>
  );
}

function stateText(table: MyTable, now: number): string {
  const { status, seats, myTurn, asked, turnSince, deadline, endedAt } = table;
  switch (status) {
    case 'open': {
      const free = seats.filter(isFree).length;
      return free === 0
        ? 'full, not started yet'
        : `waits for ${free} more ${free === 1 ? 'player' : 'players'}`;
    }
    case 'running': {
      const waited = turnSince === null ? 0 : now - turnSince;
      const since = waited < 60_000 ? '' : ` for ${durationText(waited)}`;
      const left = deadline === null || !myTurn ? '' : ` · ${leftText(deadline, now)}`;
      if (asked !== null) return `${ASKED[asked]}${left}`;
      return myTurn ? `waits for you${since}${left}` : `waits for ${actingText(table)}${since}`;
    }
    default:
      return `${OVER[status]}${endedAt === null ? '' : `, ${agoText(endedAt, now)}`}`;
  }
}
