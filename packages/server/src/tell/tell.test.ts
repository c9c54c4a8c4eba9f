import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { someGuest, someUser, TestClient } from '../testing/client.ts';
import { TestStream } from '../testing/listen.ts';
import { Receiver } from '../testing/receiver.ts';
import { tableBefore } from '../testing/recorded.ts';
import { startTestServer, TestClock, type TestServer } from '../testing/server.ts';
import { onEachStorage, onSqlite } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { isPublicAddress, publicAddressOf } from './addresses.ts';
import { Postman } from './postman.ts';

onEachStorage((fresh) => {
  let server: TestServer;
  const clock = new TestClock();
  const receiver = new Receiver();
  const { mails } = receiver;
  let home: string;

  beforeAll(async () => {
    const there = await receiver.start();
    home = there.home;
    server = await startTestServer(await fresh(), there.environment, clock);
  });
  afterAll(async () => {
    await server.stop();
    await receiver.stop();
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('"your turn" comes by webhook, mail and web push, once each, though the first attempt fails', async () => {
    const [ann, bob] = [await someUser(server.url, 'Ann'), await someUser(server.url, 'Bob')];
    await bob.ok('changeMe', { body: { email: 'bob@example.org' } });
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    await bob.ok('subscribe', { body: { endpoint: `${home}/push`, keys } });
    const on = { on: true, wait: 0 };
    await bob.ok('setNotifications', {
      body: { push: on, mail: on, webhook: on, hook: { url: `${home}/hook`, shape: 'discord' } },
    });
    const { id: table } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', name: 'Evening' },
    });
    await bob.ok('join', { params: { table }, body: {} });
    receiver.status = 500;
    await ann.ok('move', {
      params: { table },
      body: { after: 0, key: 'one key only', action: { type: 'pass', player: 'p1' } },
    });
    await until(() => receiver.got.length >= 2 && mails.length === 1);
    expect(mails[0]).toContain('Your turn: Evening');
    receiver.status = 200;
    receiver.got.length = 0;
    clock.pass(60);
    server.site.jobs.wake();
    await until(() => receiver.got.length === 2);
    const hook = receiver.got.find(({ path }) => path === '/hook');
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({
      content: expect.stringContaining(`#/table/${table}`),
    });
    const push = receiver.got.find(({ path }) => path === '/push');
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining('vapid'),
    });
    expect(push?.body).not.toContain('Evening');
    expect(mails).toHaveLength(1);
  });

  /** Time goes by, and whatever is due has been done. */
  async function pass(seconds: number): Promise<void> {
    clock.pass(seconds);
    server.site.jobs.wake();
    const { db } = server.site.storage;
    const due = () => db.selectFrom('jobs').select('id').where('due_at', '<=', clock.now()).execute();
    await until(async () => (await due()).length === 0);
  }
  async function turnOf(other: TestClient, next: TestClient, name: string): Promise<string> {
    const { id: table } = await other.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', name },
    });
    await next.ok('join', { params: { table }, body: {} });
    const action = { type: 'pass', player: 'p1' };
    await other.ok('move', { params: { table }, body: { after: 0, key: 'one key only', action } });
    return table;
  }

  test('news is collected for so long and no longer, however often more comes', async () => {
    const [ivy, jim] = [await someGuest(server.url), await someGuest(server.url)];
    const hook = { url: `${home}/collected`, shape: 'plain' } as const;
    await jim.ok('setNotifications', { body: { webhook: { on: true, wait: 3600 }, hook } });
    const told = () => receiver.textsAt('/collected');
    await turnOf(ivy, jim, 'One');
    await pass(50 * 60);
    await turnOf(ivy, jim, 'Two');
    expect(told()).toEqual([]);
    await pass(11 * 60);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toMatch(/^2 tables wait for you\n/);
    await turnOf(ivy, jim, 'Three');
    await pass(50 * 60);
    expect(told()).toHaveLength(1);
    await pass(11 * 60);
    expect(told()).toHaveLength(2);
  });

  test('what could not be delivered is not told once it is past', async () => {
    const [lia, max] = [await someGuest(server.url), await someGuest(server.url)];
    const hook = { url: `${home}/past`, shape: 'plain' } as const;
    await max.ok('setNotifications', { body: { webhook: { on: true, wait: 0 }, hook } });
    receiver.status = 500;
    const table = await turnOf(lia, max, 'Past');
    await until(() => receiver.textsAt('/past').length === 1);
    const action = { type: 'pass', player: 'p2' };
    await max.ok('move', { params: { table }, body: { after: 1, key: 'one key only', action } });
    receiver.status = 200;
    await pass(60);
    expect(receiver.textsAt('/past')).toHaveLength(1);
  });

  test('each way has its own patience', async () => {
    const [kay, lea] = [await someGuest(server.url), await someUser(server.url, 'Lea')];
    await lea.ok('changeMe', { body: { email: 'lea@example.org' } });
    const hook = { url: `${home}/at-once`, shape: 'plain' } as const;
    const [mail, webhook] = [
      { on: true, wait: 7200 },
      { on: true, wait: 0 },
    ];
    await lea.ok('setNotifications', { body: { mail, webhook, hook } });
    await turnOf(kay, lea, 'Patience');
    await until(() => receiver.textsAt('/at-once').length === 1);
    const mailed = () => mails.filter((text) => text.includes('lea@example.org')).length;
    await pass(7000);
    expect(mailed()).toBe(0);
    await pass(300);
    expect([mailed(), receiver.textsAt('/at-once').length]).toEqual([1, 1]);
  });

  test.each([
    ['undo', 'You are asked to take moves back'],
    ['abandon', 'You are asked to abandon the game'],
  ] as const)('whoever is asked to %s is told, also while it is the turn of another', async (kind, words) => {
    const [mia, ned] = [await someGuest(server.url), await someGuest(server.url)];
    const table = await turnOf(ned, mia, 'Asked');
    const hook = { url: `${home}/asked-${kind}`, shape: 'plain' } as const;
    await ned.ok('setNotifications', { body: { webhook: { on: true, wait: 0 }, hook } });
    const body = kind === 'undo' ? { kind, to: 0 } : { kind };
    await mia.ok('propose', { params: { table }, body });
    await until(() => receiver.textsAt(`/asked-${kind}`).length === 1);
    expect(receiver.textsAt(`/asked-${kind}`)[0]).toMatch(new RegExp(`^${words}: Asked\n`));
  });

  test.each([
    ['propose-end', 'You are asked to end the game here'],
    ['private', 'An offer waits for your answer'],
  ])('whoever has to answer %s is told so', async (type, words) => {
    const [eve, fay] = [await someGuest(server.url), await someGuest(server.url)];
    const found = await tableBefore([eve, fay], (next) => next.type === 'private');
    const { table, maker, next } = found;
    const hook = { url: `${home}/${type}`, shape: 'slack' } as const;
    await next.ok('setNotifications', { body: { webhook: { on: true, wait: 0 }, hook } });
    const action = type === 'private' ? found.action : { type, player: found.action.player };
    const { number: after } = (await maker.ok('log', { params: { table }, query: {} })).standing;
    await maker.ok('move', { params: { table }, body: { after, key: 'one key only', action } });
    const told = () => receiver.textsAt(`/${type}`)[0];
    await until(() => told() !== undefined);
    const { name } = await next.ok('table', { params: { table }, query: {} });
    expect(told()).toMatch(new RegExp(`^${words}: ${name}\nhttp\\S+#/table/${table}$`));
  });

  test('while a page is open one is told only in the ways that are on also then', async () => {
    const [gus, hal] = [await someUser(server.url, 'Gus'), await someGuest(server.url)];
    await gus.ok('changeMe', { body: { email: 'gus@example.org' } });
    const always = { on: true, wait: 0, evenIfHere: true };
    const hook = { url: `${home}/open-page`, shape: 'plain' } as const;
    await gus.ok('setNotifications', { body: { mail: { on: true, wait: 0 }, webhook: always, hook } });
    const page = await TestStream.open(gus);
    const { id: table } = await gus.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
    await hal.ok('join', { params: { table }, body: {} });
    await until(() => receiver.textsAt('/open-page').length === 1);
    const { db } = server.site.storage;
    const waiting = () => db.selectFrom('jobs').select('id').where('subject', '=', gus.id).execute();
    await until(async () => (await waiting()).length === 0);
    expect(mails.filter((mail) => mail.includes('gus@example.org'))).toEqual([]);
    page.close();
  });

  test('a browser that is gone is not told again', async () => {
    const cid = await someUser(server.url, 'Cid');
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    await cid.ok('subscribe', { body: { endpoint: `${home}/gone`, keys } });
    await cid.ok('setNotifications', { body: { push: { on: true, wait: 0 } } });
    const { id: table } = await cid.ok('newTable', {
      body: { title: '1882', seats: 2, bots: ['random'], seating: 'joined' },
    });
    receiver.status = 410;
    await cid.ok('standIn', { params: { table }, body: { bot: null } });
    await cid.ok('move', {
      params: { table },
      body: { after: 0, key: 'one key only', action: { type: 'pass', player: 'p1' } },
    });
    await until(() => receiver.got.some(({ path }) => path === '/gone'));
    const left = () =>
      server.site.storage.db
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('user_id', '=', cid.id)
        .execute();
    await until(async () => (await left()).length === 0);
    receiver.status = 200;
  });

  test.each([
    ['slack', { text: expect.stringContaining('&lt;!channel&gt; &amp; @everyone') }],
    ['discord', { content: expect.stringContaining('<!channel>'), allowed_mentions: { parse: [] } }],
    ['plain', { text: expect.stringContaining('<!channel> & @everyone') }],
  ] as const)('in a room of the kind %s nobody is called up by the name of a table', async (shape, sent) => {
    const kim = await someGuest(server.url);
    const path = `/name-${shape}`;
    const hook = { url: `${home}${path}`, shape };
    await kim.ok('setNotifications', { body: { webhook: { on: true, wait: 0 }, hook } });
    await kim.ok('newTable', {
      body: { title: '1882', seats: 2, bots: ['random'], seating: 'joined', name: '<!channel> & @everyone' },
    });
    await until(() => receiver.got.some((one) => one.path === path));
    const got = receiver.got.find((one) => one.path === path);
    expect(JSON.parse(got?.body ?? '')).toMatchObject(sent);
  });

  test('however many tables wait, what is said is short enough for a room of Discord', async () => {
    const lou = await someGuest(server.url);
    const hook = { url: `${home}/many`, shape: 'discord' } as const;
    await lou.ok('setNotifications', { body: { webhook: { on: true, wait: 3600 }, hook } });
    for (let n = 10; n < 40; n++)
      await lou.ok('newTable', {
        body: { title: '1882', seats: 2, bots: ['random'], seating: 'joined', name: `${n}`.repeat(30) },
      });
    await pass(3700);
    const { content } = JSON.parse(receiver.got.find(({ path }) => path === '/many')?.body ?? '{}');
    expect(content.length).toBeLessThan(2000);
    expect(content).toMatch(/^30 tables wait for you\n/);
    const lines: string[] = content.split('\n').slice(1, -1);
    expect(content).toMatch(new RegExp(`\nand ${30 - lines.length} more: http\\S+$`));
  });

  test('whoever signs in with the browser of another is not told of the turns of that other', async () => {
    const [ned, oda] = [await someGuest(server.url), await someGuest(server.url)];
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const endpoint = `${home}/shared`;
    const { db } = server.site.storage;
    const word = (user: string) => ({ subject: 'Your turn', text: 'Your turn', url: home, user });
    for (const one of [ned, oda]) await one.ok('subscribe', { body: { endpoint, keys } });
    const told = () => receiver.got.filter(({ path }) => path === '/shared').length;
    for (const [one, times] of [
      [ned, 0],
      [oda, 1],
    ] as const) {
      const job = { kind: 'push', subject: endpoint, dueAt: clock.now(), content: word(one.id) } as const;
      await server.site.jobs.add(db, job);
      await pass(1);
      expect(told()).toBe(times);
    }
  });

  test('a test that cannot be mailed tells nobody where the mail server is', async () => {
    const lea = await someGuest(server.url);
    await lea.ok('changeMe', { body: { email: 'lea@example.org' } });
    vi.spyOn(server.site.postman, 'mail').mockRejectedValueOnce(
      new Error('connect ECONNREFUSED 10.0.0.7:25'),
    );
    const { ok, message } = await lea.ok('testNotification', { body: { channel: 'mail' } });
    expect([ok, message]).toEqual([false, expect.stringContaining('did not take it')]);
    expect(message).not.toContain('10.0.0.7');
  });

  test('an address is mailed so often in an hour and no more, whoever has given it; what is left comes later', async () => {
    const [mallory, trudy] = [await someUser(server.url, 'Mallory'), await someGuest(server.url)];
    for (const one of [mallory, trudy]) {
      await one.ok('changeMe', { body: { email: 'victim@example.org' } });
      await one.ok('setNotifications', { body: { mail: { on: true, wait: 0 } } });
    }
    const { postman } = server.site;
    const mailed = () => mails.filter((text) => text.includes('ictim@example.org')).length;
    for (let n = 0; n < 29; n++)
      await postman.mail({ to: 'Victim@example.org', subject: 'Spam', text: 'Spam' });
    const before = mailed();
    await turnOf(trudy, mallory, 'One');
    await pass(1);
    await turnOf(mallory, trudy, 'Two');
    await pass(1);
    expect(mailed()).toBe(before + 1);
    const { ok, message } = await trudy.ok('testNotification', { body: { channel: 'mail' } });
    expect([ok, message]).toEqual([false, 'That address has been sent enough for now.']);
    // One for each of the two who gave it.
    await pass(3600);
    expect(mailed()).toBe(before + 3);
  });

  test('of more than ten browsers the one that signed up first makes room, and one that signs up again none', async () => {
    const mia = await someGuest(server.url);
    const subscribe = async (name: string) => {
      clock.pass(1);
      await mia.ok('subscribe', { body: { endpoint: `${home}/${name}`, keys: { p256dh: 'x', auth: 'y' } } });
    };
    // Not in the order of their addresses.
    const names = Array.from({ length: 10 }, (_, n) => `browser-${9 - n}`);
    for (const name of [...names, 'browser-3']) await subscribe(name);
    const left = async () => {
      const rows = await server.site.storage.db
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('user_id', '=', mia.id)
        .execute();
      return rows.map(({ endpoint }) => endpoint.replace(`${home}/`, '')).sort();
    };
    expect(await left()).toEqual(names.toSorted());
    await subscribe('browser-x');
    expect(await left()).toEqual([...names.filter((name) => name !== 'browser-9'), 'browser-x'].sort());
  });

  describe('a forgotten password', () => {
    const withAddress = async (name: string) => {
      const user = await someUser(server.url, name);
      await user.ok('changeMe', { body: { email: 'someone@example.org' } });
      return user;
    };
    /** Asks, under whatever name of the site, and reads the mail. */
    const asked = async (name: string) => {
      const before = mails.length;
      await fetch(`${server.url}/api/v1/password-resets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'evil.example' },
        body: JSON.stringify({ name }),
      });
      await until(() => mails.length > before);
      return receiver.resetToken();
    };

    test('is set anew through e-mail, once, by a link to this site', async () => {
      const dan = await withAddress('Dan');
      const token = await asked('dan');
      expect(mails.at(-1)?.replaceAll('=\r\n', '')).toContain(`${server.url}/#/reset/`);
      await dan.ok('useReset', { body: { token, password: 'a new password' } });
      expect((await dan.call('useReset', { body: { token, password: 'another one' } })).status).toBe(404);
      await dan.ok('signIn', { body: { name: 'Dan', password: 'a new password' } });
    });

    test('an earlier link is worthless once the password has changed', async () => {
      const ida = await withAddress('Ida');
      const token = await asked('ida');
      await ida.ok('changePassword', { body: { old: 'correct horse', new: 'battery staple' } });
      expect((await ida.call('useReset', { body: { token, password: 'of a thief' } })).status).toBe(404);
      await ida.ok('signIn', { body: { name: 'Ida', password: 'battery staple' } });
    });

    test('an earlier link is worthless once the address has changed', async () => {
      const kit = await withAddress('Kit');
      const token = await asked('kit');
      await kit.ok('changeMe', { body: { email: 'kit@example.org' } });
      expect((await kit.call('useReset', { body: { token, password: 'of a thief' } })).status).toBe(404);
    });

    test('whoever asks while no mail gets out is answered as for a name that nobody has, and gets it later', async () => {
      await withAddress('Jon');
      const { db } = server.site.storage;
      const before = mails.length;
      const mail = vi.spyOn(server.site.postman, 'mail').mockRejectedValueOnce(new Error('ECONNREFUSED'));
      const stranger = new TestClient(server.url);
      for (const name of ['Jon', 'Nobody At All'])
        expect(await stranger.call('askReset', { body: { name } })).toMatchObject({ status: 202, body: {} });
      await until(() => mail.mock.calls.length === 1);
      const resets = () => db.selectFrom('jobs').select('failure').where('kind', '=', 'reset').execute();
      await until(async () => (await resets()).some(({ failure }) => failure !== null));
      expect(mails).toHaveLength(before);
      clock.pass(60);
      server.site.jobs.wake();
      await until(() => mails.length > before);
      const jobs = await db.selectFrom('jobs').select('content').execute();
      expect(JSON.stringify(jobs)).not.toContain(receiver.resetToken());
    });
  });

  test('keys for web push that could not be read are read the next time', async () => {
    const { db } = server.site.storage;
    const postman = new Postman(db, server.site.config, clock.now);
    vi.spyOn(db, 'insertInto').mockImplementationOnce(() => {
      throw new Error('the line is cut');
    });
    await expect(postman.pushKeys()).rejects.toThrow('the line is cut');
    expect(await postman.pushKeys()).toEqual(await server.site.postman.pushKeys());
    postman.close();
  });
});

onSqlite((fresh) => {
  test('addresses are looked up for one person so often and no more', async () => {
    const server = await startTestServer(await fresh());
    const pat = await someGuest(server.url);
    const hook = { url: 'http://127.0.0.1/', shape: 'plain' } as const;
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await pat.call('setNotifications', { body: { hook } })).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
    await server.stop();
  });
});

describe('addresses in the host’s own network are refused', () => {
  const PRIVATE = [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '::ffff:0:127.0.0.1',
      'fec0::1',
      '2002:7f00:1::',
      '224.0.0.1',
      '255.255.255.255',
    ],
  ];
  test.each(PRIVATE)('%s', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  test('also one of this computer that others reach too', () => {
    expect(isPublicAddress('1.1.1.1', ['127.0.0.1', '1.1.1.1'])).toBe(false);
  });
  test('also where only one of several addresses of a name is private', async () => {
    const lookup = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    await expect(publicAddressOf('two.example', lookup)).rejects.toThrow('not on the public internet');
  });
});
