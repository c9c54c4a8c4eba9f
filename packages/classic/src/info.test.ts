import { ORDINARY_TERMS } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { boxInfo } from './info.ts';
import { BOX } from './testing/small-box.ts';

const texts = { terms: ORDINARY_TERMS, liveries: {}, powers: { P: 'Closes A1.' }, legend: {} };

test('what is printed follows from the data of the box', () => {
  const info = boxInfo(BOX, texts);
  expect(info.companies.X).toEqual({
    name: 'X',
    home: 'A1',
    color: '#777777',
    ink: '#ffffff',
    symbol: 'circle',
  });
  expect(info.privates.P).toEqual({ name: 'P', face: 20, revenue: '$2', text: 'Closes A1.' });
  expect(info.privates.Q).toMatchObject({ revenue: '$5', text: '' });
  expect(info.trains?.map(({ type, count, notes }) => [type, count, notes])).toEqual([
    ['2', 3, 'rusts with the first 4'],
    ['3', 2, ''],
    ['4', null, ''],
  ]);
  expect(info.phases?.map(({ name, trainLimit }) => [name, trainLimit])).toEqual([
    ['2', 3],
    ['3', 2],
    ['4', 1],
  ]);
});

test('what a train costs with another traded in stands beside it; a title may say all of it itself', () => {
  const tradeIn = { type: '4', given: ['2', '3'], price: 200 };
  expect(boxInfo(BOX, { ...texts, tradeIn }).trains?.[2]?.notes).toBe('$200 with a 2 or 3 traded in');
  const own = boxInfo(BOX, {
    ...texts,
    revenues: { P: 'all' },
    trainNotes: ({ type }) => `train ${type}`,
    phaseNotes: ({ name }) => `phase ${name}`,
  });
  expect([own.privates.P?.revenue, own.trains?.[0]?.notes, own.phases?.[1]?.notes]).toEqual([
    'all',
    'train 2',
    'phase 3',
  ]);
});
