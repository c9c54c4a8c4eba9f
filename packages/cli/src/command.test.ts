import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commandFolder } from './testing/command.ts';

const { file, roundhouse, withInput, remove } = commandFolder();

const gameSchema = z.object({
  format: z.string(),
  title: z.string(),
  options: z.object({}),
  seed: z.int(),
  players: z.array(z.object({ id: z.string(), name: z.string() })),
  actions: z.array(z.object({ type: z.string(), player: z.string() })),
});
const legalSchema = z.object({
  acting: z.array(z.string()),
  round: z.string(),
  step: z.string(),
  choices: z.array(
    z.object({
      action: z.object({ type: z.string(), player: z.string() }).loose(),
      range: z.object({ field: z.string(), min: z.int(), max: z.int(), step: z.int() }).optional(),
    }),
  ),
});

beforeAll(() => {
  // The first call builds the command where that is needed.
  writeFileSync(
    file('game.json'),
    roundhouse('new', '1882', '--players', 'Ann,Bob,Cid', '--seed', '7').stdout,
  );
}, 120_000);
afterAll(remove);

describe('contracts of --json', () => {
  test('titles lists every title with its players', () => {
    const titles = z
      .array(z.object({ id: z.string(), name: z.string() }).loose())
      .parse(roundhouse('titles', '--json').json());
    expect(titles.map(({ id }) => id)).toContain('1882');
  });

  test('new prints a game with the seats in the order given', () => {
    const game = gameSchema.parse(JSON.parse(readFileSync(file('game.json'), 'utf8')));
    expect(game).toMatchObject({ title: '1882', seed: 7, actions: [] });
    expect(game.players.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cid']);
  });

  test('each action of legal can be given to play as it is', () => {
    const legal = legalSchema.parse(roundhouse('legal', 'game.json', '--json').json());
    expect(legal).toMatchObject({ acting: ['p1'], round: 'Auction', step: 'auction' });
    for (const { action } of legal.choices.slice(0, 3)) {
      writeFileSync(file('action.json'), JSON.stringify(action));
      const played = roundhouse('play', 'game.json', 'action.json');
      expect(played.status).toBe(0);
      expect(gameSchema.parse(played.json()).actions).toHaveLength(1);
    }
  });

  test('play --out writes the game, and replay reads it', () => {
    const bid = '{"type":"bid","player":"p1","item":"P3","price":85}';
    expect(roundhouse('play', 'game.json', bid, '--out', 'next.json').status).toBe(0);
    expect(roundhouse('replay', 'next.json', '--json').json()).toEqual({
      title: '1882',
      finished: false,
      endReason: null,
      actions: 1,
      result: { p1: 600, p2: 600, p3: 600 },
      warnings: [],
    });
    expect(roundhouse('replay', 'next.json', '--json', '--to', '0').json()).toMatchObject({ actions: 0 });
  });

  test('replay --trace writes a first state, a line an action and the end', () => {
    roundhouse('play', 'game.json', '{"type":"take","player":"p1","item":"P1"}', '--out', 'taken.json');
    expect(roundhouse('replay', 'taken.json', '--trace', 'trace.jsonl').status).toBe(0);
    const [first, line, end] = readFileSync(file('trace.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((text): unknown => JSON.parse(text));
    expect(first).toMatchObject({ state: { phase: '2', bank: 7200, 'player.p1.cash': 600 } });
    expect(line).toMatchObject({
      id: 1,
      type: 'take',
      changes: { bank: 7220, 'player.p1.cash': 580, 'player.p1.privates': 'P1' },
    });
    expect(end).toMatchObject({ end: true, finished: false });
  });

  test('simulate plays games to their end and sums them up', () => {
    const run = z
      .object({
        title: z.string(),
        games: z.array(
          z.object({
            seed: z.int(),
            players: z.int(),
            finished: z.boolean(),
            endReason: z.string(),
            actions: z.int(),
            result: z.record(z.string(), z.number()),
            ms: z.number(),
          }),
        ),
        summary: z.object({ games: z.int() }).loose(),
      })
      .parse(
        roundhouse('simulate', '1882', '--players', '3', '--games', '2', '--seed', '5', '--json').json(),
      );
    expect(run.games.map(({ seed, players, finished }) => [seed, players, finished])).toEqual([
      [5, 3, true],
      [6, 3, true],
    ]);
    expect(run.summary.games).toBe(2);
  });

  test('a refusal is one line on standard error, and JSON on standard output', () => {
    const refused = roundhouse(
      'play',
      'game.json',
      '{"type":"bid","player":"p1","item":"P3","price":80}',
      '--json',
    );
    expect(refused.status).toBe(1);
    expect(refused.stderr).toBe('refused: 1882-9-3: A bid on P3 must be at least $85.\n');
    expect(refused.json()).toEqual({
      refused: {
        rule: '1882-9-3',
        message: 'A bid on P3 must be at least $85.',
        action: { type: 'bid', player: 'p1', item: 'P3', price: 80 },
      },
    });
  });
});

describe('bad input gets one clear line and changes nothing', () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const bid = (fields: string) => `{"type":"bid","player":"p1","item":"P3",${fields}}`;
  test.each([
    ['an action that is unknown', '{"type":"dance","player":"p1"}', 1, '1882-9-1'],
    ['a number that is not whole', bid('"price":85.5'), 1, 'whole number'],
    ['a negative bid', bid('"price":-5'), 1, '1882-9-3'],
    ['a price that is text', bid('"price":"85"'), 1, 'price'],
    [
      'a tile that does not exist',
      '{"type":"lay","player":"p1","hex":"I5","tile":"999","rotation":0}',
      1,
      '1882-9-1',
    ],
    ['an action by the wrong player', '{"type":"pass","player":"p2"}', 1, 'not-your-turn'],
    ['a player who is not there', '{"type":"pass","player":"zoe"}', 1, 'zoe'],
    ['a prototype-polluting key', bid('"price":85,"__proto__":{"polluted":true}'), 1, '__proto__'],
    ['a field too many', bid('"price":85,"colour":"red"'), 1, 'colour'],
    ['ten thousand nested arrays', `{"type":"pass","player":"p1","deep":${deep}}`, 1, 'pass'],
    ['nothing but nested arrays', deep, 1, 'action'],
  ])('%s', (_name, action, status, mention) => {
    writeFileSync(file('bad.json'), action);
    const before = readFileSync(file('game.json'), 'utf8');
    const refused = roundhouse('play', 'game.json', 'bad.json', '--out', 'game.json');
    expect(refused.status).toBe(status);
    expect(refused.stderr).toContain(mention);
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    expect(readFileSync(file('game.json'), 'utf8')).toBe(before);
  });

  test.each([
    ['a file that is not JSON', 'no { json', 2, 'is not JSON'],
    [
      'a game of a wrong title',
      '{"format":"roundhouse-1","title":"1899","seed":1,"players":[],"actions":[]}',
      2,
      '1899',
    ],
    ['a game that is no game', '{"players":3}', 2, 'not a Roundhouse game'],
    ['a game of nested arrays', deep, 2, 'not a Roundhouse game'],
    [
      'a player called like a prototype',
      '{"format":"roundhouse-1","title":"1882","seed":1,"players":[{"id":"__proto__","name":"x"},{"id":"b","name":"y"}],"actions":[]}',
      2,
      'id',
    ],
    [
      'a player called like a company',
      '{"format":"roundhouse-1","title":"1882","seed":1,"players":[{"id":"CPR","name":"x"},{"id":"b","name":"y"}],"actions":[]}',
      2,
      'CPR',
    ],
    [
      'an illegal action in the list',
      '{"format":"roundhouse-1","title":"1882","seed":1,"players":[{"id":"a","name":"x"},{"id":"b","name":"y"}],"actions":[{"type":"pass","player":"b"}]}',
      1,
      'action 1',
    ],
  ])('%s', (_name, text, status, mention) => {
    writeFileSync(file('broken.json'), text);
    const refused = roundhouse('legal', 'broken.json');
    expect(refused.status).toBe(status);
    expect(refused.stderr).toContain(mention);
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    [['new', '1899', '--players', 'A,B'], 2],
    [['new', '1882', '--players', 'A'], 1],
    [['new', '1882', '--players', 'A,B', '--variant', 'nonsense'], 2],
    [['legal'], 2],
    [['legal', 'nowhere.json'], 2],
    [['simulate', '1882', '--games', 'many'], 2],
    [['simulate', '1882', '--bots', 'genius'], 2],
    [['dance'], 2],
    [[], 2],
  ])('roundhouse %j', (args, status) => {
    expect(roundhouse(...args).status).toBe(status);
  });
});

test('the terminal game takes choices by number and ends with the input', () => {
  const { status, stdout } = withInput('1\n', 'play', '1882', '--players', 'Ann,Bob', '--seed', '3');
  expect(status).toBe(0);
  expect(stdout).toContain('Ann, Auction: auction');
  expect(stdout).toContain('Ann buys P1 Hudson Bay Company from the bank for $20');
});
