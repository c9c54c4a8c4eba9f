import { z } from 'zod';
import { homeOf } from '../config.ts';
import { CHANNELS } from '../contract/notifications.ts';
import type { Question, TableSummary } from '../contract/tables.ts';
import type { Job, JobKind, Worker } from '../jobs/queue.ts';
import type { Site } from '../site.ts';
import { questionsTo } from '../tables/questions.ts';
import { summariesFor } from '../tables/show.ts';
import { Gone } from './postman.ts';

/** What is said. */
const word = z.object({ subject: z.string(), text: z.string(), url: z.string() }).readonly();
type Word = z.infer<typeof word>;

/** What waits for somebody at this moment, and where: a turn, or an answer. Null if nothing does. */
async function wordFor(site: Site, user: string): Promise<Word | null> {
  const rows = await site.storage.db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .where('seats.user_id', '=', user)
    .where('status', '=', 'running')
    .execute();
  const tables = await summariesFor(site, user, rows);
  const asked = await questionsTo(site, user, tables);
  const waiting = tables.filter(({ id, myTurn }) => myTurn || asked.has(id));
  const [first] = waiting;
  if (first === undefined) return null;
  const what = ({ id, name, deadline, myTurn }: TableSummary): string => {
    const question = asked.get(id);
    const isLate = myTurn && deadline !== null && deadline < site.now();
    const said = question === undefined ? 'Your turn' : ASKED[question];
    return `${said}: ${name}${isLate ? ' (your time for this move is over)' : ''}`;
  };
  const linkTo = ({ id }: TableSummary): string => `${homeOf(site.config)}/#/table/${id}`;
  if (waiting.length === 1)
    return { subject: what(first), text: `${what(first)}\n${linkTo(first)}`, url: linkTo(first) };
  const subject = `${waiting.length} tables wait for you`;
  const home = homeOf(site.config);
  const lines = waiting.map((table) => `${what(table)} ${linkTo(table)}`);
  return { subject, text: [subject, ...shortened(lines, home)].join('\n'), url: home };
}

/** Rooms of chat programs refuse what is longer than 2000 letters. */
const LONGEST = 1700;

/** As many as there is room for; the rest is found at `more`. */
function shortened(lines: readonly string[], more: string): string[] {
  let length = 0;
  const fitting = lines.filter((line) => {
    length += line.length + 1;
    return length <= LONGEST;
  });
  const left = lines.length - fitting.length;
  return left === 0 ? fitting : [...fitting, `and ${left} more: ${more}`];
}

const ASKED: Readonly<Record<Question, string>> = {
  offer: 'An offer waits for your answer',
  end: 'You are asked to end the game here',
  undo: 'You are asked to take moves back',
  abandon: 'You are asked to abandon the game',
};

const telling = z.object({ user: z.string(), channel: z.enum(CHANNELS) });

/** Its time to be told in one way has come: leaves what is said to whoever brings it. */
const tellWorker =
  (site: Site): Worker =>
  async ({ content: whom }) => {
    const { db } = site.storage;
    const { user, channel } = telling.parse(whom);
    const { [channel]: wanted, hook } = await site.postman.settingsOf(db, user);
    if (!wanted.on || (!wanted.evenIfHere && (await site.hub.whoIsHere([user])).length > 0)) return;
    const said = await wordFor(site, user);
    if (said === null) return;
    const job = { kind: channel, dueAt: site.now() };
    switch (channel) {
      case 'mail':
        if (site.postman.canMail) await site.jobs.add(db, { ...job, subject: user, content: { ...said } });
        break;
      case 'webhook':
        if (hook !== null) await site.jobs.add(db, { ...job, subject: user, content: { ...said } });
        break;
      case 'push':
        for (const { endpoint } of await subscriptionsOf(site, user))
          await site.jobs.add(db, { ...job, subject: endpoint, content: { ...said, user } });
    }
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

/** What was left to be said; tried again, what is so by then, which may be nothing. */
const wordNow = async (site: Site, user: string, { attempts, content }: Job): Promise<Word | null> =>
  attempts > 1 ? wordFor(site, user) : word.parse(content);

const mailWorker =
  (site: Site): Worker =>
  async (job) => {
    const user = await site.storage.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', job.subject)
      .executeTakeFirst();
    const said = user?.email == null ? null : await wordNow(site, job.subject, job);
    if (user?.email == null || said === null) return;
    await site.postman.mail({ to: user.email, subject: said.subject, text: said.text });
  };

const hookWorker =
  (site: Site): Worker =>
  async (job) => {
    const { hook } = await site.postman.settingsOf(site.storage.db, job.subject);
    const said = hook === null ? null : await wordNow(site, job.subject, job);
    if (hook === null || said === null) return;
    await site.postman.hook(hook, said.text).catch(unlessGone);
  };

const pushWorker =
  (site: Site): Worker =>
  async (job) => {
    const { db } = site.storage;
    const target = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('endpoint', '=', job.subject)
      // Somebody else may have signed in with this browser.
      .where('user_id', '=', String(job.content.user))
      .executeTakeFirst();
    const said = target === undefined ? null : await wordNow(site, target.user_id, job);
    if (target === undefined || said === null) return;
    const text = JSON.stringify({ title: said.subject, body: '', url: said.url });
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
