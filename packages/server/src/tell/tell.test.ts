import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someUser } from '../testing/client.ts';
import { startTestServer, TestClock, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { isPublicAddress, publicAddressOf } from './addresses.ts';

/** Somebody who is told: keeps what comes, and answers as the test wants. */
class Receiver {
  readonly got: { path: string; body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  status = 200;
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      this.got.push({
        path: request.url ?? '',
        body: Buffer.concat(chunks).toString('latin1'),
        headers: request.headers,
      });
      response.writeHead(this.status).end();
    });
  });
  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

onEachStorage((fresh) => {
  let server: TestServer;
  const clock = new TestClock();
  const receiver = new Receiver();
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  let home: string;

  beforeAll(async () => {
    home = await receiver.start();
    await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
    const { port } = smtp.server.address() as AddressInfo;
    server = await startTestServer(
      await fresh(),
      {
        ROUNDHOUSE_ALLOW_PRIVATE_ADDRESSES: 'yes',
        ROUNDHOUSE_SMTP_URL: `smtp://127.0.0.1:${port}`,
        ROUNDHOUSE_MAIL_FROM: 'Roundhouse <rh@example.org>',
      },
      clock,
    );
  });
  afterAll(async () => {
    await server.stop();
    receiver.stop();
    await new Promise<void>((done) => smtp.close(() => done()));
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

  test('whoever has to answer somebody is told so', async () => {
    const [eve, fay] = [await someUser(server.url, 'Eve'), await someUser(server.url, 'Fay')];
    const hook = { url: `${home}/offers`, shape: 'slack' } as const;
    await fay.ok('setNotifications', { body: { webhook: { on: true, wait: 0 }, hook } });
    const { id: table } = await eve.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', name: 'Morning' },
    });
    await fay.ok('join', { params: { table }, body: {} });
    const action = { type: 'propose-end', player: 'p1' };
    await eve.ok('move', { params: { table }, body: { after: 0, key: 'one key only', action } });
    const told = () => receiver.got.find(({ path }) => path === '/offers');
    await until(() => told() !== undefined);
    expect(JSON.parse(told()?.body ?? '')).toEqual({
      text: expect.stringMatching(/^You are asked to end the game here: Morning\nhttp\S+#\/table\/\w+$/),
    });
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

  test('a forgotten password is set anew through e-mail, once', async () => {
    const dan = await someUser(server.url, 'Dan');
    await dan.ok('changeMe', { body: { email: 'dan@example.org' } });
    const before = mails.length;
    await dan.ok('askReset', { body: { name: 'dan' } });
    await until(() => mails.length > before);
    const text = mails.at(-1)?.replaceAll('=\r\n', '') ?? '';
    const token = /#\/reset\/([\w-]+)/.exec(text)?.[1] ?? '';
    await dan.ok('useReset', { body: { token, password: 'a new password' } });
    expect((await dan.call('useReset', { body: { token, password: 'another one' } })).status).toBe(404);
    await dan.ok('signIn', { body: { name: 'Dan', password: 'a new password' } });
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
      '224.0.0.1',
      '255.255.255.255',
    ],
  ];
  test.each(PRIVATE)('%s', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  test('also where only one of several addresses of a name is private', async () => {
    const lookup = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    await expect(publicAddressOf('two.example', lookup)).rejects.toThrow('not on the public internet');
  });
});
