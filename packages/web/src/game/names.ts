import { namesIn } from '@roundhouse/engine/play';
import type { CompanyView, Names, TitleInfo } from '../contract.ts';
import { shortNames } from './seat-marks.ts';

/** A name of more letters loses its middle in a sentence. */
const LONG_NAME = 18;

/** How players, companies and privates are called in sentences that have little room. */
export function namesFor(
  info: Pick<TitleInfo, 'privates' | 'companies'>,
  players: readonly { readonly id: string; readonly name: string }[],
): Names {
  const short = shortNames(
    players.map(({ name }) => name),
    LONG_NAME,
  );
  return namesIn(
    info,
    players.map(({ id, name }, index) => ({ id, name: short[index] ?? name })),
  );
}

/** Who decides for a company: its president, or whoever stands in for one. */
export const deciderOf = ({
  president,
  decidedBy,
}: Pick<CompanyView, 'president' | 'decidedBy'>): string | null => president ?? decidedBy ?? null;
