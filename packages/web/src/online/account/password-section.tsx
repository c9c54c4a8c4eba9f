import { type FormEvent, useState } from 'react';
import { call } from '../api.ts';
import { renewSession } from '../me.ts';
import { restartStream } from '../stream/shared-stream.ts';
import { DoneNotice, TroubleNotice } from '../ui/notice.tsx';
import { useDoing } from '../use-doing.ts';
import { NewPasswordField, PasswordField } from './account-fields.tsx';

export function PasswordSection() {
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const doing = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(null);
    const change = async () => {
      await renewSession(() => call('changePassword', { body: { old, new: next } }));
      restartStream();
    };
    if (!(await doing.run(change))) return;
    setOld('');
    setNext('');
    setDone('Your password has been changed. You have been signed out everywhere else.');
  };
  return (
    <section className="page-card" aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <PasswordField label="Current password" value={old} onChange={setOld} />
        <NewPasswordField label="New password" value={next} onChange={setNext} />
        <TroubleNotice trouble={doing.trouble} />
        <DoneNotice>{done}</DoneNotice>
        <div className="form-buttons">
          <button type="submit" className="button" disabled={doing.busy}>
            Change the password
          </button>
        </div>
      </form>
    </section>
  );
}
