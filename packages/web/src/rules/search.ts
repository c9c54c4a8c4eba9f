import type { Rule } from '@roundhouse/engine/play';

/** Rules that contain every word that is looked for, in their text, id or section. */
export function searchRules(rules: readonly Rule[], query: string): readonly Rule[] {
  const wanted = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return rules;
  return rules.filter(({ id, section, rule, kind }) => {
    const text = `${id} ${section} ${kind} ${rule}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export function bySection(
  rules: readonly Rule[],
): { readonly section: string; readonly rules: readonly Rule[] }[] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections].map(([section, list]) => ({ section, rules: list }));
}
