import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { FootBar } from '../../pages/foot-bar.tsx';
import { SettingsMenu } from '../../settings/settings-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountMenu } from '../account/account-menu.tsx';
import { WhoDialog } from '../account/who-dialog.tsx';
import './page.css';

/** A page of the online part: the way home, its name, who is signed in. */
export function Page(props: {
  readonly title: string;
  /** Where the bar at the foot of a phone says one is, on pages that have one. */
  readonly at?: 'lobby';
  readonly children: ReactNode;
}) {
  const { title, at, children } = props;
  useEffect(() => {
    document.title = `${title} – Roundhouse`;
    return () => {
      document.title = 'Roundhouse';
    };
  }, [title]);
  return (
    <main className="online">
      <header className="online-head">
        <Link href="/" className="button button-quiet button-icon" aria-label="Home" title="Home">
          <Icon name="home" />
        </Link>
        <h1>{title}</h1>
        <div>
          <SettingsMenu />
          <AccountMenu />
        </div>
      </header>
      {children}
      <WhoDialog />
      {at !== undefined && <FootBar at={at} />}
    </main>
  );
}
