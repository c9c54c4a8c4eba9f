import type { Seat, TableDetails } from '@roundhouse/server/contract';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { fromHere } from '../../pages/way-back.ts';
import { asSomeone } from '../account/need-someone.ts';
import { call } from '../api.ts';
import { useMe } from '../me.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { TroubleNotice } from '../ui/notice.tsx';
import { isFree, PersonName } from '../ui/person.tsx';
import { SureButton } from '../ui/sure-button.tsx';
import { type Doing, useDoing } from '../use-doing.ts';
import { useLookAgain } from '../use-look-again.ts';
import { AgreedTerms } from './agreed.tsx';
import { BotSelect } from './bot-fields.tsx';
import { Chat } from './chat.tsx';
import { TitleThumb } from './title-thumb.tsx';
import { botText, invitation, PACE_TEXT, titleName, VISIBILITY_TEXT } from './words.ts';
import './waiting-room.css';

const LOOK_AGAIN = 5000;

interface RoomProps {
  readonly table: TableDetails;
  readonly invite: string | null;
  onChange(table: TableDetails): void;
  onLookAgain(): void;
  /** One leaves by oneself. */
  onLeave(): void;
}

/** A table before its start: who is there, who is missing, what was agreed. */
export function WaitingRoom({ table, invite, onChange, onLookAgain, onLeave }: RoomProps) {
  const me = useMe();
  const doing = useDoing();
  const isOwner = me != null && me.id === table.owner.id;
  const isInside = table.mine || isOwner;
  useLookAgain(onLookAgain, LOOK_AGAIN, table.visibility === 'password' && invite === null && !isInside);
  const [password, setPassword] = useState('');
  const needsPassword = table.visibility === 'password' && invite === null && !isOwner;
  const take = (seat?: number) =>
    asSomeone('to take a seat', () =>
      doing.run(async () => {
        const body = {
          ...(invite === null ? {} : { invite }),
          ...(needsPassword ? { password } : {}),
          ...(seat === undefined ? {} : { seat }),
        };
        onChange(await call('join', { params: { table: table.id }, body }));
      }),
    );
  const changeLink = () =>
    void doing.run(async () => onChange(await call('newInvite', { params: { table: table.id } })));
  return (
    <div className="online-columns waiting-columns">
      <div className="online-stack">
        <section className="page-card" aria-labelledby="seats-title">
          <div className="page-card-head">
            <TitleThumb title={table.title} />
            <div>
              <h2 id="seats-title">{titleName(table.title)}</h2>
              <p className="muted waiting-line">
                {PACE_TEXT[table.pace]}, {VISIBILITY_TEXT[table.visibility]}
              </p>
            </div>
            <Link
              href={`/rules/${table.title}`}
              state={fromHere(table.name)}
              className="online-link page-card-end"
            >
              Read the rules
            </Link>
          </div>
          <p role="status">{missingText(table, isOwner)}</p>
          <TroubleNotice trouble={doing.trouble} />
          <ul className="rows">
            {table.seats.map((seat) => (
              <SeatRow
                key={seat.seat}
                seat={seat}
                table={table}
                isOwner={isOwner}
                doing={doing}
                onChange={onChange}
                onTake={take}
              />
            ))}
          </ul>
          <div className="form-buttons">
            {!table.mine && table.seats.some(isFree) && (
              <JoinButtons
                isBusy={doing.busy}
                isChosen={table.imported}
                password={needsPassword ? password : null}
                onPassword={setPassword}
                onTake={take}
              />
            )}
            <RoomButtons
              table={table}
              isOwner={isOwner}
              doing={doing}
              onChange={onChange}
              onLeave={onLeave}
            />
          </div>
        </section>
        {table.invite !== null && (
          <section className="page-card" aria-labelledby="invite-title">
            <h2 id="invite-title">Invite others</h2>
            <p>
              Whoever has this link may join{table.visibility === 'password' ? ' without the password' : ''}.
            </p>
            <CopyField label="Invitation link" text={invitation(table.id, table.invite)} />
            {isOwner && (
              <div className="form-buttons">
                <button type="button" className="button" disabled={doing.busy} onClick={changeLink}>
                  Make a new link
                </button>
              </div>
            )}
          </section>
        )}
      </div>
      <div className="online-stack">
        <Agreed table={table} />
        {(isInside || table.visibility === 'public' || invite !== null) && (
          <section className="page-card waiting-talk" aria-labelledby="chat-title">
            <h2 id="chat-title">Chat</h2>
            <div className="waiting-chat">
              <Chat table={table.id} invite={invite} canSpeak={isInside} />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

function missingText({ seats, startWhenFull, owner }: TableDetails, isOwner: boolean): string {
  const free = seats.filter(isFree).length;
  if (free > 0)
    return `Waiting for ${free} more ${free === 1 ? 'player' : 'players'}.${startWhenFull ? ' It starts with the last one.' : ''}`;
  return isOwner
    ? 'Everybody is here. You can start the game.'
    : `Everybody is here. ${owner.name} starts the game.`;
}

function SeatRow(props: {
  readonly seat: Seat;
  readonly table: TableDetails;
  readonly isOwner: boolean;
  readonly doing: Doing;
  onChange(table: TableDetails): void;
  onTake(seat: number): void;
}) {
  const { seat, table, isOwner, doing, onChange, onTake } = props;
  const player = seat.player === null ? null : (table.names?.[seat.player] ?? seat.player);
  const params = { table: table.id, seat: seat.seat };
  const isHere = seat.person !== null && table.here.includes(seat.person.id);
  const empty = () => void doing.run(async () => onChange(await call('kick', { params })));
  return (
    <li className="waiting-seat">
      {seat.person !== null && (
        <>
          <PersonName person={seat.person} />
          {seat.person.id === table.owner.id && <span className="badge-note badge-plain">owner</span>}
          <span className="waiting-here">
            <span className={isHere ? 'here-dot here-dot-on' : 'here-dot'} aria-hidden="true" />
            {isHere ? 'here' : 'away'}
          </span>
        </>
      )}
      {seat.bot !== null && (
        <span className="person">
          <span className="person-mark seat-mark person-bot waiting-mark" aria-hidden="true">
            b
          </span>
          {botText(seat.bot)}
        </span>
      )}
      {isFree(seat) && (
        <span className="person muted">
          <span className="person-mark person-free waiting-mark" aria-hidden="true" />
          {player === null ? 'free' : `free: ${player}`}
        </span>
      )}
      {seat.person !== null && player !== null && <span className="muted">plays on for {player}</span>}
      {isFree(seat) && player !== null && !table.mine && (
        <button
          type="button"
          className="button button-main waiting-end"
          disabled={doing.busy}
          onClick={() => onTake(seat.seat)}
        >
          Sit here<span className="hidden-label"> as {player}</span>
        </button>
      )}
      {isOwner && isFree(seat) && <PutBot params={params} doing={doing} onChange={onChange} />}
      {isOwner && !isFree(seat) && seat.person?.id !== table.owner.id && (
        <button type="button" className="button waiting-end" disabled={doing.busy} onClick={empty}>
          Remove
          <span className="hidden-label"> from seat {seat.seat + 1}</span>
        </button>
      )}
    </li>
  );
}

function PutBot(props: {
  readonly params: { readonly table: string; readonly seat: number };
  readonly doing: Doing;
  onChange(table: TableDetails): void;
}) {
  const { params, doing, onChange } = props;
  const [bot, setBot] = useState('novice');
  return (
    <span className="waiting-bot waiting-end">
      <BotSelect label={`Bot for seat ${params.seat + 1}`} value={bot} onChange={setBot} />
      <button
        type="button"
        className="button"
        disabled={doing.busy}
        onClick={() =>
          void doing.run(async () => onChange(await call('fillSeat', { params, body: { bot } })))
        }
      >
        Add<span className="hidden-label"> a bot, seat {params.seat + 1}</span>
      </button>
    </span>
  );
}

/** The way in: by any free seat, or, where each seat has its past, by those above. */
function JoinButtons(props: {
  readonly isBusy: boolean;
  readonly isChosen: boolean;
  /** Null where none is asked for. */
  readonly password: string | null;
  onPassword(password: string): void;
  onTake(): void;
}) {
  const { isBusy, isChosen, password, onPassword, onTake } = props;
  return (
    <>
      {password !== null && (
        <input
          className="field"
          type="password"
          autoComplete="off"
          aria-label="Password of the table"
          placeholder="Password of the table"
          value={password}
          onChange={(event) => onPassword(event.target.value)}
        />
      )}
      {!isChosen && (
        <button
          type="button"
          className="button button-main"
          disabled={isBusy || password === ''}
          onClick={() => onTake()}
        >
          Take a seat
        </button>
      )}
    </>
  );
}

function RoomButtons(
  props: Omit<RoomProps, 'invite' | 'onLookAgain'> & { readonly isOwner: boolean; readonly doing: Doing },
) {
  const { table, isOwner, doing, onChange, onLeave } = props;
  const [, go] = useLocation();
  const params = { table: table.id };
  const isFull = !table.seats.some(isFree);
  const leave = () =>
    void doing.run(async () => {
      onLeave();
      await call('leave', { params });
      go('/lobby');
    });
  const close = () =>
    void doing.run(async () => {
      await call('closeTable', { params });
      go('/lobby');
    });
  return (
    <>
      {isOwner && isFull && (
        <button
          type="button"
          className="button button-main"
          disabled={doing.busy}
          onClick={() => void doing.run(async () => onChange(await call('start', { params })))}
        >
          Start the game
        </button>
      )}
      {table.mine && (
        <button type="button" className="button" disabled={doing.busy} onClick={leave}>
          Leave the table
        </button>
      )}
      {isOwner && (
        <SureButton
          question="Close this table?"
          text="Everybody at the table is sent away, and the link stops working."
          verb="Close the table"
          disabled={doing.busy}
          onSure={close}
        >
          Close the table
        </SureButton>
      )}
    </>
  );
}

/** What was agreed when the table was opened. */
function Agreed({ table }: { readonly table: TableDetails }) {
  return (
    <section className="page-card" aria-labelledby="agreed-title">
      <h2 id="agreed-title">Agreed</h2>
      <dl className="agreed">
        <AgreedTerms table={table} />
        {table.imported ? (
          <>
            <dt>Goes on</dt>
            <dd>A recorded game, after move {table.count}.</dd>
          </>
        ) : (
          <>
            <dt>Chance</dt>
            <dd>
              Drawn from a secret that is shown at the end. Its hash (SHA-256):{' '}
              <code className="agreed-code">{table.commitment}</code>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
