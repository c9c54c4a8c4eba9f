import { describe, expect, test } from 'vitest';
import { citing, explain, type RefusalTable } from './refusals.ts';
import { refuse } from './verdict.ts';

const table: RefusalTable = {
  'train.limit': { by: 'phase', cases: { '2': 'R-2', '3': 'R-3' }, otherwise: 'R-4' },
  'own.toll': { rule: 'R-7', text: '{company} owes {$toll}.' },
  'order.turn': 'R-9',
};
const texts = { 'train.limit': '{company} may have {limit} trains.' };

describe('a refusal', () => {
  test('cites the rule of its code, where told so by a fact', () => {
    const limit = (phase: string) => citing(table, refuse('train.limit', { phase })).rule;
    expect(['2', '3', '5'].map(limit)).toEqual(['R-2', 'R-3', 'R-4']);
  });

  test('of what is not due cites the rule of order', () => {
    expect(citing(table, refuse('not-due', { order: 'order.turn' })).rule).toBe('R-9');
    expect(() => citing(table, refuse('not-due', { order: 'R-10' }))).toThrow('No rule is known');
  });

  test('is told in the sentence of the part or of the title, with money as the title writes it', () => {
    const limit = refuse('train.limit', { company: 'CPR', limit: 2 });
    expect(explain(table, texts, limit)).toBe('CPR may have 2 trains.');
    const toll = refuse('own.toll', { company: 'IR', toll: 80 });
    expect(explain(table, texts, toll)).toBe('IR owes $80.');
    expect(explain(table, texts, toll, '¥')).toBe('IR owes ¥80.');
  });

  test('without a rule, a sentence or a fact is a fault of the program', () => {
    expect(() => citing(table, refuse('nothing'))).toThrow('No rule is known for the refusal "nothing"');
    expect(() => explain(table, {}, refuse('train.limit'))).toThrow('No sentence');
    expect(() => explain(table, texts, refuse('train.limit'))).toThrow('lacks the fact "company"');
  });
});
