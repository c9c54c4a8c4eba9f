import type { Scope } from '@roundhouse/server/contract';
import { type FormEvent, useState } from 'react';
import { call } from '../api.ts';
import { Check } from '../ui/choice-line.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { TroubleNotice, Waiting } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { agoText, dayText, useNow } from '../ui/times.ts';
import { useCalled } from '../use-called.ts';
import { useDoing } from '../use-doing.ts';
import './account.css';

const SCOPE_TEXT: Readonly<Record<Scope, string>> = {
  read: 'read: tables, games, players',
  play: 'play: moves and chat at my tables',
  tables: 'tables: open, join and leave',
};
const SCOPE_LIST = ['read', 'play', 'tables'] as const satisfies readonly Scope[];
const LASTING = [
  ['30', '30 days'],
  ['365', 'a year'],
  ['', 'until I revoke it'],
] as const;

/** Programs that act in one's name. */
export function TokensSection() {
  const { data, trouble, reload } = useCalled('tokens');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read']);
  const [days, setDays] = useState('365');
  const [secret, setSecret] = useState<string | null>(null);
  const doing = useDoing();
  const now = useNow();
  const make = (event: FormEvent) => {
    event.preventDefault();
    void doing.run(async () => {
      const expiresAt = days === '' ? null : Date.now() + Number(days) * 86_400_000;
      const made = await call('makeToken', { body: { name, scopes: [...scopes], expiresAt } });
      setSecret(made.secret);
      setName('');
      reload();
    });
  };
  const end = (id: string) =>
    void doing.run(async () => {
      await call('endToken', { params: { id } });
      reload();
    });
  return (
    <section className="page-card" aria-labelledby="tokens-title">
      <h2 id="tokens-title">Tokens for programs</h2>
      <p>
        A program of yours uses a token instead of a password.{' '}
        <a className="online-link" href="api/docs">
          What programs can do
        </a>
      </p>
      {data === null && <Waiting trouble={trouble} onRetry={reload} />}
      {secret !== null && (
        <div className="notice tokens-made" role="status">
          <span>This is the token. It is shown only once:</span>
          <CopyField label="The new token" text={secret} />
        </div>
      )}
      <TroubleNotice trouble={doing.trouble} />
      <form className="form" onSubmit={make}>
        <div className="form-pair">
          <TextField label="Name of the program" required maxLength={60} value={name} onChange={setName} />
          <SelectField label="Valid for" value={days} options={LASTING} onChange={setDays} />
        </div>
        <fieldset>
          <legend>May</legend>
          {SCOPE_LIST.map((scope) => (
            <Check
              key={scope}
              checked={scopes.includes(scope)}
              onChange={(on) =>
                setScopes(SCOPE_LIST.filter((one) => (one === scope ? on : scopes.includes(one))))
              }
            >
              {SCOPE_TEXT[scope]}
            </Check>
          ))}
        </fieldset>
        <div className="form-buttons">
          <button type="submit" className="button" disabled={doing.busy || scopes.length === 0}>
            Make a token
          </button>
        </div>
      </form>
      {data !== null && data.tokens.length > 0 && (
        <ul className="rows account-rows">
          {data.tokens.map((token) => (
            <li key={token.id}>
              <div>
                <strong>{token.name}</strong>
                <span className="muted account-line">
                  {token.scopes.join(', ')} ·{' '}
                  {token.usedAt === null ? 'never used' : `used ${agoText(token.usedAt, now)}`}
                  {token.expiresAt !== null && ` · until ${dayText(token.expiresAt)}`}
                </span>
              </div>
              <button
                type="button"
                className="button"
                aria-label={`Revoke the token ${token.name}`}
                disabled={doing.busy}
                onClick={() => end(token.id)}
              >
                Revoke
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
