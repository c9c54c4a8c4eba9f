import { expect, test } from 'vitest';
import { fileName } from './export.ts';

test('a file is named after title, players and day', () => {
  const record = {
    format: 'roundhouse-1',
    title: '1882',
    options: {},
    seed: 1,
    forcedPasses: 'automatic',
    actions: [],
    players: [
      { id: 'a', name: 'Ann Ä.' },
      { id: 'b', name: 'Bob/..' },
    ],
  } as const;
  expect(fileName(record, new Date('2026-01-02T03:04:05Z'))).toBe('1882-AnnÄ-Bob-2026-01-02.json');
});
