import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Failure } from './failure.ts';
import { run } from './run.ts';
import { commandFolder } from './testing/command.ts';

const { file, roundhouse, withInput, write, remove } = commandFolder();

/** A call within this process, which takes a fraction of the time; words that are files of the folder mean these. */
async function call(...args: string[]) {
  const inFolder = (word: string) =>
    existsSync(file(word)) || word.startsWith('nowhere/') ? file(word) : word;
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failure = await run(args.map(inFolder)).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Failure) return error;
      throw error;
    },
  );
  const stdout = written.mock.calls.map(([text]) => String(text)).join('');
  written.mockRestore();
  return { stdout, failure };
}

beforeAll(() => {
  // The first call builds the command where that is needed.
  write('game.json', roundhouse('new', '1882', '--players', 'Ann,Bob', '--seed', '7').stdout);
  write('empty', '');
  write('garbage', Buffer.from([0x1b, 0x5b, 0x33, 0x31, 0x6d, 0xff, 0x00, 0x07, 0x0a, 0x9b]));
  write('two-lines.json', 'no\njson');
  write('stopped.json', '{"format":"roundhouse-1","title":"1882","se');
  mkdirSync(file('folder'));
}, 120_000);
afterAll(remove);

describe('help', () => {
  const COMMANDS = [
    'serve',
    'titles',
    'new',
    'legal',
    'play',
    'replay',
    'routes',
    'hint',
    'lookback',
    'simulate',
    'backup',
    'restore',
    'check-games',
    'admin',
    'reset-password',
    'doctor',
  ];

  test.each([['help'], ['--help'], ['-h']])('roundhouse %s lists the commands', async (word) => {
    const { failure, stdout } = await call(word);
    expect(failure).toBe(null);
    for (const name of COMMANDS) expect(stdout).toContain(`\n  ${name} `);
  });

  test.each(COMMANDS)('help %s tells how it is called', async (name) => {
    const { failure, stdout } = await call('help', name);
    expect(failure).toBe(null);
    expect(stdout).toMatch(new RegExp(`^roundhouse ${name} `));
  });

  test.each([['--help'], ['-h']])('play %s says the same as help play', async (option) => {
    expect(await call('play', option)).toEqual(await call('help', 'play'));
  });

  test.each([['--version'], ['-v'], ['version']])('roundhouse %s tells the version', async (word) => {
    expect(await call(word)).toEqual({ failure: null, stdout: 'roundhouse 0.1.0\n' });
  });
});

describe('a wrong call gets one line, and no control characters', () => {
  test.each<[string[], string]>([
    [['dance'], 'there is no command "dance"'],
    [['help', 'dance'], 'there is no command "dance"'],
    [['__proto__'], 'there is no command'],
    [['titles', 'x'], 'usage: roundhouse titles'],
    [['titles', '--nope'], "Unknown option '--nope'"],
    [['serve', 'x'], 'usage: roundhouse serve'],
    [['serve', '--port', '99999'], '--port must be a whole number from 0 to 65535'],
    [['new'], 'one title is needed'],
    [['new', '1882'], '--players is needed'],
    [['new', '1882', '--players', 'Ann,Ann'], 'two players are called "Ann"'],
    [['new', '1882', '--players', 'Ann,\u001b[31mBob'], 'control characters'],
    [['new', '1882', '--players', 'A,B', '--seed', '-1'], '--seed must be a whole number'],
    [['new', '1882', '--players', 'A,B', '--seed', '1.5'], '--seed must be a whole number'],
    [['new', '1882', '--players', 'A,B', '--seed', '1e400'], '--seed must be a whole number'],
    [['legal', 'game.json', 'game.json'], 'one game is needed'],
    [['legal', 'empty'], 'empty is empty'],
    [['legal', 'garbage'], 'garbage is not JSON'],
    [['legal', 'two-lines.json'], 'is not JSON'],
    [['legal', 'stopped.json'], 'is not JSON'],
    [['legal', 'folder'], 'folder is a directory'],
    [['legal', 'nowhere.json'], 'nowhere.json does not exist'],
    [['play', 'nowhere'], 'there is neither a title nor a file called "nowhere"'],
    [['play', 'empty'], 'empty is empty'],
    [['play', 'game.json', '--seed', '4'], '--seed is for a new game'],
    [['play', 'game.json', '{"type":'], 'the action is not JSON'],
    [['play', '1882', '--out', 'nowhere/game.json'], 'nowhere/game.json cannot be written'],
    [['play', '1882', '--out', 'folder'], 'folder is a directory'],
    [['replay', 'game.json', '--to', '-1'], '--to must be a whole number'],
    [['replay', 'game.json', '--to', 'x'], '--to must be a whole number'],
    [['replay', 'game.json', '--to', '1'], '--to 1 is beyond the end: the game has 0 actions'],
    [['replay', 'game.json', '--to'], '--to'],
    [['replay', 'game.json', '--trace', 'folder'], 'folder is a directory'],
    [['routes', 'game.json', '--at', '2'], '--at 2 is beyond the end'],
    [['routes', 'game.json', '--at', '0'], '--at must be a whole number'],
    [['simulate', '1882', '--games', '99999999999'], '--games must be a whole number'],
    [['simulate', '1882', '--players', '9'], '2 to 6 players'],
    [['simulate', '18royalgorge', '--variant', 'nonsense'], 'has no variant "nonsense"'],
  ])('roundhouse %j', async (args, mention) => {
    const before = readFileSync(file('game.json'));
    const files = readdirSync(file('.'));
    const { failure, stdout } = await call(...args);
    expect([failure?.status, stdout]).toEqual([2, '']);
    expect(failure?.line).toContain(mention);
    expect(failure?.line).toMatch(/^roundhouse: [^\p{Cc}]+$/u);
    expect(readFileSync(file('game.json'))).toEqual(before);
    expect(readdirSync(file('.'))).toEqual(files);
  });

  test.each([
    ['legal', 'standard input is empty'],
    ['play', 'a game in the terminal cannot come from standard input: name a file'],
  ])('%s of a standard input that is empty', (name, line) => {
    expect(withInput('', name, '-')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `roundhouse: ${line}\n`,
    });
  });

  test('the line is all that standard error gets', () => {
    expect(roundhouse('legal', 'garbage').stderr).toMatch(/^roundhouse: garbage is not JSON[^\p{Cc}]+\n$/u);
  });

  test('roundhouse alone shows what there is', () => {
    expect(roundhouse()).toMatchObject({ status: 2, stdout: roundhouse('help').stdout });
  });

  test('an illegal action in the list stops routes as well', () => {
    const game = JSON.parse(readFileSync(file('game.json'), 'utf8'));
    write('illegal.json', JSON.stringify({ ...game, actions: [{ type: 'pass', player: 'p2' }] }));
    const refused = roundhouse('routes', 'illegal.json', '--company', 'CPR');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('action 1');
  });
});

test('a game and an action can come from standard input', () => {
  const game = readFileSync(file('game.json'), 'utf8');
  expect(withInput(game, 'legal', '-').stdout).toContain('Ann to act');
  const played = withInput('{"type":"take","player":"p1","item":"P1"}', 'play', 'game.json', '-');
  expect(played).toMatchObject({ status: 0, stderr: '' });
});

test('a file named like a word is played as a file', () => {
  write('saved', readFileSync(file('game.json')));
  expect(withInput('', 'play', 'saved').stdout).toContain('1882: Assiniboia');
});

test('variants are played in simulations', () => {
  const run = roundhouse('simulate', '18royalgorge', '--games', '1', '--variant', 'noPrivates', '--json');
  expect(run).toMatchObject({ status: 0, stderr: '' });
});

test('replay tells players by name', () => {
  expect(roundhouse('replay', 'game.json').stdout).toContain('Ann');
});

test('legal says that a game is over', () => {
  const proposed = roundhouse('play', 'game.json', '{"type":"propose-end","player":"p1"}');
  const over = withInput(proposed.stdout, 'play', '-', '{"type":"accept","player":"p2"}');
  expect(withInput(over.stdout, 'legal', '-').stdout).toBe('The game is over: the players agreed to stop.\n');
});
