import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { someGuest } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onSqlite } from '../testing/storages.ts';

type Guest = Awaited<ReturnType<typeof someGuest>>;
const key = () => Math.random().toString(36).slice(2).padEnd(10, '0');

onSqlite((fresh) => {
  let server: TestServer;
  let ann: Guest;
  let bob: Guest;
  let cid: Guest;
  let table: string;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
    [ann, bob, cid] = [await someGuest(server.url), await someGuest(server.url), await someGuest(server.url)];
  });
  afterAll(() => server.stop());

  async function begin(more: { undo?: 'never'; timing?: { perMove: number } } = {}): Promise<void> {
    const body = { title: '1882', seats: 3, seating: 'joined', ...more } as const;
    table = (await ann.ok('newTable', { body })).id;
    for (const other of [bob, cid]) await other.ok('join', { params: { table }, body: {} });
  }
  beforeEach(() => begin());

  const move = (who: Guest, player: string, after: number) =>
    who.call('move', { params: { table }, body: { after, key: key(), action: { type: 'pass', player } } });
  const propose = async (who: Guest, body: { kind: 'undo'; to: number } | { kind: 'abandon' }) => {
    const { proposals } = await who.ok('propose', { params: { table }, body });
    return proposals.find(({ kind }) => kind === body.kind)?.id ?? '';
  };
  const answer = (who: Guest, id: string, agree: boolean) =>
    who.call('answer', { params: { table, id }, body: { agree } });
  const read = async () => {
    const { proposals, status, endReason } = await ann.ok('table', { params: { table }, query: {} });
    const { log, standing } = await ann.ok('log', { params: { table }, query: {} });
    return { kinds: proposals.map(({ kind }) => kind), status, endReason, log, standing };
  };

  describe('taking back by agreement', () => {
    beforeEach(async () => {
      await move(ann, 'p1', 0);
      await move(bob, 'p2', 1);
    });

    test('needs everybody who plays, and is an entry of the log', async () => {
      const id = await propose(ann, { kind: 'undo', to: 1 });
      await answer(bob, id, true);
      expect(await read()).toMatchObject({ kinds: ['undo'], standing: { number: 2, count: 2 } });
      await answer(cid, id, true);
      const { kinds, log, standing } = await read();
      expect(kinds).toEqual([]);
      expect(log[2]).toMatchObject({ kind: 'undo', to: 1, player: 'p1', by: 'agreement' });
      expect(standing).toMatchObject({ number: 3, count: 1, acting: ['p2'] });
    });

    test('is off as soon as one says no', async () => {
      const id = await propose(ann, { kind: 'undo', to: 0 });
      await answer(bob, id, false);
      expect((await answer(cid, id, true)).status).toBe(404);
      expect(await read()).toMatchObject({ kinds: [], standing: { count: 2 } });
    });

    test('is refused by name; who asked and thinks better of it says nothing', async () => {
      const said = async () =>
        (await ann.ok('chat', { params: { table }, query: {} })).lines.map(({ by, text }) => [by.id, text]);
      await answer(ann, await propose(ann, { kind: 'undo', to: 0 }), false);
      expect(await said()).toEqual([]);
      await answer(bob, await propose(ann, { kind: 'undo', to: 0 }), false);
      await answer(cid, await propose(ann, { kind: 'abandon' }), false);
      expect(await said()).toEqual([
        [bob.id, 'I do not agree to take that back.'],
        [cid.id, 'I do not agree to abandon the game.'],
      ]);
    });

    test('is refused once, though what was written with it has to be written again', async () => {
      const id = await propose(ann, { kind: 'undo', to: 0 });
      const { committer } = server.site.games;
      const commit = committer.commit.bind(committer);
      // What comes up in the same moment fails and takes the answer along; then each is done again for itself.
      vi.spyOn(committer, 'commit').mockImplementationOnce((work) => {
        const done = commit(work);
        commit(() => Promise.reject(new Error('No'))).catch(() => undefined);
        return done;
      });
      await answer(bob, id, false);
      const { lines } = await ann.ok('chat', { params: { table }, query: {} });
      expect(lines.map(({ text }) => text)).toEqual(['I do not agree to take that back.']);
    });

    test('is void once the game has gone on', async () => {
      const id = await propose(ann, { kind: 'undo', to: 0 });
      await answer(bob, id, true);
      await move(cid, 'p3', 2);
      expect((await answer(cid, id, true)).status).toBe(404);
      expect(await read()).toMatchObject({ kinds: [], standing: { count: 3 } });
    });

    test('asked anew takes the place of what was asked before; another question stands beside it', async () => {
      const first = await propose(ann, { kind: 'undo', to: 0 });
      await propose(bob, { kind: 'abandon' });
      const second = await propose(bob, { kind: 'undo', to: 1 });
      expect((await answer(cid, first, true)).status).toBe(404);
      expect((await read()).kinds.sort()).toEqual(['abandon', 'undo']);
      await answer(ann, second, true);
      await answer(cid, second, true);
      expect((await read()).standing.count).toBe(1);
    });

    test('does not wait for those for whom a bot plays', async () => {
      await bob.ok('standIn', { params: { table }, body: { bot: 'random' } });
      const id = await propose(ann, { kind: 'undo', to: 0 });
      await answer(cid, id, true);
      expect((await read()).standing.count).toBe(0);
    });

    test('forgets what others have left to be done', async () => {
      await bob.ok('setPlan', { params: { table }, body: { pass: true, until: 'never' } });
      const id = await propose(ann, { kind: 'undo', to: 1 });
      for (const other of [bob, cid]) await answer(other, id, true);
      expect((await read()).standing).toMatchObject({ count: 1, acting: ['p2'] });
      expect((await bob.ok('plan', { params: { table } })).pass).toBe(false);
    });
  });

  test('abandoning ends the game for good, and nobody is late any more', async () => {
    await begin({ timing: { perMove: 60 } });
    const late = () =>
      server.site.storage.db.selectFrom('jobs').select('id').where('subject', '=', table).execute();
    expect(await late()).toHaveLength(1);
    const id = await propose(cid, { kind: 'abandon' });
    for (const other of [ann, bob]) await answer(other, id, true);
    expect(await read()).toMatchObject({ kinds: [], status: 'abandoned', endReason: 'agreement' });
    expect(await late()).toEqual([]);
    expect((await move(ann, 'p1', 0)).body).toMatchObject({ code: 'not-running' });
  });

  test('to abandon is asked until it is answered, whatever is played meanwhile', async () => {
    const id = await propose(cid, { kind: 'abandon' });
    await answer(ann, id, true);
    await move(ann, 'p1', 0);
    expect(await read()).toMatchObject({ kinds: ['abandon'], status: 'running' });
    const { items } = await bob.ok('myTables');
    expect(items.find((one) => one.id === table)?.asked).toBe('abandon');
    await answer(bob, id, true);
    expect(await read()).toMatchObject({ kinds: [], status: 'abandoned' });
  });

  test('to abandon may be withdrawn', async () => {
    const id = await propose(cid, { kind: 'abandon' });
    await move(ann, 'p1', 0);
    await answer(cid, id, false);
    expect(await read()).toMatchObject({ kinds: [], status: 'running' });
  });

  test.each([
    [
      'gives the seat to a bot',
      (who: Guest) => who.ok('standIn', { params: { table }, body: { bot: 'random' } }),
    ],
    ['leaves for good', (who: Guest) => who.ok('deleteMe', { body: {} })],
  ])('the game is abandoned when the last who has not answered %s', async (_, go) => {
    const dan = await someGuest(server.url);
    table = (await ann.ok('newTable', { body: { title: '1882', seats: 3, seating: 'joined' } })).id;
    for (const other of [dan, cid]) await other.ok('join', { params: { table }, body: {} });
    const id = await propose(cid, { kind: 'abandon' });
    await answer(ann, id, true);
    await go(dan);
    expect(await read()).toMatchObject({ kinds: [], status: 'abandoned', endReason: 'agreement' });
  });

  test('whoever plays with bots alone asks nobody', async () => {
    const body = { title: '1882', seats: 2, bots: ['random'] };
    table = (await ann.ok('newTable', { body })).id;
    await propose(ann, { kind: 'abandon' });
    expect((await read()).status).toBe('abandoned');
  });

  test('what cannot be asked', async () => {
    const refused = async (who: Guest, body: { kind: 'undo'; to: number } | { kind: 'abandon' }) => {
      const reply = await who.call('propose', { params: { table }, body });
      return [reply.status, reply.body.code];
    };
    expect(await refused(ann, { kind: 'undo', to: 0 })).toEqual([422, 'nothing-to-undo']);
    expect(await refused(await someGuest(server.url), { kind: 'abandon' })).toEqual([403, 'no-seat']);
    await begin({ undo: 'never' });
    await move(ann, 'p1', 0);
    expect(await refused(ann, { kind: 'undo', to: 0 })).toEqual([403, 'undo-never']);
    table = (await ann.ok('newTable', { body: { title: '1882', seats: 3 } })).id;
    expect(await refused(ann, { kind: 'abandon' })).toEqual([409, 'not-running']);
  });
});
