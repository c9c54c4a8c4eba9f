import { explain, refuse } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { CLASSIC_TEXTS, POWER_TEXTS } from './texts.ts';

const TEXTS = Object.entries<string>({ ...CLASSIC_TEXTS, ...POWER_TEXTS });
const PLACE = /\{\$?[a-z][A-Za-z]*\}/g;
const codesWhere = (isWrong: (text: string, code: string) => boolean) =>
  TEXTS.filter(([code, text]) => isWrong(text, code)).map(([code]) => code);

test('codes are a part and what it refuses', () => {
  expect(codesWhere((_text, code) => !/^[a-z]+\.[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
});

test('texts are whole sentences, whatever is put into them', () => {
  expect(codesWhere((text) => !/^\p{Lu}.*\.$/u.test(text.replace(PLACE, 'X').replace(/^"/, '')))).toEqual([]);
});

test('nothing but places for facts stands in braces, and a dollar sign only there', () => {
  expect(codesWhere((text) => /[{}$]/.test(text.replace(PLACE, '')))).toEqual([]);
});

test('the texts of powers are beside those of all games, not instead of them', () => {
  expect(Object.keys(POWER_TEXTS).filter((code) => Object.hasOwn(CLASSIC_TEXTS, code))).toEqual([]);
});

test('a refusal is told with its facts, amounts in the currency of the title', () => {
  const table = { 'stock.cash': 'a rule' };
  const refusal = refuse('stock.cash', { price: 80, cash: 10 });
  expect(explain(table, CLASSIC_TEXTS, refusal)).toBe('The share costs $80; you have $10.');
  expect(explain(table, CLASSIC_TEXTS, refusal, '¥')).toBe('The share costs ¥80; you have ¥10.');
});
