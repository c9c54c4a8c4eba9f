import type { Chapter } from '../rules/chapters.ts';

/** Each title has a `chapters.ts` that exports `CHAPTERS`: its rules as one reads them. */
const FILES = import.meta.glob<{ readonly CHAPTERS: readonly Chapter[] }>('./*/chapters.ts');

export async function loadChapters(title: string): Promise<readonly Chapter[]> {
  return (await FILES[`./${title}/chapters.ts`]?.())?.CHAPTERS ?? [];
}
