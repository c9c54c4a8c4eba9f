import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { explain } from './refusals.ts';
import { KERNEL_TEXTS } from './texts.ts';

const texts: Readonly<Record<string, string>> = KERNEL_TEXTS;
const factsIn = (text: string) => [...text.matchAll(/\{\$?(\w+)\}/g)].map(([, fact = '']) => fact);

/** What the kernel's rounds refuse, with the names of the facts they give: `refuse('auction.cash', { item, price, free: … })`. */
const rounds = fileURLToPath(new URL('../rounds', import.meta.url));
const refused = readdirSync(rounds)
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(`${rounds}/${file}`, 'utf8').matchAll(/refuse\('([\w.-]+)'(?:, \{(.*?)\})?\)/g),
  ])
  .map(([, code = '', facts = '']) => ({
    code,
    facts: [...facts.matchAll(/(?:^|, )\s*(\w+)/g)].map(([, fact = '']) => fact),
  }));

describe('what the rounds refuse', () => {
  test.each(refused)('$code has a sentence, with facts that are given', ({ code, facts }) => {
    expect(factsIn(texts[code] ?? 'no sentence: {sentence}').filter((fact) => !facts.includes(fact))).toEqual(
      [],
    );
  });

  test('no sentence is for nothing', () => {
    const codes = new Set(refused.map(({ code }) => code));
    expect(Object.keys(texts).filter((code) => !code.startsWith('route.') && !codes.has(code))).toEqual([]);
  });
});

test.each(Object.entries(texts))('%s: a sentence', (_code, text) => {
  expect(text).toMatch(/^(\{item\}|\{train\}-train: [A-Z]|[A-Z]).*\.$/);
});

test('a route is refused with the train that would run it', () => {
  for (const [code, text] of Object.entries(texts).filter(([code]) => code.startsWith('route.')))
    expect([code, factsIn(text)]).toEqual([code, ['train']]);
});

test('money is told with its sign, other figures without', () => {
  const rule = (code: string) => ({ [code]: 'rule' });
  const told = (code: string, facts: Record<string, string | number>) =>
    explain(rule(code), {}, { code, facts }, '¥');
  expect(told('auction.cash', { item: 'P1', price: 40, free: 30 })).toBe(
    'P1 costs ¥40; you have ¥30 that is not set aside.',
  );
  expect(told('route.too-long', { train: '2' })).toBe(
    '2-train: The route has more stops than the train may visit.',
  );
});
