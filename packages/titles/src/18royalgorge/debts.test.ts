import { describe, expect, test } from 'vitest';
import { punishDebtors } from './end.ts';
import { plain, rioGrande, type Scene } from './testing/scene.ts';

/** A debtor in the step of debts, with Kansas Pacific to operate next. */
const debtor = (id: string, game: Scene = plain()) =>
  game
    .company(id, { p1: 60 }, { treasury: 500 })
    .company('KP', { p3: 60 })
    .treaty()
    .operate(id, 'debt', { queue: ['KP'] });
const still = () => undefined;

describe('debts', () => {
  test('18RG-debt-1 one token a turn, after the trains', () => {
    const game = debtor('RG').do('p1', 'debt');
    expect(game.state.debts.RG).toEqual({ owed: 3, paid: 1 });
    expect([game.where, game.turn.company]).toEqual(['OR 2.1 track', 'KP']);
    expect(debtor('RG').operate('RG', 'trains').rule('p1', 'debt')).toBe('18RG-debt-1');
    const recorded = plain({ options: { debtAtAnyTime: true } })
      .company('RG', { p1: 60 })
      .treaty()
      .operate('RG');
    recorded.do('p1', 'debt');
    expect(recorded.rule('p1', 'debt')).toBe('18RG-debt-1');
  });

  test('18RG-debt-2 it costs what the debt marker shows', () => {
    expect(debtor('RG').at('DEBT', 65).do('p1', 'debt').cash('RG')).toBe(435);
  });

  test('18RG-debt-3 Rio Grande pays Santa Fe, started or not', () => {
    expect(debtor('RG').do('p1', 'debt').cash('SF')).toBe(60);
    expect(
      debtor('RG', plain().company('SF', { p2: 60 }, { treasury: 100 }))
        .do('p1', 'debt')
        .cash('SF'),
    ).toBe(160);
  });

  test('18RG-debt-4 Santa Fe pays the owner of Doc Holliday, or the bank', () => {
    const game = debtor('SF', plain().owns('G1', 'p2').has('p2', 0)).do('p1', 'debt');
    expect([game.cash('p2'), game.cash('SF')]).toEqual([60, 440]);
    const without = debtor('SF');
    const bank = without.cash('bank');
    expect(without.do('p1', 'debt').cash('bank') - bank).toBe(60);
  });

  test('18RG-debt-5 four tokens and two, none before the treaty', () => {
    const early = plain({ options: { debtAtAnyTime: true } })
      .company('RG', { p1: 60 })
      .company('KP', { p1: 60 })
      .operate('RG');
    expect(early.rule('p1', 'debt')).toBe('18RG-debt-5');
    expect(early.operate('KP').rule('p1', 'debt')).toBe('18RG-debt-5');
    for (const [id, tokens] of [
      ['RG', 4],
      ['SF', 2],
    ] as const) {
      const game = debtor(id, plain({ options: { debtAtAnyTime: true } }));
      for (let token = 0; token < tokens; token++) game.operate(id).do('p1', 'debt');
      expect(game.operate(id).rule('p1', 'debt')).toBe('18RG-debt-5');
    }
  });

  test.each([
    [4, 110],
    [3, 145],
    [2, 180],
    [1, 200],
    [0, 240],
  ])('18RG-debt-6 Rio Grande at 240 with %i unpaid: %i', (owed, price) => {
    const game = debtor('RG').at('RG', 240);
    game.state.debts.RG = { owed, paid: 4 - owed };
    punishDebtors(game.state, still);
    expect(game.price('RG')).toBe(price);
  });

  test.each([
    [2, 110],
    [1, 130],
    [0, 145],
  ])('18RG-debt-7 Santa Fe at 145 with %i unpaid: %i', (owed, price) => {
    const game = debtor('SF').at('SF', 145);
    game.state.debts.SF = { owed, paid: 2 - owed };
    punishDebtors(game.state, still);
    expect(game.price('SF')).toBe(price);
  });

  test('18RG-debt-8 a debtor that never started is not punished', () => {
    const game = plain().treaty();
    punishDebtors(game.state, still);
    expect([game.price('RG'), game.price('SF')]).toEqual([null, null]);
  });
});

describe('the debt marker', () => {
  test('18RG-endor-1 one space right at the end of each operating round after the treaty', () => {
    const before = plain().company('KP', { p1: 60 }).roundEnds(2, 1);
    expect(before.price('DEBT')).toBe(60);
    const game = rioGrande(plain()).company('RG', { p1: 60 }, { treasury: 180 }).deck('3+-1').phase('Green');
    game
      .operate('RG', 'trains')
      .do('p1', 'train', { train: '3+-1', from: 'bank', price: 180 })
      .do('p1', 'pass');
    expect([game.where, game.price('DEBT')]).toEqual(['OR 2.2 track', 65]);
    expect(game.roundEnds(2, 2).price('DEBT')).toBe(70);
    const exported = plain().company('KP', { p1: 60 }).deck('3+-1').roundEnds(2, 2);
    expect([exported.state.treaty, exported.price('DEBT')]).toEqual([true, 60]);
  });
});
