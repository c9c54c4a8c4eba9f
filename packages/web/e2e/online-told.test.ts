import { createECDH, randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { letterBox } from './letter-box.ts';
import { newPlayer, signInAs } from './live-people.ts';
import { signIn, signUp, withServer } from './online.ts';

const mails: string[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      mails.push(
        Buffer.concat(chunks)
          .toString()
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      );
      done();
    });
  },
});
await new Promise<void>((ready) => post.listen(0, '127.0.0.1', ready));
afterAll(() => new Promise<void>((done) => post.close(() => done())));

/** Mails say where the site is, so that is known before it starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
const port = await freePort();

const online = withServer({
  environment: {
    ROUNDHOUSE_SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
    ROUNDHOUSE_MAIL_FROM: 'table@roundhouse.example',
    ROUNDHOUSE_PORT: String(port),
    ROUNDHOUSE_PUBLIC_URL: `http://127.0.0.1:${port}`,
    ROUNDHOUSE_ALLOW_PRIVATE_ADDRESSES: 'yes',
  },
  // Whoever has a new password is signed out once.
  expected: /401 \(Unauthorized\)/,
});

test('a forgotten password is set anew by a link that comes by e-mail', async () => {
  const page = await online.open();
  await page.goto(online.url);
  await signUp(page, 'Ann');
  await page.goto(`${online.url}#/account`);
  const profile = page.getByRole('region', { name: 'Name and e-mail' });
  await profile.getByLabel('E-mail').fill('ann@roundhouse.example');
  await profile.getByRole('button', { name: 'Save', exact: true }).click();
  await profile.getByText('Saved.').waitFor();

  const other = await online.open();
  await other.goto(`${online.url}#/reset`);
  mails.length = 0;
  await other.getByLabel('Name of the account').fill('Ann');
  await other.getByRole('button', { name: 'Send the link' }).click();
  await other.getByText('the link is on its way').waitFor();
  await expect.poll(() => mails.length).toBe(1);
  const token = /#\/reset\/([\w-]+)/.exec(mails[0] ?? '')?.[1] ?? '';
  await other.goto(`${online.url}#/reset/${token}`);
  await other.getByLabel('New password').fill('battery staple');
  await other.getByRole('button', { name: 'Set the password' }).click();
  await other.getByText('The new password is set').waitFor();
  await other.goto(online.url);
  await signIn(other, 'Ann', 'battery staple');
  // The browser that was signed in no longer is.
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
});

test('a webhook is given, tried and kept; e-mail too', async () => {
  const box = await letterBox();
  const ann = await newPlayer(online, 'Ann');
  await ann.ok('changeMe', { body: { email: 'ann@roundhouse.example' } });
  const page = await online.open();
  await signInAs(page, online.url, ann);
  await page.goto(`${online.url}#/account`);
  const told = page.getByRole('region', { name: 'Turn notifications' });
  await told.getByLabel('Webhook (Discord, Slack or another)', { exact: true }).check();
  const test = told.getByRole('button', { name: 'Webhook (Discord, Slack or another): send a test' });
  await test.click();
  // What is wrong stands at the field, until something else is typed; what is typed is tried as it is.
  await told.getByText('Type the address first.').waitFor();
  await told.getByLabel('Address').fill(box.url);
  expect(await told.getByText('Type the address first.').count()).toBe(0);
  await told.getByLabel('Service').selectOption('Discord');
  await test.click();
  await expect
    .poll(async () => (await ann.ok('notifications')).hook)
    .toEqual({ url: box.url, shape: 'discord' });
  expect(JSON.parse((await box.next()).toString())).toMatchObject({ content: expect.any(String) });
  box.close();

  mails.length = 0;
  await told.getByLabel('E-mail', { exact: true }).check();
  await told.getByRole('button', { name: 'E-mail: send a test' }).click();
  await expect.poll(() => mails.length).toBe(1);
  await told.getByLabel('E-mail: when it is sent').selectOption('after an hour');
  await expect.poll(async () => (await ann.ok('notifications')).mail).toMatchObject({ on: true, wait: 3600 });
  await page.reload();
  await expect.poll(() => told.getByLabel('Address').inputValue()).toBe(box.url);
});

test('a browser is told by web push as soon as it is asked for, tried, and told no more', async () => {
  const box = await letterBox();
  const own = createECDH('prime256v1');
  own.generateKeys();
  const keys = { p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const ann = await newPlayer(online, 'Ann');
  const page = await online.open({ serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications'], { origin: online.server.url });
  // A browser under test has no push service: this is what one would give.
  await page.context().addInitScript(
    ({ endpoint, keys: given }) => {
      let subscription: unknown = null;
      const made = {
        endpoint,
        toJSON: () => ({ endpoint, keys: given }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription,
        subscribe: async () => {
          subscription = made;
          return made;
        },
      });
      // A headless browser allows nothing by asking.
      Notification.requestPermission = async () => 'granted';
    },
    { endpoint: box.url, keys },
  );
  await signInAs(page, online.url, ann);
  await page.goto(online.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(`${online.url}#/account`);
  const told = page.getByRole('region', { name: 'Turn notifications' });
  // The tick comes when the browser and the server have agreed.
  await told.getByLabel('Web push', { exact: true }).click();
  await told.getByText('This browser gets notifications. One browser in all.').waitFor();
  await told.getByRole('button', { name: 'Web push: send a test' }).click();
  expect((await box.next()).length).toBeGreaterThan(100);
  await told.getByRole('button', { name: 'Turn off here' }).click();
  await told.getByText('This browser gets no notifications.').waitFor();
  expect((await ann.ok('notifications')).subscriptions).toBe(0);
  box.close();
});
