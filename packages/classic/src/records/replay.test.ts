import { expect, test } from 'vitest';
import { by, openSmallRecord, recorded } from '../testing/small-record.ts';
import type { RecordedAction } from './format.ts';
import { replayRecorded } from './replay.ts';

const par = by(1, 'par', { corporation: 'XX', share_price: '100,0,3' });
const buy = (player: number, share: number) =>
  by(player, 'buy_shares', { shares: [`XX_${share}`], percent: 10 });
const replay = (actions: readonly RecordedAction[], options = {}) => {
  const game = recorded(...actions);
  return replayRecorded(game, openSmallRecord(game), options);
};

test('recorded actions are played as ours, by their own players', () => {
  const { table, stuck, warnings } = replay([par, buy(2, 1), by(3, 'pass')]);
  expect([stuck, warnings]).toEqual([null, []]);
  expect(table.record.actions.filter(({ type }) => type !== 'pass')).toEqual([
    { player: '1', type: 'start', company: 'X', price: 100 },
    { player: '2', type: 'buy', company: 'X', from: 'offering', percent: 10 },
  ]);
  expect(table.result).toEqual({ 1: 400, 2: 400, 3: 400 });
});

test('a pass that is not written down is filled in, and told where the site asks for it', () => {
  const { table, stuck, warnings } = replay([par, buy(3, 1)]);
  expect(stuck).toBe(null);
  expect(table.record.actions.map(({ player, type }) => `${player} ${type}`)).toEqual([
    '1 start',
    '1 pass',
    '2 pass',
    '3 buy',
    '3 pass',
  ]);
  expect(warnings).toEqual(['action 2: no pass of 2 is recorded; it is taken as given']);
});

test('what is refused stops the game there, with all before it', () => {
  const { table, stuck, positions } = replay([
    par,
    by(2, 'sell_shares', { shares: ['XX_1'] }),
    by(3, 'pass'),
  ]);
  expect(stuck).toMatchObject({ action: { id: 2 }, refusal: { code: 'stock.not-held' } });
  expect([table.record.actions.map(({ type }) => type), [...positions]]).toEqual([
    ['start', 'pass'],
    [
      [1, 0],
      [2, 2],
    ],
  ]);
});

test('an action that nobody knows is refused where it is met', () => {
  expect(replay([par, by(2, 'dance')]).stuck?.refusal.facts).toEqual({
    problem: 'there is no such action as dance',
  });
});

test('stops before an action, and traces what each one changes', () => {
  const { table, first, lines } = replay([par, buy(2, 1), by(3, 'pass')], { before: 3, trace: true });
  expect(table.record.actions.map(({ type }) => type)).toEqual(['start', 'pass', 'buy', 'pass']);
  expect([first.bank, lines.map(({ id }) => id)]).toEqual([800, [1, 2]]);
  expect(lines[1]?.changes).toMatchObject({ bank: 1100, acting: 3, 'player.2.share.XX': 10 });
  expect(lines[1]?.changes).not.toHaveProperty('phase');
});

test('an optional rule that we know becomes our option; one that we do not know is told first', () => {
  const known = { ...recorded(par), optionalRules: ['small_game'] };
  const table = openSmallRecord(known);
  expect([table.record.options, replayRecorded(known, table).warnings]).toEqual([{ small: true }, []]);
  const unknown = { ...recorded(par), optionalRules: ['toString', 'triple_jump'] };
  const { table: played, warnings } = replayRecorded(unknown, openSmallRecord(unknown));
  expect([played.record.options, played.record.actions.length]).toEqual([{ small: false }, 2]);
  expect(warnings).toEqual([
    'The game was played with the optional rule "toString", which is not known here.',
    'The game was played with the optional rule "triple_jump", which is not known here.',
  ]);
});
