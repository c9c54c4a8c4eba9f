import { useState } from 'react';
import { useLocation } from 'wouter';
import { SEAT_KINDS, SEAT_TEXT } from '../../game/seats.ts';
import { Icon } from '../../ui/icon.tsx';
import { invitation } from '../tables/words.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { SureButton } from '../ui/sure-button.tsx';
import { useRoom } from './room-context.ts';
import { takeHome } from './take-home.ts';

const BOTS = SEAT_KINDS.filter((kind) => kind !== 'human');

/** What one can do with one's seat and with the table as a whole. */
export function SeatSection() {
  const { details, room, seat } = useRoom();
  const [bot, setBot] = useState<(typeof BOTS)[number]>('steady');
  const [, go] = useLocation();
  const isRunning = details.status === 'running';
  return (
    <section>
      <h2>{seat === undefined ? 'This game' : 'Your seat'}</h2>
      <div className="about-deeds">
        {isRunning && seat !== undefined && seat.standIn === null && (
          <div className="about-deed">
            <label className="hidden-label" htmlFor="stand-in">
              Which bot
            </label>
            <select
              id="stand-in"
              className="field"
              value={bot}
              onChange={(event) => setBot(BOTS.find((kind) => kind === event.target.value) ?? 'steady')}
            >
              {BOTS.map((kind) => (
                <option key={kind} value={kind}>
                  {SEAT_TEXT[kind]}
                </option>
              ))}
            </select>
            <button type="button" className="button" onClick={() => void room.standIn(bot)}>
              Let it play for me for now
            </button>
          </div>
        )}
        {isRunning && seat?.standIn != null && (
          <button type="button" className="button" onClick={() => void room.standIn(null)}>
            Take my seat back
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => void takeHome(details, room.invite).then(go, (error: unknown) => room.tell(error))}
        >
          <Icon name="home" size={16} /> Take a copy home
        </button>
        {isRunning && seat !== undefined && (
          <SureButton
            question="Abandon this game?"
            text="The others are asked. If all agree, the game is over without a result."
            verb="Ask to abandon"
            onSure={() => void room.askAbandon()}
          >
            Abandon…
          </SureButton>
        )}
      </div>
      {details.invite !== null && details.visibility === 'link' && (
        <>
          <p className="muted">Whoever has this link can watch.</p>
          <CopyField label="Link to this table" text={invitation(details.id, details.invite)} />
        </>
      )}
    </section>
  );
}
