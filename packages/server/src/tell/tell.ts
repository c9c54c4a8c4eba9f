import { homeOf } from '../config.ts';
import type { Question, TableSummary } from '../contract/tables.ts';
import type { Job, JobKind, Worker } from '../jobs/queue.ts';
import type { Site } from '../site.ts';
import { questionsTo } from '../tables/questions.ts';
import { summariesFor } from '../tables/show.ts';
import { Gone } from './postman.ts';

/** What is said. */
interface Word {
  readonly subject: string;
  readonly text: string;
  readonly url: string;
}

/** Whose turn it is where, at this moment; null if nothing waits. */
async function wordFor(site: Site, user: string): Promise<Word | null> {
  const rows = await site.storage.db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .where('seats.user_id', '=', user)
    .where('status', '=', 'running')
    .execute();
  const waiting = (await summariesFor(site, user, rows)).filter(({ myTurn }) => myTurn);
  const [first] = waiting;
  if (first === undefined) return null;
  const asked = await questionsTo(site, user, waiting);
  const what = ({ id, name, deadline }: TableSummary): string => {
    const question = asked.get(id);
    const isLate = deadline !== null && deadline < site.now();
    const said = question === undefined ? 'Your turn' : ASKED[question];
    return `${said}: ${name}${isLate ? ' (your time for this move is over)' : ''}`;
  };
  const linkTo = ({ id }: TableSummary): string => `${homeOf(site.config)}/#/table/${id}`;
  if (waiting.length === 1)
    return { subject: what(first), text: `${what(first)}\n${linkTo(first)}`, url: linkTo(first) };
  const subject = `Your turn at ${waiting.length} tables`;
  const lines = waiting.map((table) => `${what(table)} ${linkTo(table)}`);
  return { subject, text: [subject, ...lines].join('\n'), url: homeOf(site.config) };
}

const ASKED: Readonly<Record<Question, string>> = {
  offer: 'An offer waits for your answer',
  end: 'You are asked to end the game here',
  undo: 'You are asked to take moves back',
  abandon: 'You are asked to abandon the game',
};

/** Decides by which ways a person is told, and leaves a job for each. */
const tellWorker =
  (site: Site): Worker =>
  async ({ subject: user }) => {
    const { db } = site.storage;
    const word = await wordFor(site, user);
    if (word === null) return;
    const settings = await site.postman.settingsOf(db, user);
    const isHere = (await site.hub.whoIsHere([user])).length > 0;
    const now = site.now();
    const wants = ({ on, evenIfHere }: { on: boolean; evenIfHere: boolean }) => on && (evenIfHere || !isHere);
    const content = { ...word };
    if (wants(settings.mail) && site.postman.canMail)
      await site.jobs.add(db, { kind: 'mail', subject: user, dueAt: now, content });
    if (wants(settings.webhook) && settings.hook !== null)
      await site.jobs.add(db, { kind: 'webhook', subject: user, dueAt: now, content });
    if (wants(settings.push))
      for (const { endpoint } of await subscriptionsOf(site, user))
        await site.jobs.add(db, {
          kind: 'push',
          subject: endpoint,
          dueAt: now,
          content: { ...content, user },
        });
    site.jobs.wake();
  };

/** The oldest first. */
export const subscriptionsOf = (site: Site, user: string) =>
  site.storage.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at')
    .execute();

const textOf = ({ content }: Job): string => String(content.text ?? '');

const mailWorker =
  (site: Site): Worker =>
  async (job) => {
    const user = await site.storage.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', job.subject)
      .executeTakeFirst();
    if (user?.email == null) return;
    await site.postman.mail({
      to: user.email,
      subject: String(job.content.subject ?? ''),
      text: textOf(job),
    });
  };

const hookWorker =
  (site: Site): Worker =>
  async (job) => {
    const { hook } = await site.postman.settingsOf(site.storage.db, job.subject);
    if (hook === null) return;
    await site.postman.hook(hook, textOf(job)).catch(unlessGone);
  };

const pushWorker =
  (site: Site): Worker =>
  async (job) => {
    const { db } = site.storage;
    const target = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('endpoint', '=', job.subject)
      .executeTakeFirst();
    if (target === undefined) return;
    const { subject, url } = job.content;
    const text = JSON.stringify({ title: subject, body: '', url });
    try {
      await site.postman.push(target, text);
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      await db.deleteFrom('subscriptions').where('endpoint', '=', target.endpoint).execute();
    }
  };

function unlessGone(error: unknown): void {
  if (!(error instanceof Gone)) throw error;
}

export const tellingWorkers = (
  site: Site,
): Readonly<Record<Extract<JobKind, 'tell' | 'mail' | 'push' | 'webhook'>, Worker>> => ({
  tell: tellWorker(site),
  mail: mailWorker(site),
  push: pushWorker(site),
  webhook: hookWorker(site),
});
