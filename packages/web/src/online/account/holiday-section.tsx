import { LONGEST_HOLIDAY, type Me } from '@roundhouse/server/contract';
import { useState } from 'react';
import { call } from '../api.ts';
import { setMe } from '../me.ts';
import { TroubleNotice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { dayText } from '../ui/times.ts';
import { useDoing } from '../use-doing.ts';

/** The last moment of a day, by the clock of this place. */
function endOf(day: string): number | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date, 23, 59, 59).getTime();
}

/** Games by correspondence do not wait for whoever is away. */
export function HolidaySection({ me }: { readonly me: Me }) {
  const [day, setDay] = useState('');
  const doing = useDoing();
  const set = (holidayUntil: number | null) =>
    void doing.run(async () => setMe(await call('changeMe', { body: { holidayUntil } })));
  const isAway = me.holidayUntil !== null && me.holidayUntil > Date.now();
  const until = endOf(day);
  return (
    <section className="page-card" aria-labelledby="holiday-title">
      <h2 id="holiday-title">Holiday</h2>
      <p>
        {isAway && me.holidayUntil !== null
          ? `You are away until the end of ${dayText(me.holidayUntil)}.`
          : `While you are away, for ${LONGEST_HOLIDAY} days at most, your clock stands still in correspondence games.`}
      </p>
      <TroubleNotice trouble={doing.trouble} />
      {isAway ? (
        <div className="form-buttons">
          <button type="button" className="button" disabled={doing.busy} onClick={() => set(null)}>
            I am back
          </button>
        </div>
      ) : (
        <div className="form-buttons">
          <TextField label="Away until" type="date" value={day} onChange={setDay} />
          <button
            type="button"
            className="button holiday-keep"
            disabled={doing.busy || until === null || until < Date.now()}
            onClick={() => set(until)}
          >
            Save
          </button>
        </div>
      )}
    </section>
  );
}
