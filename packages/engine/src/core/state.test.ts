import { describe, expect, test } from 'vitest';
import { seats } from '../testing/small-table.ts';
import { clockwiseFrom, isPlayer, leftOf, playerName, playersLeft, seatOf } from './state.ts';

const all = { players: seats('a', 'b', 'c', 'd') };
const without = (...out: string[]) => ({ ...all, out });

describe('seats', () => {
  test('are found by the id of the player', () => {
    expect([seatOf(all, 'a'), seatOf(all, 'd'), seatOf(all, 'x')]).toEqual([0, 3, -1]);
    expect([isPlayer(all, 'a'), isPlayer(all, 'x')]).toEqual([true, false]);
    expect([playerName(all, 'b'), playerName(all, 'bank')]).toEqual(['B', 'bank']);
  });

  test('go round clockwise', () => {
    expect(clockwiseFrom(all, 'c')).toEqual(['c', 'd', 'a', 'b']);
    expect([leftOf(all, 'a'), leftOf(all, 'd')]).toEqual(['b', 'a']);
    expect(playersLeft(all)).toBe(4);
  });

  test('of players who have left are passed over, but for the one counted from', () => {
    expect(clockwiseFrom(without('b', 'c'), 'a')).toEqual(['a', 'd']);
    expect(clockwiseFrom(without('b', 'c'), 'b')).toEqual(['b', 'd', 'a']);
    expect([leftOf(without('b'), 'a'), leftOf(without('b'), 'b')]).toEqual(['c', 'c']);
    expect(playersLeft(without('b', 'c'))).toBe(2);
  });

  test('with nobody else left, the next one is the same player', () => {
    expect(leftOf(without('b', 'c', 'd'), 'a')).toBe('a');
  });
});
