import { describe, expect, test } from 'vitest';
import { COMPLETE, coverageOf, rulesNamed, testTitles } from './ledger.ts';

describe('the ledger', () => {
  test.each(COMPLETE)('%s: every rule is named by a test', (title) => {
    expect(coverageOf(title).missing).toEqual([]);
  });

  test('only titles of tests and names of table rows count', () => {
    const source = [
      "// test('X-1 in a comment', () => {})",
      "/* it('X-2 in a comment') */",
      "test('X-3 a test', () => { expect(rule).toBe('X-4 a string'); });",
      'it(\n  `X-5 in backticks`, () => {});',
      "test.each([['X-6 a row', 1], { name: \"X-7 isn't alone\" }])('%s', () => {});",
      "describe('X-8 a group', () => { expect(rules).toEqual(['X-9', 'X-10']); });",
      "const rows = [{ rule: 'X-11' }];",
    ].join('\n');
    expect(testTitles(source)).toEqual([
      'X-3 a test',
      'X-5 in backticks',
      'X-6 a row',
      "X-7 isn't alone",
      '%s',
      'X-11',
    ]);
  });

  test.each([
    ['X-1 words', ['X-1']],
    ['X-1, X-2: words', ['X-1', 'X-2']],
    ['X-1', ['X-1']],
    ['X-10 words', []],
    ['words X-1', []],
  ])('"%s" names %j', (title, named) => {
    expect(rulesNamed(title, new Set(['X-1', 'X-2']))).toEqual(named);
  });
});
