import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { commandFolder } from './testing/command.ts';

/** The program of docs/bots.md, as somebody else would run it. */
const page = readFileSync(fileURLToPath(new URL('../../../docs/bots.md', import.meta.url)), 'utf8');
const program = /^```js own-bot\.mjs\n(.*?)^```$/ms.exec(page)?.[1] ?? '';
const bin = fileURLToPath(new URL('../bin/roundhouse.mjs', import.meta.url));

const { roundhouse, write, file, remove } = commandFolder();
afterAll(remove);

test('a program of somebody else plays through the command', { timeout: 60_000 }, () => {
  write('own-bot.mjs', program);
  write('game.json', roundhouse('new', '1882', '--players', 'Ann,Bob', '--seed', '7').stdout);
  const told = execFileSync(process.execPath, [file('own-bot.mjs'), file('game.json'), '4'], {
    encoding: 'utf8',
    env: { ...process.env, ROUNDHOUSE: `${process.execPath} ${bin}` },
  });
  expect(told.trim().split('\n')).toEqual(['p1 take', 'p2 take', 'p1 take', 'p2 take']);
  expect(roundhouse('legal', 'game.json', '--json').json()).toMatchObject({ round: 'Auction' });
});

test('hints: three moves of whoever has to act, each with a reason', () => {
  write('fresh.json', roundhouse('new', '1882', '--players', 'Ann,Bob', '--seed', '7').stdout);
  const { hints } = Object(roundhouse('hint', 'fresh.json', '--json').json());
  expect(hints).toHaveLength(3);
  for (const { action, why } of hints) {
    expect(action.player).toBe('p1');
    expect(why).toMatch(/\.$/);
  }
});
