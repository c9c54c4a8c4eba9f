import { describe, expect, test } from 'vitest';
import { type Company, heldBy, OFFERING, POOL, percentOf, presidentCertificate } from './certificates.ts';
import { saleProblem, sellToPool } from './selling.ts';

const table = { players: ['a', 'b', 'c'].map((id) => ({ id, name: id })) };
const quiet = () => undefined;

/** Certificates by holder; a number with ! is the president's. */
function company(holdings: Readonly<Record<string, readonly (number | `${number}!`)[]>>): Company {
  const certificates = Object.entries(holdings).flatMap(([holder, papers]) =>
    papers.map((paper) => ({
      holder,
      percent: Number.parseInt(`${paper}`, 10),
      president: `${paper}`.endsWith('!'),
    })),
  );
  return { id: 'X', certificates, par: 100 };
}
const limits = { poolPercent: 50 };

describe('selling limits', () => {
  test.each([
    { name: 'a share', holdings: { a: ['20!', 10, 10] }, percent: 10, problem: null },
    { name: 'more than is held', holdings: { a: ['20!', 10] }, percent: 40, problem: 'not-held' },
    { name: 'nothing', holdings: { a: ['20!', 10] }, percent: 0, problem: 'not-held' },
    { name: 'less than nothing', holdings: { a: ['20!', 10] }, percent: -10, problem: 'not-held' },
    {
      name: 'a part of a certificate',
      holdings: { a: ['20!', 10] },
      percent: 5,
      problem: 'not-held',
    },
    {
      name: 'into a full pool',
      holdings: { a: ['20!', 10], [POOL]: [10, 10, 10, 10, 10] },
      percent: 10,
      problem: 'pool-full',
    },
    {
      name: 'into the last place of the pool',
      holdings: { a: ['20!', 10], [POOL]: [10, 10, 10, 10] },
      percent: 10,
      problem: null,
    },
    {
      name: "the president's certificate with nobody to take it",
      holdings: { a: ['20!'], b: [10] },
      percent: 20,
      problem: 'president-certificate',
    },
    {
      name: "the president's certificate with a successor",
      holdings: { a: ['20!'], b: [10, 10] },
      percent: 20,
      problem: null,
    },
    {
      name: "half of the president's certificate with a successor",
      holdings: { a: ['20!'], b: [10, 10] },
      percent: 10,
      problem: null,
    },
    {
      name: 'a part of a certificate with a successor',
      holdings: { a: ['20!', 10], b: [10, 10, 10] },
      percent: 15,
      problem: 'not-held',
    },
    {
      name: 'with a successor who cannot make up 20%',
      holdings: { a: ['20!'], b: [30] },
      percent: 10,
      problem: 'president-certificate',
    },
  ] as const)('$name', ({ holdings, percent, problem }) => {
    expect(saleProblem(table, company(holdings), 'a', percent, limits)).toBe(problem);
  });

  test('a protected presidency may not change, but a tie is no change', () => {
    const protect = { ...limits, keepPresidency: true };
    const x = company({ a: ['20!', 10, 10], b: [10, 10, 10] });
    expect([10, 20].map((percent) => saleProblem(table, x, 'a', percent, protect))).toEqual([
      null,
      'presidency-protected',
    ]);
  });

  test('without a limit the pool takes everything', () => {
    const x = company({ a: [10], b: ['20!'], [POOL]: [10, 10, 10, 10, 10, 10, 10] });
    expect(saleProblem(table, x, 'a', 10, { poolPercent: null })).toBe(null);
  });
});

describe('the presidency', () => {
  test('is handed over before the sale is settled', () => {
    const x = company({ a: ['20!', 10, 10], b: [10, 10], [OFFERING]: [10, 10] });
    sellToPool(table, x, 'a', 30, quiet);
    expect([percentOf(x, 'a'), percentOf(x, 'b'), percentOf(x, POOL)]).toEqual([10, 20, 30]);
    expect(presidentCertificate(x)?.holder).toBe('b');
    expect(heldBy(x, POOL).every(({ president }) => !president)).toBe(true);
  });
});
