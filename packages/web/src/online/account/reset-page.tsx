import { type FormEvent, useState } from 'react';
import { call } from '../api.ts';
import { forgetMe } from '../me.ts';
import { sendsMail } from '../server.ts';
import { DoneNotice, TroubleNotice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useDoing } from '../use-doing.ts';
import { NewPasswordField } from './account-fields.tsx';
import { askWho } from './need-someone.ts';

/** A forgotten password: asks for the link. */
export function AskResetPage() {
  const [name, setName] = useState('');
  const [sent, setSent] = useState(false);
  const doing = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(await doing.run(() => call('askReset', { body: { name } })));
  };
  if (!sendsMail())
    return (
      <Page title="A new password">
        <section className="page-card">
          <p>This site sends no e-mail: ask whoever runs it for a link to set a new password.</p>
        </section>
      </Page>
    );
  return (
    <Page title="A new password">
      <form className="page-card form" onSubmit={(event) => void submit(event)}>
        <p>If the account has an e-mail address, a link to set a new password is sent there.</p>
        <TextField
          label="Name of the account"
          required
          autoComplete="username"
          value={name}
          onChange={setName}
        />
        <TroubleNotice trouble={doing.trouble} />
        <DoneNotice>
          {sent
            ? 'If there is such an account and it has an address, the link is on its way. It works for one hour.'
            : null}
        </DoneNotice>
        <div className="form-buttons">
          <button type="submit" className="button button-main" disabled={doing.busy}>
            Send the link
          </button>
        </div>
      </form>
    </Page>
  );
}

/** The link that was sent leads here. */
export function UseResetPage({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const doing = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await doing.run(() => call('useReset', { body: { token, password } }))) {
      forgetMe();
      setDone(true);
    }
  };
  return (
    <Page title="A new password">
      {done ? (
        <div className="page-card">
          <p role="status">The new password is set. You have been signed out everywhere.</p>
          <div className="form-buttons">
            <button type="button" className="button button-main" onClick={() => askWho({ first: 'sign-in' })}>
              Sign in
            </button>
          </div>
        </div>
      ) : (
        <form className="page-card form" onSubmit={(event) => void submit(event)}>
          <NewPasswordField
            label="New password"
            then="You are signed out everywhere."
            value={password}
            onChange={setPassword}
          />
          <TroubleNotice trouble={doing.trouble} />
          <div className="form-buttons">
            <button type="submit" className="button button-main" disabled={doing.busy}>
              Set the password
            </button>
          </div>
        </form>
      )}
    </Page>
  );
}
