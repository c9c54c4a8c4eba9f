import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { Me } from '@roundhouse/server/contract';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../api.ts';
import { forgetMe } from '../me.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { TroubleNotice } from '../ui/notice.tsx';
import { useDoing } from '../use-doing.ts';
import { PasswordField } from './account-fields.tsx';
import '../../pages/dialog.css';

/** The end of an account: asks first, and for the password. */
export function DeleteSection({ me }: { readonly me: Me }) {
  const [password, setPassword] = useState('');
  const doing = useDoing();
  const [, go] = useLocation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = me.guest ? {} : { password };
    if (!(await doing.run(() => call('deleteMe', { body })))) return;
    forgetMe();
    go('/');
  };
  return (
    <section className="page-card" aria-labelledby="delete-title">
      <h2 id="delete-title">{me.guest ? 'Stop being a guest' : 'Delete the account'}</h2>
      <p>Bots take over your seats. Finished games stay, without your name.</p>
      <div className="form-buttons">
        <AlertDialog.Root>
          <AlertDialog.Trigger className="button button-danger">
            {me.guest ? 'Forget me' : 'Delete the account'}
          </AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Backdrop className="dialog-backdrop" />
            <AlertDialog.Popup className="dialog">
              <AlertDialog.Title className="dialog-title">Delete {me.name} for good?</AlertDialog.Title>
              <AlertDialog.Description>
                Bots take over your seats, and nobody can sign in as {me.name} any more. This cannot be
                undone.
              </AlertDialog.Description>
              <form className="form" onSubmit={(event) => void submit(event)}>
                {!me.guest && <PasswordField label="Your password" value={password} onChange={setPassword} />}
                <TroubleNotice trouble={doing.trouble} />
                <DialogButtons verb="Delete for good" busy={doing.busy} grave />
              </form>
            </AlertDialog.Popup>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      </div>
    </section>
  );
}
