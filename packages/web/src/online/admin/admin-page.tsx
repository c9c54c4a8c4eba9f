import { useMe } from '../me.ts';
import { Page } from '../ui/page.tsx';
import { JobsSection } from './jobs-section.tsx';
import { StatusSection } from './status-section.tsx';
import { AllTablesSection } from './tables-section.tsx';
import { UsersSection } from './users-section.tsx';
import './admin.css';

/** For those who run the site. */
export function AdminPage() {
  const me = useMe();
  return (
    <Page title="Run this site">
      {me === undefined && (
        <p className="online-wait" role="status">
          One moment…
        </p>
      )}
      {(me === null || me?.admin === false) && (
        <section className="page-card">
          <p role="alert">
            This page is for those who run the site. If you host it, the guide to hosting says how to become
            an admin.
          </p>
        </section>
      )}
      {me?.admin === true && (
        <div className="online-columns">
          <div className="online-stack">
            <UsersSection self={me.id} />
            <AllTablesSection />
          </div>
          <div className="online-stack">
            <StatusSection />
            <JobsSection />
          </div>
        </div>
      )}
    </Page>
  );
}
