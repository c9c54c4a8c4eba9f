import type { Me } from '@roundhouse/server/contract';
import { call } from '../api.ts';
import { forgetMe } from '../me.ts';
import { TroubleNotice, Waiting } from '../ui/notice.tsx';
import { SureButton } from '../ui/sure-button.tsx';
import { agoText, useNow } from '../ui/times.ts';
import { useCalled } from '../use-called.ts';
import { useDoing } from '../use-doing.ts';
import { browserName } from './browser-name.ts';
import './account.css';

/** Where one is signed in. */
export function SessionsSection({ me }: { readonly me: Me }) {
  const { data, trouble, reload } = useCalled('sessions');
  const doing = useDoing();
  const now = useNow();
  const end = (id: string) =>
    void doing.run(async () => {
      await call('endSession', { params: { id } });
      reload();
    });
  const endAll = () =>
    void doing.run(async () => {
      await call('signOutEverywhere');
      forgetMe();
    });
  return (
    <section className="page-card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      {data === null && <Waiting trouble={trouble} onRetry={reload} />}
      <TroubleNotice trouble={doing.trouble} />
      <ul className="rows account-rows">
        {data?.sessions.map(({ id, current, agent, address, seenAt }) => (
          <li key={id}>
            <div>
              <strong>{browserName(agent)}</strong> {current && <span className="badge-note">here</span>}
              <span className="muted account-line">
                {address} · {current ? 'now' : agoText(seenAt, now)}
              </span>
            </div>
            {!current && (
              <button
                type="button"
                className="button"
                aria-label={`Sign out ${browserName(agent)}`}
                disabled={doing.busy}
                onClick={() => end(id)}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
        {!me.guest && (
          <li>
            <SureButton
              question="Sign out everywhere?"
              text="Here too: you will have to sign in again with your name and password."
              verb="Sign out everywhere"
              disabled={doing.busy}
              onSure={endAll}
            >
              Sign out everywhere
            </SureButton>
          </li>
        )}
      </ul>
    </section>
  );
}
