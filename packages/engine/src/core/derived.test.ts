import { describe, expect, test } from 'vitest';
import { type Derived, derivedOf, fork, keepDerived, partChanged } from './derived.ts';

/** Counts how often its part has changed. */
class Age implements Derived {
  readonly changes: number;
  constructor(changes: number) {
    this.changes = changes;
  }
  changed(): Age {
    return new Age(this.changes + 1);
  }
}

describe('what is derived from a part of a state', () => {
  test('hangs on that part and is not seen in it', () => {
    const part = { a: 1 };
    const age = new Age(0);
    keepDerived(part, age);
    expect([derivedOf(part), derivedOf({ a: 1 }), JSON.stringify(part)]).toEqual([age, undefined, '{"a":1}']);
  });

  test('becomes what it keeps when the part changes', () => {
    const part = {};
    partChanged(part);
    expect(derivedOf(part)).toBeUndefined();
    keepDerived(part, new Age(3));
    partChanged(part);
    expect(derivedOf(part)).toEqual(new Age(4));
  });
});

describe('a fork', () => {
  const state = () => ({ round: 1, part: { list: [1] }, other: { x: 1 }, none: null });

  test('is a copy that shares nothing but what was derived', () => {
    const original = state();
    keepDerived(original.part, new Age(0));
    const copy = fork(original);
    expect(copy).toEqual(original);
    expect([copy.part === original.part, copy.part.list === original.part.list]).toEqual([false, false]);
    expect(derivedOf(copy.part)).toBe(derivedOf(original.part));
    expect(derivedOf(copy.other)).toBeUndefined();
  });

  test('goes its own way when either side changes', () => {
    const original = state();
    keepDerived(original.part, new Age(0));
    const copy = fork(original);
    partChanged(copy.part);
    expect([derivedOf(original.part), derivedOf(copy.part)]).toEqual([new Age(0), new Age(1)]);
  });
});
