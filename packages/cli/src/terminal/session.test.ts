import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { commandFolder } from '../testing/command.ts';

const { file, withInput, write, remove } = commandFolder();
afterAll(remove);

const NEW = ['play', '1882', '--players', 'Ann,Bob', '--seed', '4'];
const session = (lines: readonly string[], ...more: string[]) =>
  withInput(lines.map((line) => `${line}\n`).join(''), ...NEW, ...more);

describe('a game in the terminal', () => {
  test.each<[string, string[], string]>([
    ['a number beyond the list', ['99'], 'There is no 99 in the list: 1 to 7'],
    ['nonsense', ['dance'], 'There is nothing to choose about "dance"'],
    ['a choice with its number', ['2 60'], 'Ann bids $60 on P2'],
    ['a number asked for', ['2', '60'], 'Ann bids $60 on P2'],
    ['a number that is not whole', ['2', '60.5', '60'], '"60.5" is not a whole number'],
    ['a bid between the steps', ['2 57'], 'refused: 1882-9-'],
    ['thinking better of a bid', ['2', '', '1'], 'Ann buys P1'],
    ['a name', ['P2', '1 55'], 'Ann bids $55 on P2'],
    ['a kind of action', ['pass'], 'Ann passes'],
    ['an action as JSON', ['{"type":"take","player":"p1","item":"P1"}'], 'Ann buys P1'],
    ['half an action as JSON', ['{"type":'], 'This is not JSON.'],
    ['an action of somebody else', ['{"type":"pass","player":"p2"}'], 'refused: not-your-turn'],
    ['taking back nothing', ['u'], 'There is nothing to take back.'],
    ['taking back', ['1', 'u'], 'Taken back.'],
    ['saving nowhere', ['w'], 'w FILE saves the game'],
    ['saving where there is no directory', ['w nowhere/game.json', '1'], 'Ann buys P1'],
    ['a number where a file is asked for', ['1', 'q', '1', ''], 'Left after 1 action, not saved.'],
    ['leaving with moves', ['1', 'q', ''], 'Left after 1 action, not saved.'],
    ['the end of the input', ['1'], 'Left after 1 action, not saved.'],
  ])('%s', (_name, lines, mention) => {
    const { status, stdout, stderr } = session(lines);
    expect(stdout).toContain(mention);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('the end tells who is richest, and the game can be saved', () => {
    const { stdout } = session(['propose-end', 'accept', 'ended.json']);
    expect(stdout).toContain('The game is over: the players agreed to stop.\n  Ann                 $900\n');
    expect(stdout).toContain('Saved as ended.json.');
    expect(withInput('', 'play', 'ended.json').stdout).toContain('The game is over: the players agreed');
  });

  test('what a bot may do out of its turn is not offered to people', () => {
    const seated = (names: string): string => {
      const { stdout } = withInput('', 'new', '1889', '--players', names);
      const takes = ['p1', 'p2', 'p1', 'p2', 'p1'].map((player, i) => ({
        type: 'take',
        player,
        item: `P${i + 1}`,
      }));
      const pass = { type: 'pass', player: 'p2' };
      write('seated.json', JSON.stringify({ ...JSON.parse(stdout), actions: [...takes, pass] }));
      return withInput('', 'play', 'seated.json').stdout;
    };
    expect(seated('Ann,Bob')).toContain('Bob: Tile 437');
    expect(seated('Ann,Bob:novice')).not.toContain('Bob:novice: Tile 437');
  });

  test('no line is wider than the screen, and nothing is coloured where there is no terminal', () => {
    const { stdout } = session(['?', 'm', 'v', 'p', 'd', 't', '1', 'l']);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(stdout).not.toContain('\u001b');
  });

  test('--out keeps the game after every move, and it can be gone on with', () => {
    expect(session(['1', '1', 'u'], '--out', 'kept.json').stdout).toContain(
      'Left after 1 action; the game is in kept.json.',
    );
    expect(JSON.parse(readFileSync(file('kept.json'), 'utf8')).actions).toHaveLength(1);
    expect(withInput('', 'play', 'kept.json').stdout).toContain('▸Bob');
  });

  test('a file that is there is not replaced by accident', () => {
    write('mine.txt', 'mine');
    expect(session(['1', 'w mine.txt']).stdout).toContain('w! mine.txt replaces it');
    expect(readFileSync(file('mine.txt'), 'utf8')).toBe('mine');
    expect(session(['1', 'w! mine.txt']).stdout).toContain('Saved as mine.txt.');
  });

  test('what cannot be saved is said, and the game goes on', () => {
    mkdirSync(file('folder'));
    const { stdout } = session(['1', 'w folder/none/game.json', 'w! folder', 'w saved.json', 'q']);
    expect(stdout).toContain('Not saved: folder/none/game.json cannot be written');
    expect(stdout).toContain('Not saved: folder is a directory');
    expect(existsSync(file('saved.json'))).toBe(true);
  });

  test('names of players give no orders to the terminal', () => {
    const game = JSON.parse(withInput('', 'new', '1882', '--players', 'Ann,Bob').stdout);
    game.players[0].name = '\u001b[31mEve\u0007';
    write('eve.json', JSON.stringify(game));
    expect(withInput('1\n', 'play', 'eve.json').stdout).not.toContain('\u001b');
    expect(withInput('', 'legal', 'eve.json').stdout).not.toContain('\u001b');
  });
});
