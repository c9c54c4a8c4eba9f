import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../../game/table-context.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { call } from '../api.ts';
import { AgreedTerms } from '../tables/agreed.tsx';
import { botText, PACE_TEXT, VISIBILITY_TEXT } from '../tables/words.ts';
import { type Check, checkShuffle } from './check-shuffle.ts';
import { Notes } from './notes.tsx';
import { openGame } from './open-room.ts';
import { useRoom } from './room-context.ts';
import { SeatSection } from './seat-section.tsx';
import '../ui/person.css';
import './about-panel.css';

/** The table itself: how it is played, private notes, and that chance was nobody’s. */
export function AboutPanel() {
  const { details, seat } = useRoom();
  return (
    <div className="panel-body about">
      {seat !== undefined && <Notes />}
      <section>
        <h2>This table</h2>
        <dl>
          <dt>Name</dt>
          <dd>{details.name}</dd>
          <dt>Opened by</dt>
          <dd className="person">
            <Link href={`/player/${details.owner.id}`}>{details.owner.name}</Link>
          </dd>
          <dt>Players</dt>
          <dd className="about-people">
            {details.seats.map(({ seat: at, player, person, bot }) => (
              <span key={at} className="person">
                {player !== null && <SeatMark player={player} size={20} />}
                {person !== null ? (
                  <Link href={`/player/${person.id}`}>{person.name}</Link>
                ) : bot !== null ? (
                  botText(bot)
                ) : (
                  'nobody'
                )}
              </span>
            ))}
          </dd>
          <dt>Played</dt>
          <dd>
            {PACE_TEXT[details.pace]}, {VISIBILITY_TEXT[details.visibility]}
          </dd>
          <AgreedTerms table={details} />
        </dl>
      </section>
      <SeatSection />
      <Chance />
    </div>
  );
}

/** The hash before, the secret after, and the proof that they belong together. */
function Chance() {
  const { session } = useTable();
  const { details, room } = useRoom();
  const { commitment, secret } = details;
  const [checks, setChecks] = useState<readonly Check[] | 'failed' | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  // It may come below what is in sight.
  useEffect(() => {
    if (checks !== null) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [checks]);
  const check = async () => {
    try {
      const game = await call('game', {
        params: { table: details.id },
        query: room.invite === null ? {} : { invite: room.invite },
      });
      const { record } = openGame(session.title, game, game.log);
      setChecks(await checkShuffle(session.title, details, record, session.opening));
    } catch {
      setChecks('failed');
    }
  };
  return (
    <section>
      <h2>Chance</h2>
      <p className="muted">
        Everything random in this game comes from a secret of this table. Its hash is shown before anybody
        sits down and the secret once the game is over, so anyone can check the shuffle.
      </p>
      <dl>
        <dt>Hash (SHA-256)</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>Secret</dt>
        <dd>{secret === null ? 'shown when the game is over' : <code>{secret}</code>}</dd>
      </dl>
      {secret !== null && (
        <button type="button" className="button" onClick={() => void check()}>
          Check the shuffle
        </button>
      )}
      <div ref={answer} className="about-answer">
        {checks === 'failed' && (
          <p role="alert">It could not be checked here: that takes https and a connection.</p>
        )}
        {checks !== null && checks !== 'failed' && (
          <ul className="about-checks" role="status">
            {checks.map(({ text, ok }) => (
              <li key={text} className={ok ? undefined : 'about-wrong'}>
                <strong>{ok ? '✓ ' : '✗ wrong: '}</strong>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
