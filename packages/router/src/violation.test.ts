import { expect, test } from 'vitest';
import { accept, refuse } from './violation.ts';

test('what is checked has a value or a violation', () => {
  expect(accept(7)).toEqual({ ok: true, value: 7 });
  const violation = { code: 'no-station', train: '4-0' } as const;
  expect(refuse(violation)).toEqual({ ok: false, violation });
});
