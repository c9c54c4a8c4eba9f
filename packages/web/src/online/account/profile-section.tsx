import type { Me } from '@roundhouse/server/contract';
import { type FormEvent, useState } from 'react';
import { call } from '../api.ts';
import { setMe } from '../me.ts';
import { DoneNotice, TroubleNotice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useDoing } from '../use-doing.ts';
import { UserNameField } from './account-fields.tsx';
import { askWho } from './need-someone.ts';

/** Name and e-mail; a guest becomes a user here. */
export function ProfileSection({ me }: { readonly me: Me }) {
  const [name, setName] = useState(me.name);
  const [email, setEmail] = useState(me.email ?? '');
  const [done, setDone] = useState<string | null>(null);
  const doing = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(null);
    const address = email.trim() === '' ? null : email.trim();
    const change = {
      ...(name === me.name ? {} : { name }),
      ...(address === me.email ? {} : { email: address }),
    };
    if (await doing.run(async () => setMe(await call('changeMe', { body: change })))) setDone('Saved.');
  };
  return (
    <section className="page-card" aria-labelledby="profile-title">
      <h2 id="profile-title">Name and e-mail</h2>
      {me.guest && (
        <>
          <p>
            You play as {me.name}, a guest known only to this browser. With an account you keep your games,
            choose a name and sign in anywhere.
          </p>
          <div className="form-buttons">
            <button type="button" className="button button-main" onClick={() => askWho({ first: 'sign-up' })}>
              Make an account and keep your games
            </button>
          </div>
        </>
      )}
      {!me.guest && (
        <form className="form" onSubmit={(event) => void submit(event)}>
          <div className="form-pair">
            <UserNameField value={name} onChange={setName} />
            <TextField
              label="E-mail"
              type="email"
              autoComplete="email"
              placeholder="none"
              value={email}
              onChange={setEmail}
            />
          </div>
          <TroubleNotice trouble={doing.trouble} />
          <DoneNotice>{done}</DoneNotice>
          <div className="form-buttons">
            <button type="submit" className="button" disabled={doing.busy}>
              Save
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
