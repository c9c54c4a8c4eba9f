import { BANK } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { scene } from './testing/scene.ts';

/** Every exchange of one certificate for one: bought or sold at $100 for 10%, by the only owner. */
interface Row {
  readonly large: number;
  readonly small: number;
  /** What changes hands in money. */
  readonly difference: number;
}

const PAIRS: readonly Row[] = [
  { large: 20, small: 10, difference: 100 },
  { large: 30, small: 10, difference: 200 },
  { large: 30, small: 20, difference: 100 },
  { large: 40, small: 10, difference: 300 },
  { large: 40, small: 20, difference: 200 },
  { large: 40, small: 30, difference: 100 },
];

const owner = (percent: number, options = {}) =>
  scene({
    round: 'stock',
    asked: true,
    options,
    cash: { p1: 500 },
    holdings: { DPI: { p1: [percent], operating: false } },
  });

describe('one for one', () => {
  for (const { large, small, difference } of PAIRS) {
    test(`RB-SR-13: buying the ${large}% for the ${small}% costs $${difference}`, () => {
      const play = owner(small).do('p1', 'buy', { company: 'DPI', percent: large, give: [small] });
      expect(play.papers('DPI', 'p1')).toEqual([large]);
      expect(play.papers('DPI', BANK)).toContain(small);
      expect([play.cash('p1'), play.value('DPI')]).toEqual([500 - difference, 100]);
    });

    test(`RB-SR-16: selling the ${large}% for the ${small}% brings $${difference}`, () => {
      const play = owner(large).do('p1', 'sell', { company: 'DPI', percent: large, take: [small] });
      expect(play.papers('DPI', 'p1')).toEqual([small]);
      expect(play.papers('DPI', BANK)).toContain(large);
      expect([play.cash('p1'), play.value('DPI')]).toEqual([500 + difference, 90]);
    });

    test(`RB-SR-13, RB-SR-16: never the other way: ${small}% for ${large}%`, () => {
      expect(owner(large).refusal('p1', 'buy', { company: 'DPI', percent: small, give: [large] })).toBe(
        'RB-SR-13',
      );
      expect(owner(small).refusal('p1', 'sell', { company: 'DPI', percent: small, take: [large] })).toBe(
        'RB-SR-16',
      );
    });

    test(`RB-SR-19: ${small}% for ${large}% only where the certificates lie`, () => {
      const other = [10, 20, 30].find((size) => size !== large && size !== small) ?? 0;
      expect(owner(other).refusal('p1', 'buy', { company: 'DPI', percent: large, give: [small] })).toBe(
        'RB-SR-19',
      );
      const away = scene({
        round: 'stock',
        holdings: { DPI: { p1: [large], p2: [small], operating: false } },
      });
      expect(away.refusal('p1', 'sell', { company: 'DPI', percent: large, take: [small] })).toBe('RB-SR-19');
    });
  }

  test('RB-SR-18: several for one is refused', () => {
    const play = scene({
      round: 'stock',
      cash: { p1: 500 },
      holdings: { DPI: { p1: [20, 10], operating: false } },
    });
    expect(play.refusal('p1', 'buy', { company: 'DPI', percent: 40, give: [20, 10] })).toBe('RB-SR-18');
    expect(owner(40).refusal('p1', 'sell', { company: 'DPI', percent: 40, take: [20, 10] })).toBe('RB-SR-18');
    expect(owner(40).refusal('p1', 'sell', { company: 'DPI', percent: 40, take: [10, 10] })).toBe(
      'action-malformed',
    );
  });

  test('RB-SR-18: and of the same holding only', () => {
    const play = scene({
      round: 'stock',
      cash: { p1: 500 },
      holdings: { DPI: { p1: [10], operating: false }, SB: { p2: [40], operating: false } },
    });
    expect(play.refusal('p1', 'buy', { company: 'SB', percent: 20, give: [10] })).toBe('RB-SR-19');
  });
});

describe('what an exchange is and is not', () => {
  test('RB-SR-14: a purchase that returns a certificate is no sale, by the director too', () => {
    const play = owner(10)
      .do('p1', 'buy', { company: 'DPI', percent: 20, give: [10] })
      .do('p1', 'pass');
    expect([play.value('DPI'), play.holding('DPI').director]).toEqual([100, 'p1']);
    play.do('p2', 'pass').do('p1', 'buy', { company: 'DPI', percent: 30 });
    expect(play.papers('DPI', 'p1')).toEqual([30, 20]);
  });

  test('RB-SR-15: the returned certificate can be bought again by both players', () => {
    const play = owner(10)
      .do('p1', 'buy', { company: 'DPI', percent: 20, give: [10] })
      .do('p1', 'pass');
    const tens = () => play.list('buy').filter(({ percent, give }) => percent === 10 && give === undefined);
    expect([play.acting, tens().length]).toEqual(['p2', 1]);
    play.do('p2', 'pass');
    expect([play.acting, tens().length]).toEqual(['p1', 1]);
    play.do('p1', 'buy', { company: 'DPI', percent: 10 });
    expect(play.papers('DPI', 'p1')).toEqual([20, 10]);
  });

  test('RB-SR-17: a certificate taken back in a sale leaves the purchase of the turn free', () => {
    const play = owner(30).do('p1', 'sell', { company: 'DPI', percent: 30, take: [20] });
    play.do('p1', 'start', { company: 'SB', percent: 40, price: 70 });
    expect([play.papers('DPI', 'p1'), play.papers('SB', 'p1')]).toEqual([[20], [40]]);
  });

  test('RB-SR-17: steps down follow each other in one turn, and the ban does not hinder them', () => {
    const play = owner(40).do('p1', 'sell', { company: 'DPI', percent: 40, take: [30] });
    play.do('p1', 'sell', { company: 'DPI', percent: 30, take: [10] });
    expect([play.papers('DPI', 'p1'), play.cash('p1'), play.value('DPI')]).toEqual([[10], 800, 90]);
  });

  test('RB-SR-9: a sale by exchange bans buying that holding', () => {
    const play = owner(30).do('p1', 'sell', { company: 'DPI', percent: 30, take: [20] });
    expect(play.refusal('p1', 'buy', { company: 'DPI', percent: 10 })).toBe('RB-SR-9');
    expect(play.refusal('p1', 'buy', { company: 'DPI', percent: 30, give: [20] })).toBe('RB-SR-9');
  });
});
