import { describe, expect, test } from 'vitest';
import {
  type Company,
  certificatesFor,
  companyOf,
  countHeld,
  heldBy,
  isCompany,
  moveCertificate,
  OFFERING,
  ordinaryOf,
  ordinaryWorth,
  percentOf,
  presidentCertificate,
  presidentOf,
  standardCertificates,
} from './certificates.ts';

/** a: the president's 20% and 10%; b: 30% and 10%; the rest in the offering. */
const company = (): Company => ({
  id: 'X',
  par: null,
  certificates: [
    { percent: 20, president: true, holder: 'a' },
    { percent: 10, president: false, holder: 'a' },
    { percent: 30, president: false, holder: 'b' },
    { percent: 10, president: false, holder: 'b' },
    { percent: 30, president: false, holder: OFFERING },
  ],
});
const sizes = (papers: readonly { readonly percent: number }[] | undefined) =>
  papers?.map(({ percent }) => percent);

describe('a company', () => {
  const state = { companies: { X: company() } };

  test('is found by its id, and only what the state itself has', () => {
    expect(companyOf(state, 'X')).toBe(state.companies.X);
    expect(['X', 'Y', 'toString'].map((id) => isCompany(state, id))).toEqual([true, false, false]);
    for (const id of ['Y', 'toString']) expect(() => companyOf(state, id)).toThrow(`no company ${id}`);
  });
});

describe('what somebody holds', () => {
  test('in certificates, in number and in percent', () => {
    const x = company();
    expect(sizes(heldBy(x, 'b'))).toEqual([30, 10]);
    expect([countHeld(x, 'a'), countHeld(x, 'c')]).toEqual([2, 0]);
    expect(['a', 'b', OFFERING, 'c'].map((holder) => percentOf(x, holder))).toEqual([30, 40, 30, 0]);
    expect(sizes(ordinaryOf(x, 'a'))).toEqual([10]);
  });

  test("the president is whoever has the president's certificate, if that is a player", () => {
    const x = company();
    expect(presidentCertificate(x)).toEqual({ percent: 20, president: true, holder: 'a' });
    expect(presidentOf(x, (holder) => holder === 'a')).toBe('a');
    expect(presidentOf(x, (holder) => holder === 'b')).toBeNull();
    expect(presidentOf({ ...x, certificates: [] }, () => true)).toBeNull();
  });
});

describe('a certificate that changes hands', () => {
  test('goes to the end, and no other moves', () => {
    const x = company();
    const [, second] = x.certificates;
    if (second === undefined) throw new Error('There is no second certificate');
    moveCertificate(x, second, 'b');
    expect(x.certificates.map(({ holder, percent }) => `${holder} ${percent}`)).toEqual([
      'a 20',
      'b 30',
      'b 10',
      `${OFFERING} 30`,
      'b 10',
    ]);
  });

  test('may be the first of all', () => {
    const x = company();
    const [first] = x.certificates;
    if (first !== undefined) moveCertificate(x, first, 'b');
    expect([percentOf(x, 'a'), percentOf(x, 'b')]).toEqual([10, 60]);
  });

  test('must be one of the company', () => {
    const stranger = { percent: 10, president: false, holder: 'a' };
    expect(() => moveCertificate(company(), stranger, 'b')).toThrow('X has no such certificate');
    expect(stranger.holder).toBe('a');
  });
});

describe('making up a percentage', () => {
  const papers = [10, 30, 20, 10].map((percent) => ({ percent, president: false, holder: 'a' }));

  test.each([
    [10, [10]],
    [20, [20]],
    [40, [30, 10]],
    [50, [30, 20]],
    [70, [30, 20, 10, 10]],
    [80, undefined],
    [5, undefined],
    [0, []],
  ])('%i% is made up of %j', (percent, made) => {
    expect(sizes(certificatesFor(papers, percent))).toEqual(made);
  });

  test('of equal ones the first come first, and the list itself stays as it is', () => {
    expect(certificatesFor(papers, 40)?.[1]).toBe(papers[0]);
    expect(sizes(papers)).toEqual([10, 30, 20, 10]);
  });

  test("the president's certificate is never part of it", () => {
    expect(sizes(ordinaryWorth(company(), 'a', 10))).toEqual([10]);
    expect(ordinaryWorth(company(), 'a', 20)).toBeUndefined();
  });
});

test('the usual set is 20% for the president and eight of 10%', () => {
  const set = standardCertificates(OFFERING);
  expect(sizes(set)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
  expect(set.map(({ president }) => president).indexOf(true)).toBe(0);
  expect(set.filter(({ president }) => president)).toHaveLength(1);
  expect(set.every(({ holder }) => holder === OFFERING)).toBe(true);
});
