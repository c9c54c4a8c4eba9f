import type { Answer } from '@roundhouse/server/contract';
import { useState } from 'react';
import { call } from '../api.ts';
import { PersonName } from '../ui/person.tsx';
import { SureButton } from '../ui/sure-button.tsx';
import { agoText, useNow } from '../ui/times.ts';
import { useCalled } from '../use-called.ts';
import { useDoing } from '../use-doing.ts';
import { SearchedList } from './searched-list.tsx';
import { usePages } from './use-pages.ts';

type User = Answer<'adminUsers'>['items'][number];

/** Who there is; made admin or blocked here. */
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
        <UserRow key={user.id} user={user} isSelf={user.id === self} busy={doing.busy} onChange={change} />
      )}
    />
  );
}

function UserRow(props: {
  readonly user: User;
  readonly isSelf: boolean;
  readonly busy: boolean;
  onChange(id: string, change: { admin?: boolean; blocked?: boolean }): void;
}) {
  const { user, isSelf, busy, onChange } = props;
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
      </div>
      {!isSelf && (
        <div className="form-buttons">
          {!user.guest && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => onChange(user.id, { admin: !user.admin })}
            >
              {user.admin ? 'Remove as admin' : 'Make admin'}
              <span className="hidden-label"> {user.name}</span>
            </button>
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
