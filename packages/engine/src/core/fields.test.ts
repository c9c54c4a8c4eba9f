import { describe, expect, test } from 'vitest';
import {
  type Field,
  listOf,
  oneOf,
  optional,
  refine,
  shape,
  shortText,
  wholeBetween,
  wholeNumber,
  yesOrNo,
} from './fields.ts';

const route = shape<{ train: string; stops: readonly number[]; last?: boolean | undefined }>({
  train: shortText,
  stops: listOf(wholeBetween(0, 9), 3),
  last: optional(yesOrNo),
});

/** Null if the value is read, else where and why not. */
function wrongWith<T>(field: Field<T>, value: unknown): string | null {
  if (field.is(value)) return null;
  const { at, problem } = field.explain(value);
  return `${at.join('.')}: ${problem}`;
}

describe('the fields of an action', () => {
  test.each<[string, Field<unknown>, unknown]>([
    ['whole number', wholeNumber, -5],
    ['text', shortText, 'CPR'],
    ['one of some', oneOf('pay', 'withhold'), 'pay'],
    ['missing optional', optional(wholeNumber), undefined],
    ['object', route, { train: '2-0', stops: [1, 2, 9], last: true }],
    ['object without what is optional', route, { train: '2-0', stops: [] }],
  ])('%s', (_, field, value) => {
    expect(wrongWith(field, value)).toBeNull();
  });

  test.each<[string, Field<unknown>, unknown, string]>([
    ['fraction', wholeNumber, 0.5, ': must be a whole number from -1000000 to 1000000'],
    ['not a number', wholeNumber, Number.NaN, ': must be a whole number from -1000000 to 1000000'],
    ['number as text', wholeBetween(1, 2), '1', ': must be a whole number from 1 to 2'],
    ['huge number', wholeNumber, 1e9, ': must be a whole number from -1000000 to 1000000'],
    ['long text', shortText, 'x'.repeat(65), ': must be a text of at most 64 letters'],
    ['none of some', oneOf('pay', 'withhold'), 'half', ': must be "pay" or "withhold"'],
    ['list for an object', route, [], ': must be an object'],
    ['null for an object', route, null, ': must be an object'],
    ['missing field', route, { stops: [] }, 'train: is missing'],
    ['unknown field', route, { train: '2-0', stops: [], speed: 1 }, ': has no field "speed"'],
    [
      'wrong deep inside',
      route,
      { train: '2-0', stops: [1, 10] },
      'stops.1: must be a whole number from 0 to 9',
    ],
    ['too long a list', route, { train: '2-0', stops: [1, 2, 3, 4] }, 'stops: must be a list of at most 3'],
    ['wrong optional', route, { train: '2-0', stops: [], last: 'yes' }, 'last: must be true or false'],
    ['condition not met', refine(wholeNumber, (n) => n % 2 === 0, 'must be even'), 3, ': must be even'],
    [
      'type wrong under a condition',
      refine(shortText, (n) => n !== '', 'must be filled'),
      3,
      ': must be a text of at most 64 letters',
    ],
  ])('%s is refused with where and why', (_, field, value, message) => {
    expect(wrongWith(field, value)).toBe(message);
  });
});
