import type { Rule } from '@roundhouse/engine/play';
import { meaningsOf } from './glossary.ts';

const textOf = ({ id, section, rule, kind }: Rule): string =>
  `${id} ${section} ${kind} ${rule}`.toLowerCase();

/** Words of no weight in a question. */
// biome-ignore format: a list
const SMALL = new Set([
  'a', 'an', 'the', 'of', 'to', 'is', 'it', 'in', 'do', 'does', 'can', 'may', 'needs', 'need', 'when', 'how', 'what', 'why', 'many', 'much', 'i', 'my',
]);

const wordsIn = (query: string): string[] =>
  query
    .toLowerCase()
    .replace(/["“”?.,;:()]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Does a text have a word, or one that means the same? */
const says = (text: string, word: string): boolean => meaningsOf(word).some((form) => text.includes(form));

/** How many letters have to be put in, left out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The word of the rules that somebody has probably meant. */
function nearest(word: string, known: ReadonlySet<string>): string {
  let best = word;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const far = distance(word, candidate);
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}

export interface Found {
  readonly rules: readonly Rule[];
  /** The words that were looked for in place of those that no rule has. */
  readonly instead: string | null;
}

/** Those that have most of the words, and at least one. */
function withMost(rules: readonly Rule[], words: readonly string[]): readonly Rule[] {
  const hits = rules.map((rule) => words.filter((word) => says(textOf(rule), word)).length);
  const most = Math.max(0, ...hits);
  return most === 0 ? [] : rules.filter((_, index) => hits[index] === most);
}

/**
 * Rules that contain every word that is looked for, or one that means the same. Where none has them all, those that have
 * most of them; where none has any, those with the words that are written nearly so: somebody who asks gets an answer.
 */
export function searchRules(rules: readonly Rule[], query: string): Found {
  const asked = wordsIn(query);
  if (asked.length === 0) return { rules, instead: null };
  const all = rules.filter((rule) => asked.every((word) => says(textOf(rule), word)));
  if (all.length > 0) return { rules: all, instead: null };
  const weighty = asked.filter((word) => !SMALL.has(word));
  const most = withMost(rules, weighty);
  if (most.length > 0) return { rules: most, instead: null };
  const known = new Set(rules.flatMap((rule) => wordsIn(rule.rule)));
  const meant = weighty.map((word) => nearest(word, known));
  const near = withMost(rules, meant);
  return { rules: near, instead: near.length === 0 ? null : meant.join(' ') };
}
