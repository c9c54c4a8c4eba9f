import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTitle, readRecord } from '@roundhouse/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someUser, type TestClient } from '../testing/client.ts';
import { TestStream } from '../testing/listen.ts';
import { openAs, playOn } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { commitmentOf, seedOf } from './chance.ts';
import { inForce } from './log.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-cheat-'));
  server = await startTestServer({ url: null, path: join(folder, 'roundhouse.db') });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a stream said up to the end of the game; the end itself tells the secret. */
const beforeTheEnd = (text: string): string =>
  text
    .split('\n\n')
    .filter((part) => !part.includes('"status":"finished"'))
    .join('\n\n');

test('a game is played to its end by clients that never hear the seed, the secret or another’s notes', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => someUser(server.url, name)));
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('Nobody came');
  const hidden = await ann.ok('newTable', { body: { title: '1882', seats: 2, visibility: 'link' } });
  const { id: table, commitment } = await ann.ok('newTable', { body: { title: '18royalgorge', seats: 2 } });
  await bob.ok('join', { params: { table }, body: {} });
  await ann.ok('setNotes', { params: { table }, body: { text: 'ann wants the steel company' } });
  const streams = await Promise.all([TestStream.open(bob), TestStream.open(eve, { watch: table })]);

  const players = await ann.ok('table', { params: { table }, query: {} });
  const clientOf = (player: string | undefined): TestClient =>
    players.seats.find((seat) => seat.player === player)?.person?.id === ann.id ? ann : bob;
  const game = await openAs(bob, table);
  const number = await playOn(game, table, clientOf, Number.POSITIVE_INFINITY, {
    async each(so) {
      // Whoever asks after the end is told the secret, and may be.
      if (so % 40 !== 0 || game.now.ended !== null) return;
      for (const one of [bob, eve]) {
        await one.ok('table', { params: { table }, query: {} });
        await one.ok('game', { params: { table }, query: {} });
        await one.ok('chat', { params: { table }, query: {} });
        await one.ok('lobby', { query: { status: 'running' } });
        await one.ok('gamesOf', { params: { id: ann.id } });
      }
      await bob.ok('notes', { params: { table } });
    },
  });
  await streams[0]?.until((m) => m.kind === 'entry' && m.entry.number === number);

  const { secret } = await server.site.storage.db
    .selectFrom('tables')
    .select('secret')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const heard = [...bob.heard, ...eve.heard, ...streams.map(({ text }) => beforeTheEnd(text))].join('\n');
  for (const word of [secret, String(seedOf(secret)), 'ann wants', hidden.id, '"recordedRevenue":true'])
    expect(heard.indexOf(word)).toBe(-1);
  expect(heard.search(/"random":[1-9]/)).toBe(-1);

  // Now anybody can check the shuffle.
  const over = await eve.ok('table', { params: { table }, query: {} });
  expect(over).toMatchObject({ status: 'finished', secret });
  expect(commitmentOf(over.secret ?? '')).toBe(commitment);
  const { record, log } = await eve.ok('game', { params: { table }, query: {} });
  expect(record.seed).toBe(seedOf(secret));
  const read = readRecord({ ...record, actions: inForce(log) });
  if ('error' in read) throw new Error(read.error);
  const proof = (await loadTitle('18royalgorge')).open(read);
  if ('error' in proof) throw new Error(proof.error);
  expect(proof.now.worth).toEqual(over.result);
  for (const stream of streams) stream.close();
});

test('options of the importer are refused', async () => {
  const ann = await someUser(server.url, 'Importer');
  const { status } = await ann.call('newTable', {
    body: { title: '1882', seats: 2, options: { recordedRevenue: true } },
  });
  expect(status).toBe(422);
});
