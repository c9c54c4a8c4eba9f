import { expect, test } from 'vitest';
import { table } from './testing/small-box.ts';
import { SMALL_TITLE } from './testing/small-title.ts';
import { CLASSIC_TEXTS, POWER_TEXTS } from './texts.ts';

test('an ordinary title: ids of companies and private companies are no names for players', () => {
  expect(SMALL_TITLE.reserved).toEqual(['X', 'Y', 'Z', 'P', 'Q']);
});

test('it may be ended by agreement', () => {
  expect(SMALL_TITLE.outsidePlay.map(({ type }) => type)).toEqual(['propose-end']);
  expect(SMALL_TITLE.frames.map(({ kind }) => kind)).toContain('agreement');
});

test('it has the sentences of all parts', () => {
  expect(SMALL_TITLE.texts).toMatchObject({ ...CLASSIC_TEXTS, ...POWER_TEXTS });
});

test('worth, sums and faults are the ordinary ones', () => {
  const state = table();
  expect([SMALL_TITLE.worth(state, 'a'), SMALL_TITLE.totals(state).money, SMALL_TITLE.faults(state)]).toEqual(
    [400, 2000, []],
  );
  state.cash.a = -1;
  expect(SMALL_TITLE.faults(state)).toHaveLength(1);
});
