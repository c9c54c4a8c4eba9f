import type { Answer } from '@roundhouse/server/contract';
import { useState } from 'react';
import { call } from '../api.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { PersonName } from '../ui/person.tsx';
import { SureButton } from '../ui/sure-button.tsx';
import { agoText, useNow } from '../ui/times.ts';
import { useCalled } from '../use-called.ts';
import { useDoing } from '../use-doing.ts';
import { SearchedList } from './searched-list.tsx';
import { usePages } from './use-pages.ts';

type User = Answer<'adminUsers'>['items'][number];

/** Who there is; made admin, blocked or helped with a password here. */
export function UsersSection({ self }: { readonly self: string }) {
  const [search, setSearch] = useState('');
  const query = search === '' ? {} : { search };
  const called = useCalled('adminUsers', { query });
  const pages = usePages(called.data, (after) => call('adminUsers', { query: { ...query, after } }));
  const doing = useDoing();
  const change = (id: string, body: { admin?: boolean; blocked?: boolean }) =>
    void doing.run(async () => {
      await call('changeUser', { params: { id }, body });
      called.reload();
    });
  const [link, setLink] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const reset = (id: string) =>
    void doing.run(async () => {
      setLink({ id, text: (await call('resetUser', { params: { id } })).link });
    });
  return (
    <SearchedList
      title="People"
      label="Find a user"
      none="Nobody."
      called={called}
      pages={pages}
      doing={doing}
      onSearch={setSearch}
      row={(user) => (
        <UserRow
          key={user.id}
          user={user}
          isSelf={user.id === self}
          busy={doing.busy}
          link={link?.id === user.id ? link.text : null}
          onChange={change}
          onReset={reset}
        />
      )}
    />
  );
}

function UserRow(props: {
  readonly user: User;
  readonly isSelf: boolean;
  readonly busy: boolean;
  /** For a new password, where one was asked for. */
  readonly link: string | null;
  onChange(id: string, change: { admin?: boolean; blocked?: boolean }): void;
  onReset(id: string): void;
}) {
  const { user, isSelf, busy, link, onChange, onReset } = props;
  const now = useNow();
  return (
    <li className="admin-row">
      <div className="admin-text">
        <PersonName person={user} />
        {user.admin && <span className="badge-note">admin</span>}
        {user.guest && <span className="badge-note badge-plain">guest</span>}
        {user.blocked && <span className="badge-note badge-plain">blocked</span>}
        <span className="muted admin-line">
          {user.email ?? 'no e-mail'} · {user.tables} {user.tables === 1 ? 'table' : 'tables'} ·{' '}
          {user.here ? 'here now' : `seen ${agoText(user.seenAt, now)}`}
        </span>
        {link !== null && (
          <div className="notice" role="status">
            <span>Send this to {user.name}. It sets a new password, once, within an hour:</span>
            <CopyField label={`The link for ${user.name}`} text={link} />
          </div>
        )}
      </div>
      {!isSelf && (
        <div className="form-buttons">
          {!user.guest && (
            <>
              <button type="button" className="button" disabled={busy} onClick={() => onReset(user.id)}>
                New password<span className="hidden-label"> for {user.name}</span>
              </button>
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => onChange(user.id, { admin: !user.admin })}
              >
                {user.admin ? 'Remove as admin' : 'Make admin'}
                <span className="hidden-label"> {user.name}</span>
              </button>
            </>
          )}
          {user.blocked ? (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => onChange(user.id, { blocked: false })}
            >
              Unblock<span className="hidden-label"> {user.name}</span>
            </button>
          ) : (
            <SureButton
              question={`Block ${user.name}?`}
              text="Signed out at once, and not let in until you allow it. Seats are kept."
              verb="Block"
              disabled={busy}
              onSure={() => onChange(user.id, { blocked: true })}
            >
              Block<span className="hidden-label"> {user.name}</span>
            </SureButton>
          )}
        </div>
      )}
    </li>
  );
}
