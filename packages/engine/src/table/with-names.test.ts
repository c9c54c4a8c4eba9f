import { expect, test } from 'vitest';
import { countingParts, countingRecord, opened } from '../testing/counting-table.ts';
import { packTitle } from './table.ts';
import { withNames } from './with-names.ts';

const title = packTitle(countingParts);
const record = countingRecord([1, 1]);
const snapshot = opened(title, record).snapshot();
const players = record.players.map(({ id }, seat) => ({ id, name: `Other ${seat}` }));

test('a game goes on from a position under other names', () => {
  const renamed = withNames(snapshot, players);
  expect(JSON.stringify(renamed)).not.toContain(`"${record.players[0]?.name}"`);
  const resumed = title.resume({ ...record, players }, renamed);
  expect('error' in resumed ? resumed.error : resumed.now.count).toBe(2);
});

test('whoever is not named keeps their name, and what is no state stays what it is', () => {
  expect(withNames(snapshot, [])).toEqual(snapshot);
  expect(withNames({ ...snapshot, state: null }, players)).toMatchObject({ state: null });
});
