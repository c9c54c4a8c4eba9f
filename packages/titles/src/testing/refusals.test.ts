import { readFileSync } from 'node:fs';
import { CLASSIC_TEXTS, POWER_TEXTS } from '@roundhouse/classic';
import { explain, KERNEL_RULES, KERNEL_TEXTS, refuse } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TITLE_IDS } from '../index.ts';
import { namedIn, names, packageSources, refusedIn, sourcesOf } from './refusal-sources.ts';

/** Every refusal that a title can meet has a rule of its ledger and a sentence: what the sources say is held against the tables. */

const ruleSchema = z.union([
  z.string(),
  z.strictObject({ by: z.string(), cases: z.record(z.string(), z.string()), otherwise: z.string() }),
]);
/** Codes of parts that the title uses, but not for this: `NOT_MET`, where there are any. */
const dataSchema = z.object({ NOT_MET: z.array(z.string()).default([]) });
const titleSchema = z.object({
  title: z.object({
    refusals: z.record(
      z.string(),
      z.union([ruleSchema, z.strictObject({ rule: ruleSchema, text: z.string() })]),
    ),
    texts: z.record(z.string(), z.string()).default({}),
  }),
});

interface Entry {
  readonly code: string;
  readonly ids: readonly string[];
  readonly text: string | undefined;
  /** Facts that the rule or the sentence asks for. */
  readonly asked: readonly string[];
}

async function tableOf(id: string) {
  const { title } = titleSchema.parse(await import(`../${id}/title.ts`));
  const { NOT_MET } = dataSchema.parse(await import(`../${id}/data/refusals.ts`));
  const texts: Readonly<Record<string, string>> = { ...KERNEL_TEXTS, ...title.texts };
  const entries = Object.entries(title.refusals).map(([code, entry]): Entry => {
    const { rule, text = texts[code] } =
      typeof entry === 'object' && 'rule' in entry ? entry : { rule: entry };
    const inText = [...(text ?? '').matchAll(/\{\$?(\w+)\}/g)].flatMap(([, fact]) => fact ?? []);
    return typeof rule === 'string'
      ? { code, ids: [rule], text, asked: inText }
      : { code, ids: [...Object.values(rule.cases), rule.otherwise], text, asked: [rule.by, ...inText] };
  });
  return { entries, codes: new Set(Object.keys(title.refusals)), notMet: NOT_MET, texts };
}

const ledgerSchema = z.array(z.looseObject({ id: z.string() }));
const ledgerOf = (id: string): string[] =>
  ledgerSchema
    .parse(JSON.parse(readFileSync(new URL(`../${id}/rules.json`, import.meta.url), 'utf8')))
    .map((rule) => rule.id);

const parts = [...packageSources('engine'), ...packageSources('classic')];

describe.each(TITLE_IDS)('the refusals of %s', async (id) => {
  const { entries, codes, notMet, texts } = await tableOf(id);
  const sources = sourcesOf(id);
  const met = namedIn(sources);

  test('every code that it can meet has a rule', () => {
    const composed = Object.keys(texts).filter((code) =>
      [...met.beginnings].some((beginning) => code.startsWith(beginning)),
    );
    const missing = [...met.codes, ...composed].filter((code) => !codes.has(code));
    expect(missing.filter((code) => !notMet.includes(code))).toEqual([]);
    const without = [...met.beginnings].filter(
      (beginning) => ![...codes].some((code) => code.startsWith(beginning)),
    );
    expect(without).toEqual([]);
  });

  test('what is said not to be met has no rule, and is a code of some part', () => {
    const known = namedIn(parts);
    expect(notMet.filter((code) => codes.has(code) || !names(known, code))).toEqual([]);
  });

  test('every rule is in its ledger, or one of the kernel', () => {
    const known = new Set<string>([...ledgerOf(id), ...Object.values(KERNEL_RULES)]);
    expect(entries.filter(({ ids }) => !ids.every((rule) => known.has(rule)))).toEqual([]);
  });

  test('every code has a sentence, but those of order, which the kernel words', () => {
    const silent = entries.filter(({ code, text }) => (text ?? '') === '' && !code.startsWith('order.'));
    expect(silent.map(({ code }) => code)).toEqual([]);
  });

  test('every fact that a rule or a sentence asks for is given where it is refused', () => {
    const asked = new Map(entries.map((entry) => [entry.code, entry.asked]));
    const lacking = refusedIn(sources).flatMap(({ code, facts, path }) =>
      (asked.get(code) ?? [])
        .filter((fact) => !facts.includes(fact))
        .map((fact) => `${path}: ${code} lacks ${fact}`),
    );
    expect(lacking).toEqual([]);
  });

  test('no entry is dead', () => {
    // The codes of the classic game stand in the table of every title that has parts of it.
    const classic = sources.some((path) => path.includes('/classic/'));
    const named = namedIn(classic ? [...sources, ...parts] : sources);
    expect([...codes].filter((code) => !names(named, code))).toEqual([]);
  });
});

describe('the refusals of the parts', () => {
  test('no sentence is dead', () => {
    const named = namedIn([...parts, ...packageSources('titles')]);
    const texts = Object.keys({ ...KERNEL_TEXTS, ...CLASSIC_TEXTS, ...POWER_TEXTS });
    expect(texts.filter((code) => !names(named, code))).toEqual([]);
  });

  test('a code without a part is the kernel’s own, which has rule and sentence for it', () => {
    const facts = { problem: '', player: '', acting: '', from: 1, to: 1 };
    const { bare } = namedIn([...parts, ...packageSources('titles')]);
    expect(bare.size).toBeGreaterThan(0);
    for (const code of bare) expect(() => explain({}, {}, refuse(code, facts))).not.toThrow();
  });
});
