import type { Rule } from '@roundhouse/engine/play';
import { meaningsOf } from './glossary.ts';

const textOf = ({ id, section, rule, kind }: Rule): string =>
  `${id} ${section} ${kind} ${rule}`.toLowerCase();

/** Words of no weight in a question. */
const SMALL = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'is',
  'it',
  'needs',
  'when',
  'does',
  'how',
  'what',
  'i',
  'my',
]);

const wordsIn = (query: string): string[] =>
  query
    .toLowerCase()
    .replace(/["“”?.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Does a text have a word, or one that means the same? */
const says = (text: string, word: string): boolean => meaningsOf(word).some((form) => text.includes(form));

/**
 * Rules that contain every word that is looked for, or one that means the same. Where none has them all, those that have
 * most of them: somebody who asks gets an answer.
 */
export function searchRules(rules: readonly Rule[], query: string): readonly Rule[] {
  const asked = wordsIn(query);
  if (asked.length === 0) return rules;
  const all = rules.filter((rule) => asked.every((word) => says(textOf(rule), word)));
  if (all.length > 0) return all;
  const weighty = asked.filter((word) => !SMALL.has(word));
  const hits = rules.map((rule) => weighty.filter((word) => says(textOf(rule), word)).length);
  const most = Math.max(0, ...hits);
  return most === 0 ? [] : rules.filter((_, index) => hits[index] === most);
}

export function bySection(
  rules: readonly Rule[],
): { readonly section: string; readonly rules: readonly Rule[] }[] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections].map(([section, list]) => ({ section, rules: list }));
}
