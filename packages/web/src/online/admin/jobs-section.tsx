import { Waiting } from '../ui/notice.tsx';
import { momentText } from '../ui/times.ts';
import { useCalled } from '../use-called.ts';

const KIND_TEXT: Readonly<Record<string, string>> = {
  bot: 'a bot’s move',
  late: 'a time limit that ran out',
  tell: 'a notification',
  mail: 'an e-mail',
  push: 'a web push',
  webhook: 'a webhook',
};

/** What waits to be done, and what fails. */
export function JobsSection() {
  const { data, trouble, reload } = useCalled('adminJobs');
  return (
    <section className="page-card" aria-labelledby="jobs-title">
      <div className="page-card-head">
        <h2 id="jobs-title">Jobs</h2>
        <button type="button" className="button" onClick={reload}>
          Refresh
        </button>
      </div>
      {data === null ? (
        <Waiting trouble={trouble} onRetry={reload} />
      ) : (
        <>
          <p>
            {data.waiting} waiting,{' '}
            {data.failing.length === 0 ? 'none failing.' : `${data.failing.length} failing:`}
          </p>
          {data.failing.length > 0 && (
            <ul className="rows">
              {data.failing.map(({ id, kind, subject, dueAt, attempts, failure }) => (
                <li key={id}>
                  <strong>{KIND_TEXT[kind] ?? kind}</strong> for {subject}
                  <span className="muted admin-line">
                    {failure} · tried {attempts === 1 ? 'once' : `${attempts} times`}, again{' '}
                    {momentText(dueAt)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
