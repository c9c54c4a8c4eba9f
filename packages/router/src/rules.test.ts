import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { CLAIM_SHIFT, cubesIn, FORK_BIT, LEAVE_BIT, TAKE_BITS, TAKE_SHIFT } from './rules.ts';

test('the parts of a mask do not overlap, and there is room for all of them', () => {
  const links = FORK_BIT - 1;
  const claims = (2 ** LIMITS.onceBonuses - 1) << CLAIM_SHIFT;
  const parts = [links, FORK_BIT, TAKE_BITS, LEAVE_BIT, claims];
  expect(links).toBe(2 ** LIMITS.piecesAtNode - 1);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(parts.reduce((all, part) => all | part, 0));
  expect(claims).toBeGreaterThan(0);
});

test('the cubes that a step takes are read back', () => {
  for (let cubes = 0; cubes <= LIMITS.contestedCubes; cubes++)
    expect(cubesIn((cubes << TAKE_SHIFT) | FORK_BIT | LEAVE_BIT | 3)).toBe(cubes);
});
