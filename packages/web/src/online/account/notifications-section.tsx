import type { Answer, Channel, NotificationSettings } from '@roundhouse/server/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../api.ts';
import { sentenceOf, Trouble } from '../trouble.ts';
import { Check } from '../ui/choice-line.tsx';
import { DoneNotice, TroubleNotice, Waiting } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useCalled } from '../use-called.ts';
import { useDoing } from '../use-doing.ts';
import { type Hook, HookFields } from './hook-fields.tsx';
import { canPush, endPush, pushHere, startPush } from './push.ts';
import './account.css';

type State = Answer<'notifications'>;

const WAITS = [
  [0, 'at once'],
  [60, 'after a minute'],
  [900, 'after a quarter of an hour'],
  [3600, 'after an hour'],
] as const;

const settingsOf = ({ push, mail, webhook, hook }: State): NotificationSettings => ({
  push,
  mail,
  webhook,
  hook,
});

/** How one hears that it is one's turn; nothing is on until it is asked for. */
export function NotificationsSection() {
  const { data, trouble, reload, set } = useCalled('notifications');
  return (
    <section className="page-card" aria-labelledby="tell-title">
      <h2 id="tell-title">Turn notifications</h2>
      <p className="muted">
        Tell me when a table waits for me. Several at once come as one message; nothing is sent before you
        turn it on.
      </p>
      {data === null ? (
        <Waiting trouble={trouble} onRetry={reload} />
      ) : (
        <Channels state={data} onState={set} onReload={reload} />
      )}
    </section>
  );
}

function Channels(props: { readonly state: State; onState(state: State): void; onReload(): void }) {
  const { state, onState, onReload } = props;
  const { here, look } = usePushHere();
  const doing = useDoing();
  /** Shown at once, and taken back where the server will not have it. */
  const keep = async (change: Partial<NotificationSettings>) => {
    onState({ ...state, ...change });
    try {
      onState(await call('setNotifications', { body: { ...settingsOf(state), ...change } }));
    } catch (error) {
      onState(state);
      throw error;
    }
  };
  const change = (settings: Partial<NotificationSettings>) => void doing.run(() => keep(settings));
  /** What the browser refuses has its own sentence. */
  const withBrowser = (work: () => Promise<void>) =>
    void doing.run(async () => {
      try {
        await work();
      } catch (error) {
        throw error instanceof Trouble
          ? error
          : new Trouble('refused', error instanceof Error ? error.message : String(error));
      } finally {
        look();
        onReload();
      }
    });
  const [hook, setHook] = useState<Hook>(state.hook ?? { url: '', shape: 'discord' });
  const [problem, setProblem] = useState<string | null>(null);
  /** Keeps the address as it is typed; false where it is none. */
  const keepHook = async (): Promise<boolean> => {
    const url = hook.url.trim();
    try {
      await keep({ hook: url === '' ? null : { ...hook, url } });
      return true;
    } catch (error) {
      setProblem(sentenceOf(error));
      return false;
    }
  };
  const beforeHookTest = async (): Promise<boolean> => {
    if (hook.url.trim() !== '') return keepHook();
    setProblem('Type the address first.');
    return false;
  };
  const startHere = () => startPush(state.pushKey ?? '');
  const pushOn = (on: boolean) =>
    withBrowser(async () => {
      if (on && here === false) await startHere();
      await keep({ push: { ...state.push, on } });
    });
  return (
    <>
      <TroubleNotice trouble={doing.trouble} />
      <ChannelFields
        name="Web push"
        channel="push"
        state={state}
        busy={doing.busy}
        missing={canPush() ? null : 'Not available in this browser: web push needs https.'}
        onOn={pushOn}
        onChange={change}
      >
        <p className="form-hint muted">
          {here === true ? 'This browser gets notifications.' : 'This browser gets no notifications.'}{' '}
          {browsersText(state.subscriptions)}
        </p>
        <div className="form-buttons">
          <button
            type="button"
            className="button"
            disabled={doing.busy || here === null}
            onClick={() => withBrowser(here === true ? endPush : startHere)}
          >
            {here === true ? 'Turn off here' : 'Turn on here'}
          </button>
        </div>
      </ChannelFields>
      <ChannelFields
        name="E-mail"
        channel="mail"
        state={state}
        busy={doing.busy}
        missing={state.possible.mail ? null : 'This server sends no e-mail.'}
        onOn={(on) => change({ mail: { ...state.mail, on } })}
        onChange={change}
      />
      <ChannelFields
        name="Webhook (Discord, Slack or another)"
        channel="webhook"
        state={state}
        busy={doing.busy}
        missing={null}
        onOn={(on) => change({ webhook: { ...state.webhook, on } })}
        onChange={change}
        beforeTest={beforeHookTest}
      >
        <HookFields
          hook={hook}
          problem={problem}
          busy={doing.busy}
          onChange={(next) => {
            setProblem(null);
            setHook(next);
          }}
          onKeep={() => void doing.run(keepHook)}
        />
      </ChannelFields>
    </>
  );
}

const browsersText = (count: number): string =>
  count === 0 ? '' : count === 1 ? 'One browser in all.' : `${count} browsers in all.`;

function usePushHere(): { readonly here: boolean | null; look(): void } {
  const [here, setHere] = useState<boolean | null>(null);
  const look = () => void pushHere().then(setHere, () => setHere(false));
  useEffect(look, []);
  return { here, look };
}

function ChannelFields(props: {
  readonly name: string;
  readonly channel: Channel;
  readonly state: State;
  readonly busy: boolean;
  /** Why it cannot be had here. */
  readonly missing: string | null;
  readonly children?: ReactNode;
  onOn(on: boolean): void;
  onChange(change: Partial<NotificationSettings>): void;
  /** What has to be kept before something can be sent; false where that fails. */
  beforeTest?(): Promise<boolean>;
}) {
  const { name, channel, state, busy, missing, children, onOn, onChange, beforeTest } = props;
  const settings = state[channel];
  return (
    <div className="tell-channel">
      <Check checked={settings.on} disabled={busy || (missing !== null && !settings.on)} onChange={onOn}>
        <strong>{name}</strong>
      </Check>
      {missing !== null && <p className="form-hint muted">{missing}</p>}
      {settings.on && (
        <div className="tell-more">
          {children}
          <Check
            checked={settings.evenIfHere}
            disabled={busy}
            onChange={(evenIfHere) => onChange({ [channel]: { ...settings, evenIfHere } })}
          >
            Even while a tab is open
          </Check>
          <SelectField
            label="Sent"
            fullLabel={`${name}: when it is sent`}
            value={settings.wait}
            options={WAITS}
            disabled={busy}
            onChange={(wait) => onChange({ [channel]: { ...settings, wait } })}
          />
          <TestButton name={name} channel={channel} before={beforeTest ?? ALWAYS} />
        </div>
      )}
    </div>
  );
}

const ALWAYS = async (): Promise<boolean> => true;

function TestButton(props: { readonly name: string; readonly channel: Channel; before(): Promise<boolean> }) {
  const { name, channel, before } = props;
  const [done, setDone] = useState<string | null>(null);
  const doing = useDoing();
  const test = () =>
    void doing.run(async () => {
      setDone(null);
      if (!(await before())) return;
      setDone((await call('testNotification', { body: { channel } })).message);
    });
  return (
    <>
      <div className="form-buttons">
        <button
          type="button"
          className="button"
          aria-label={`${name}: send a test`}
          disabled={doing.busy}
          onClick={test}
        >
          Send a test
        </button>
      </div>
      <TroubleNotice trouble={doing.trouble} />
      <DoneNotice>{done}</DoneNotice>
    </>
  );
}
