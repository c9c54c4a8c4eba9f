import type { Knowledge } from '../general/knowledge.ts';
import { midwest } from './18mw.ts';
import { royalGorge } from './18royalgorge.ts';
import { bigWyoming } from './1867bw.ts';
import { assiniboia } from './1882.ts';
import { shikoku } from './1889.ts';
import { railroadBarons } from './railroadbarons.ts';

const KNOWLEDGE: Readonly<Record<string, Knowledge>> = {
  '1882': assiniboia,
  '1889': shikoku,
  '18mw': midwest,
  '18royalgorge': royalGorge,
  '1867bw': bigWyoming,
  railroadbarons: railroadBarons,
};

export function knowledgeOf(title: string): Knowledge {
  const found = KNOWLEDGE[title];
  if (found === undefined) throw new Error(`Nothing is known of ${title}`);
  return found;
}
