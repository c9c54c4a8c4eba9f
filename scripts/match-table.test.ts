import { expect, test } from 'vitest';
import {
  botsOf,
  MATCHES,
  type MatchGame,
  pageWith,
  readPage,
  readPlayed,
  rowOf,
  sourcesOf,
  tableOf,
} from './match-table.ts';

const [duel] = MATCHES.filter(({ title, bots }) => title === 'railroadbarons' && bots[0] === 'strong');
const GAMES: MatchGame[] = [
  [1, 900, 300, 'bank'],
  [0.5, 700, 310, 'bank'],
  [0, 200, 320, 'bankruptcy'],
  [1, 1000, 330, 'bank'],
];

test('a row has the share of victories with its interval, what was asked, and how games ended', () => {
  if (duel === undefined) throw new Error('no such match');
  expect(rowOf(duel, GAMES)).toBe(
    '| railroadbarons | strong – steady | 4 | 63% | 22%–91% | 80% | 700 | 315 | bank 3, bankruptcy 1 |',
  );
});

test('games of other bots than those of today are marked as such', () => {
  const all = { 'railroadbarons: strong – steady': { bots: 'then', games: GAMES } };
  expect(tableOf(all, () => 'then')[2]).toContain('| 4 |');
  expect(tableOf(all, () => 'now')[2]).toContain('| 4, of older bots |');
});

test('what a bot does not ask decides nothing of how it plays', () => {
  const sources = sourcesOf({ title: '1889', bots: ['novice', 'random'] });
  expect(sources).toEqual(
    expect.arrayContaining(['novice.ts', 'random.ts', 'titles/1889.ts', 'general/track.ts']),
  );
  for (const other of ['steady.ts', 'general/project.ts', 'titles/1882.ts'])
    expect(sources).not.toContain(other);
  expect(sourcesOf({ title: '1889', bots: ['steady', 'novice'] })).toContain('general/project.ts');
});

test('docs/bots.md shows the games of docs/matches.json', () => {
  expect(readPage()).toBe(pageWith(readPage(), tableOf(readPlayed(), botsOf)));
});
