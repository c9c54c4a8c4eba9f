import type { Guide } from '../guide/guide.ts';

/** Each title that teaches itself has a `guide.ts` that exports `GUIDE`. */
const FILES = import.meta.glob<{ readonly GUIDE: Guide }>('./*/guide.ts');

export const hasGuide = (title: string): boolean => FILES[`./${title}/guide.ts`] !== undefined;

export async function loadGuide(title: string): Promise<Guide | null> {
  return (await FILES[`./${title}/guide.ts`]?.())?.GUIDE ?? null;
}
