import type { Rule } from '@roundhouse/engine/play';

/** A chapter of a title's rules: what it is about, and which sentences of the ledger one reads first. */
export interface Chapter {
  readonly head: string;
  /** The sections of the ledger that belong to it, with all that lies under them. */
  readonly sections: readonly string[];
  readonly lead: string;
  /** Rules by id, in the order of reading. */
  readonly key: readonly string[];
}

export interface ReadChapter extends Chapter {
  readonly rules: readonly Rule[];
}

const isUnder = (section: string, name: string): boolean =>
  section === name || [' ', '.', ':'].some((end) => section.startsWith(`${name}${end}`));

/** The chapter of a section: the one that names it most closely. */
function chapterOf(section: string, chapters: readonly Chapter[]): Chapter | undefined {
  const named = chapters.flatMap((chapter) =>
    chapter.sections.filter((name) => isUnder(section, name)).map((name) => ({ chapter, name })),
  );
  return named.sort((a, b) => b.name.length - a.name.length)[0]?.chapter;
}

/** Rules by chapter, in the order of reading; those that no chapter names come last. */
export function byChapter(rules: readonly Rule[], chapters: readonly Chapter[]): readonly ReadChapter[] {
  const found = new Map<Chapter | undefined, Rule[]>(chapters.map((chapter) => [chapter, []]));
  for (const rule of rules) {
    const chapter = chapterOf(rule.section, chapters);
    found.set(chapter, [...(found.get(chapter) ?? []), rule]);
  }
  return [...found]
    .map(([chapter = OTHER, list]) => ({ ...chapter, rules: list }))
    .filter((chapter) => chapter.rules.length > 0);
}

const OTHER: Chapter = { head: 'Other rules', sections: [], lead: '', key: [] };
