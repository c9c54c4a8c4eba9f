import type { CompanyView, Names, TitleInfo } from '../contract.ts';

/** How players, companies and privates are called in sentences. */
export function namesFor(
  info: Pick<TitleInfo, 'privates' | 'companies'>,
  players: readonly { readonly id: string; readonly name: string }[],
): Names {
  const known = new Map<string, string>();
  for (const [id, { name }] of Object.entries(info.privates)) known.set(id, name);
  for (const [id, { short }] of Object.entries(info.companies)) known.set(id, short ?? id);
  for (const { id, name } of players) known.set(id, name);
  return (id) => known.get(id) ?? id;
}

/** Who decides for a company: its president, or whoever stands in for one. */
export const deciderOf = ({
  president,
  decidedBy,
}: Pick<CompanyView, 'president' | 'decidedBy'>): string | null => president ?? decidedBy ?? null;
