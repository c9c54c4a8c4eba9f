import { expect, test } from 'vitest';
import { allow, isObjection, refuse } from './verdict.ts';

test('a verdict is a change to make or an objection, and one can be told from the other', () => {
  let made = 0;
  const yes = allow(() => {
    made++;
  });
  expect([isObjection(yes), made]).toEqual([false, 0]);
  if (!isObjection(yes)) yes(() => undefined);
  expect(made).toBe(1);
  expect(isObjection(refuse('too-much'))).toBe(true);
});

test('an objection is a code with its facts', () => {
  expect(refuse('too-much')).toEqual({ code: 'too-much', facts: {} });
  expect(refuse('too-much', { most: 3 })).toEqual({ code: 'too-much', facts: { most: 3 } });
});
