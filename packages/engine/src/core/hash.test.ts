import { describe, expect, test } from 'vitest';
import { hashOf } from './hash.ts';

const STATE = { cash: { a: 10, b: 20 }, list: ['x', 'y', 3], ended: null, ready: true, empty: {} };

describe('the fingerprint of a state', () => {
  test('does not depend on the order of keys, nor on a round trip through JSON', () => {
    const { cash, ...rest } = STATE;
    expect(hashOf({ ...rest, cash: { b: 20, a: 10 }, out: undefined })).toBe(hashOf(STATE));
    expect(hashOf(JSON.parse(JSON.stringify(STATE)))).toBe(hashOf(STATE));
    expect([cash.a, hashOf(STATE).length]).toEqual([10, 16]);
  });

  test.each([
    ['a number', { ...STATE, cash: { a: 11, b: 20 } }],
    ['two amounts that change places', { ...STATE, cash: { a: 20, b: 10 } }],
    ['the order of a list', { ...STATE, list: ['y', 'x', 3] }],
    ['a list that is longer', { ...STATE, list: ['x', 'y', 3, 3] }],
    ['a number that becomes a text', { ...STATE, list: ['x', 'y', '3'] }],
    ['a key', { ...STATE, empty: { z: 1 } }],
    ['null and false', { ...STATE, ended: false }],
    ['a list in place of an object', { ...STATE, empty: [] }],
    ['a fraction', { ...STATE, cash: { a: 10.5, b: 20 } }],
  ])('is another for %s', (_what, other) => {
    expect(hashOf(other)).not.toBe(hashOf(STATE));
  });

  test('differs between all of ten thousand neighbours', () => {
    const hashes = new Set(Array.from({ length: 10_000 }, (_, i) => hashOf({ ...STATE, random: i })));
    expect(hashes.size).toBe(10_000);
  });
});
