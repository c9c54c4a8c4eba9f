import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { beGuest, signIn, signUp, useMe } from '../me.ts';
import { sendsMail } from '../server.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { TroubleNotice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type Doing, useDoing } from '../use-doing.ts';
import { NewPasswordField, PasswordField, UserNameField } from './account-fields.tsx';
import { type Asked, stopAsking, watchAsked, whoIsAsked } from './need-someone.ts';
import '../../pages/dialog.css';
import './who-dialog.css';

const HEADINGS = { start: 'Play online', 'sign-in': 'Sign in', 'sign-up': 'Make an account' } as const;

/** Guest, sign in or sign up; opened where somebody is needed, and never for a game at one screen. */
export function WhoDialog() {
  const asked = useSyncExternalStore(watchAsked, whoIsAsked);
  const [place] = useLocation();
  // Whoever goes elsewhere, with the browser's own button too, is not asked there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useEffect(() => stopAsking, [place]);
  return (
    <Dialog.Root
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open) stopAsking();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog who-dialog">{asked !== null && <Who asked={asked} />}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Who({ asked }: { readonly asked: Asked }) {
  const [step, setStep] = useState(asked.first);
  const doing = useDoing();
  const enter = async (work: () => Promise<void>) => {
    if (await doing.run(work)) {
      stopAsking();
      asked.entered();
    }
  };
  return (
    <>
      <Dialog.Title className="dialog-title">{HEADINGS[step]}</Dialog.Title>
      {step === 'start' && (
        <div className="who-ways">
          <p>
            {asked.why !== null && `Say who you are ${asked.why}. `}Guests need no account, and can make one
            later without losing a game.
          </p>
          <button
            type="button"
            className="button button-main"
            disabled={doing.busy}
            onClick={() => void enter(beGuest)}
          >
            Play as a guest
          </button>
          <button type="button" className="button" onClick={() => setStep('sign-in')}>
            Sign in
          </button>
          <button type="button" className="button" onClick={() => setStep('sign-up')}>
            Make an account
          </button>
          <TroubleNotice trouble={doing.trouble} />
        </div>
      )}
      {step === 'sign-in' && <SignInForm doing={doing} enter={enter} onOther={() => setStep('sign-up')} />}
      {step === 'sign-up' && <SignUpForm doing={doing} enter={enter} onOther={() => setStep('sign-in')} />}
    </>
  );
}

interface FormProps {
  readonly doing: Doing;
  enter(work: () => Promise<void>): Promise<void>;
  onOther(): void;
}

function SignInForm({ doing, enter, onOther }: FormProps) {
  const now = useMe();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(() => signIn(name, password));
  };
  return (
    <form className="form" onSubmit={submit}>
      {now?.guest === true && (
        <p>The games of {now.name} stay with the guest: to keep them, make an account instead.</p>
      )}
      <TextField label="Name" required autoComplete="username" value={name} onChange={setName} />
      <PasswordField label="Password" value={password} onChange={setPassword} />
      <TroubleNotice trouble={doing.trouble} />
      <p className="who-more">
        <Link className="online-link" href="/reset" onClick={stopAsking}>
          Forgot your password?
        </Link>
        <button type="button" className="button button-quiet" onClick={onOther}>
          Make an account
        </button>
      </p>
      <DialogButtons verb="Sign in" busy={doing.busy} />
    </form>
  );
}

function SignUpForm({ doing, enter, onOther }: FormProps) {
  const now = useMe();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(() => signUp(name, password, email));
  };
  return (
    <form className="form" onSubmit={submit}>
      {now?.guest === true && <p>{now.name} gets an account and keeps all games.</p>}
      <UserNameField value={name} onChange={setName} />
      <NewPasswordField label="Password" value={password} onChange={setPassword} />
      <TextField
        label="E-mail (optional)"
        hint={
          sendsMail()
            ? 'Used only to reset your password and, if you wish, to tell you when it is your turn. Nobody else sees it.'
            : 'This site sends no e-mail now; the address would be used only to reset your password and to tell you of turns.'
        }
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <TroubleNotice trouble={doing.trouble} />
      {now?.guest !== true && (
        <p className="who-more">
          <button type="button" className="button button-quiet" onClick={onOther}>
            I have an account
          </button>
        </p>
      )}
      <DialogButtons verb="Make an account" busy={doing.busy} />
    </form>
  );
}
