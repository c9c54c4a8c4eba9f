import { Menu } from '@base-ui/react/menu';
import { useLocation } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { MenuPopup } from '../../ui/menu-popup.tsx';
import { say } from '../../ui/messages.ts';
import { signOut, useMe } from '../me.ts';
import { sentenceOf } from '../trouble.ts';
import { PersonMark } from '../ui/person.tsx';
import { askWho } from './need-someone.ts';
import './account-menu.css';

/** Who is signed in here, and what belongs to it. */
export function AccountMenu() {
  const me = useMe();
  const [, go] = useLocation();
  if (me === undefined) return <span className="account-wait" />;
  if (me === null)
    return (
      <button type="button" className="button account-enter" title="Sign in" onClick={() => askWho()}>
        <Icon name="person" size={16} /> <span className="account-name">Sign in</span>
      </button>
    );
  return (
    <Menu.Root>
      <Menu.Trigger className="button button-quiet account-button">
        <PersonMark person={me} />
        <span className="hidden-label">Account of </span>
        <span className="account-name">{me.name}</span>
      </Menu.Trigger>
      <MenuPopup label="Account">
        {me.guest && (
          <Menu.Item className="menu-item" onClick={() => askWho({ first: 'sign-up' })}>
            Make an account and keep your games
          </Menu.Item>
        )}
        {me.guest && (
          <Menu.Item className="menu-item" onClick={() => askWho({ first: 'sign-in' })}>
            Sign in with an account
          </Menu.Item>
        )}
        <Menu.Item className="menu-item" onClick={() => go(`/player/${me.id}`)}>
          My results
        </Menu.Item>
        <Menu.Item className="menu-item" onClick={() => go('/account')}>
          Account and notifications
        </Menu.Item>
        {me.admin && (
          <Menu.Item className="menu-item" onClick={() => go('/admin')}>
            Run this site
          </Menu.Item>
        )}
        {!me.guest && (
          <Menu.Item
            className="menu-item"
            onClick={() => void signOut().catch((error: unknown) => say(sentenceOf(error)))}
          >
            Sign out
          </Menu.Item>
        )}
      </MenuPopup>
    </Menu.Root>
  );
}
