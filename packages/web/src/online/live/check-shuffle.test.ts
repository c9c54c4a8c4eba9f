import { createHash, createHmac } from 'node:crypto';
import { newGame, withoutGenerator } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { loadTitle } from '../../contract.ts';
import { checkShuffle, seedOf } from './check-shuffle.ts';

const title = await loadTitle('18royalgorge');
const SECRET = 'a'.repeat(64);
const keyed = (text: string) => createHmac('sha256', SECRET).update(text).digest();
const SEED = keyed('seed').readUIntBE(0, 6);
const record = newGame({ title: '18royalgorge', players: ['Ann', 'Bob', 'Cid'], seed: SEED, options: {} });

function dealt(seed: number) {
  const table = title.open({ ...record, seed });
  if ('error' in table) throw new Error(table.error);
  return withoutGenerator(table.snapshot());
}

const person = (id: string) => ({ id, name: id, guest: false });
const people = ['ann111', 'bob222', 'cid333'].sort((a, b) =>
  keyed(`seat ${a}`).toString('hex') < keyed(`seat ${b}`).toString('hex') ? -1 : 1,
);
const details = {
  commitment: createHash('sha256').update(SECRET).digest('hex'),
  secret: SECRET,
  seating: 'drawn' as const,
  imported: false,
  seats: people.map((id, seat) => ({
    seat,
    player: `p${seat + 1}`,
    person: person(id),
    bot: null,
    standIn: null,
    holidayUntil: null,
    clock: null,
  })),
};

const wrong = (checks: readonly { readonly ok: boolean; readonly text: string }[]) =>
  checks.flatMap(({ ok, text }) => (ok ? [] : [text]));

test('the seed is the one that the server makes of the secret', async () => {
  expect(await seedOf(SECRET)).toBe(SEED);
});

test('an honest game stands every check', async () => {
  const checks = await checkShuffle(title, details, record, dealt(SEED));
  expect([checks.length, wrong(checks)]).toEqual([4, []]);
});

test('whoever has another name since has played the same game', async () => {
  const [first, ...others] = record.players;
  const players = [{ id: first?.id ?? '', name: 'Former player' }, ...others];
  expect(wrong(await checkShuffle(title, details, { ...record, players }, dealt(SEED)))).toEqual([]);
});

test('another secret, another seed, another deal and other seats are found', async () => {
  expect(wrong(await checkShuffle(title, { ...details, commitment: '00' }, record, dealt(SEED)))).toEqual([
    'The secret is the one whose hash was shown before the game.',
  ]);
  expect(wrong(await checkShuffle(title, details, { ...record, seed: SEED + 1 }, dealt(SEED)))).toEqual([
    'The seed of the game comes from this secret.',
    'Dealt anew from this seed, the first position is the one that was played.',
  ]);
  expect(wrong(await checkShuffle(title, details, record, dealt(SEED + 5)))).toEqual([
    'Dealt anew from this seed, the first position is the one that was played.',
  ]);
  const seats = [...details.seats].reverse();
  expect(wrong(await checkShuffle(title, { ...details, seats }, record, undefined))).toEqual([
    'The seats were drawn by this secret.',
  ]);
});

test('before the end there is nothing to check', async () => {
  expect((await checkShuffle(title, { ...details, secret: null }, record, undefined))[0]?.ok).toBe(false);
});
