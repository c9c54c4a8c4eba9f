import { askMe, useMe } from '../me.ts';
import { Waiting } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { DeleteSection } from './delete-section.tsx';
import { HolidaySection } from './holiday-section.tsx';
import { askWho } from './need-someone.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens-section.tsx';

/** Everything about oneself. */
export function AccountPage() {
  const me = useMe();
  return (
    <Page title="Account">
      {me === undefined && <Waiting trouble={null} onRetry={() => void askMe()} />}
      {me === null && (
        <section className="page-card">
          <p>Nobody is signed in here. Games at this screen need no account.</p>
          <div className="form-buttons">
            <button type="button" className="button button-main" onClick={() => askWho()}>
              Sign in or play as a guest
            </button>
          </div>
        </section>
      )}
      {me != null && (
        <div key={`${me.id} ${me.guest}`} className="online-columns">
          <div className="online-stack">
            <ProfileSection me={me} />
            <NotificationsSection />
            {!me.guest && <TokensSection />}
          </div>
          <div className="online-stack">
            <HolidaySection me={me} />
            {!me.guest && <PasswordSection />}
            <SessionsSection me={me} />
            <DeleteSection me={me} />
          </div>
        </div>
      )}
    </Page>
  );
}
