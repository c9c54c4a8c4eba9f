import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { letterBox } from './letter-box.ts';
import { newPlayer, runningTable, signInAs } from './live-people.ts';
import { withServer } from './online.ts';

const site = withServer({ environment: { ROUNDHOUSE_ALLOW_PRIVATE_ADDRESSES: 'yes' }, whole: true });

/** A browser's keys for web push, and how it reads what was encrypted for them (RFC 8291). */
function browserKeys() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const part = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const shared = part(own.computeSecret(sender), auth, info, 32);
      const opener = createDecipheriv(
        'aes-128-gcm',
        part(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
        part(shared, salt, 'Content-Encoding: nonce\0', 12),
      );
      opener.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      // Behind the text stands a 2, and perhaps zeros.
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
    },
  };
}

test('a phone gets its push: the server tells a push service, and what it sent is shown and leads to the table', async () => {
  const [ann, bob] = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob')];
  // Where browsers get their messages from, played by this test.
  const service = await letterBox();
  const { keys, read } = browserKeys();
  await bob.ok('subscribe', { body: { endpoint: service.url, keys } });
  await bob.ok('setNotifications', { body: { push: { on: true, wait: 0 } } });
  const table = await runningTable([ann, bob]);
  await ann.ok('move', {
    params: { table },
    body: { after: 0, key: 'the first move', action: { type: 'pass', player: 'p1' } },
  });
  const told = read(await service.next());
  service.close();
  expect(JSON.parse(told)).toMatchObject({ url: expect.stringContaining(`/#/table/${table}`) });

  // The same message, as Bob's phone gets it.
  const page = await site.open({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  await page.context().grantPermissions(['notifications'], { origin: site.server.url });
  await signInAs(page, site.url, bob);
  await page.goto(site.url);
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: site.server.url,
    registrationId,
    data: told,
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, data }) => ({ title, url: data.url }));
    });
  await expect.poll(async () => (await shown()).length).toBe(1);
  expect(await shown()).toEqual([
    { title: expect.stringContaining('turn'), url: `${site.url}#/table/${table}` },
  ]);
});

test('a push is shown and knows its table, whatever address the server believes to have', async () => {
  const page = await site.open({ serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications'], { origin: new URL(site.url).origin });
  await page.goto(site.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(site.url).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Your turn: A', body: '', url: 'http://elsewhere.example/#/table/abc123' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, data }) => [title, data.url]);
    });
  await expect.poll(shown).toEqual([['Your turn: A', `${site.url}#/table/abc123`]]);
});
