import type { NewTable } from '@roundhouse/server/contract';
import { useState } from 'react';
import { TITLES } from '../../contract.ts';
import { OptionFields } from '../../pages/option-fields.tsx';
import { useTitleInfo } from '../../pages/use-title-info.ts';
import { call } from '../api.ts';
import { Check, ChoiceLine } from '../ui/choice-line.tsx';
import { TroubleNotice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BotFields } from './bot-fields.tsx';
import { ImportTable } from './import-table.tsx';
import { NO_TIMING, type TimingChoice, TimingFields, timingOf } from './timing-fields.tsx';
import { useOpenTable } from './use-open-table.ts';
import { TITLE_NAMES, UNDO_TEXT } from './words.ts';
import '../../pages/new-game-dialog.css';

type Visibility = NewTable['visibility'];
const VISIBILITIES = [
  ['public', 'Anybody'],
  ['link', 'By invitation link'],
  ['password', 'With a password'],
] as const satisfies readonly (readonly [Visibility, string])[];
const VISIBILITY_HINT: Readonly<Record<Visibility, string>> = {
  public: 'It is listed in the lobby, and anybody may join or watch.',
  link: 'Only those who have the link see it. You get the link when the table is open.',
  password: 'It is listed in the lobby; joining takes the password or the link.',
};
const UNDOS = [
  ['own', 'Own moves'],
  ['agreement', 'By agreement'],
  ['never', 'Never'],
] as const satisfies readonly (readonly [NewTable['undo'], string])[];

/** A new table, with everything that is agreed before anybody sits down. */
export function NewTablePage({ first }: { readonly first: string | null }) {
  return (
    <Page title="Open a table">
      <div className="online-columns">
        <NewTableForm first={TITLES.find(({ id }) => id === first)?.id ?? TITLES[0]?.id ?? ''} />
        <ImportTable />
      </div>
    </Page>
  );
}

function NewTableForm({ first }: { readonly first: string }) {
  const [title, setTitle] = useState(first);
  const [name, setName] = useState('');
  const [wantedSeats, setSeats] = useState(3);
  const [bots, setBots] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, string | boolean>>>({});
  const [pace, setPace] = useState<NewTable['pace']>('live');
  const [timing, setTiming] = useState<TimingChoice>(NO_TIMING);
  const [visibility, setVisibility] = useState<Visibility>('public');
  const [password, setPassword] = useState('');
  const [undo, setUndo] = useState<NewTable['undo']>('own');
  const [master, setMaster] = useState(false);
  const [drawn, setDrawn] = useState(true);
  const [startWhenFull, setStartWhenFull] = useState(true);
  const info = useTitleInfo(title);
  const { min, max } = info?.players ?? { min: 2, max: 6 };
  const seats = Math.min(Math.max(wantedSeats, min), max);
  const seatedBots = bots.slice(0, seats - 1);
  const { doing, submit } = useOpenTable('to open a table', () =>
    call('newTable', {
      body: {
        title,
        options,
        ...(name.trim() === '' ? {} : { name: name.trim() }),
        seats,
        bots: [...seatedBots],
        pace,
        timing: timingOf(timing, pace),
        visibility,
        ...(visibility === 'password' ? { password } : {}),
        undo,
        master,
        seating: drawn ? 'drawn' : 'joined',
        startWhenFull,
      },
    }),
  );
  return (
    <form className="page-card form" onSubmit={submit}>
      <div className="form-pair">
        <SelectField
          label="Title"
          value={title}
          options={TITLE_NAMES}
          onChange={(next) => {
            setTitle(next);
            setOptions({});
          }}
        />
        <TextField label="Name of the table (optional)" maxLength={60} value={name} onChange={setName} />
      </div>
      {info !== null && <p className="muted new-about">{info.about}</p>}
      <div className="form-pair">
        <SelectField
          label="Seats"
          value={seats}
          options={Array.from(
            { length: max - min + 1 },
            (_, index) => [min + index, `${min + index}`] as const,
          )}
          onChange={setSeats}
        />
        <BotFields bots={seatedBots} most={seats - 1} onChange={setBots} />
      </div>
      <OptionFields info={info} options={options} onChange={setOptions} />
      <ChoiceLine
        label="Played"
        name="pace"
        options={[
          ['live', 'Live'],
          ['correspondence', 'By correspondence'],
        ]}
        value={pace}
        onChange={(next) => {
          setPace(next);
          setTiming(NO_TIMING);
        }}
      />
      <TimingFields pace={pace} choice={timing} onChange={setTiming} />
      <ChoiceLine
        label="Who may join"
        name="visibility"
        options={VISIBILITIES}
        value={visibility}
        onChange={setVisibility}
      >
        <p className="form-hint muted">{VISIBILITY_HINT[visibility]}</p>
      </ChoiceLine>
      {visibility === 'password' && (
        <TextField
          label="Password of the table"
          hint="At least 8 characters; give it to those who should join."
          required
          minLength={8}
          maxLength={200}
          autoComplete="off"
          value={password}
          onChange={setPassword}
        />
      )}
      <ChoiceLine label="Taking back" name="undo" options={UNDOS} value={undo} onChange={setUndo}>
        <p className="form-hint muted">{UNDO_TEXT[undo]}</p>
      </ChoiceLine>
      <fieldset>
        <legend>Also</legend>
        <Check checked={drawn} onChange={setDrawn}>
          Draw the seats at the start
        </Check>
        <Check checked={startWhenFull} onChange={setStartWhenFull}>
          Start as soon as the last seat is taken
        </Check>
        <Check checked={master} onChange={setMaster}>
          I may move for anybody (shown in the log)
        </Check>
      </fieldset>
      <TroubleNotice trouble={doing.trouble} />
      <div className="form-buttons">
        <button type="submit" className="button button-main" disabled={info === null || doing.busy}>
          Open the table
        </button>
      </div>
    </form>
  );
}
