import type { Names, TitleInfo } from './title-info.ts';

/** How players, companies and private companies are called in sentences. */
export function namesIn(
  info: Pick<TitleInfo, 'privates' | 'companies'>,
  players: readonly { readonly id: string; readonly name: string }[],
): Names {
  const known = new Map<string, string>();
  for (const [id, { name }] of Object.entries(info.privates)) known.set(id, name);
  for (const [id, { short }] of Object.entries(info.companies)) known.set(id, short ?? id);
  for (const { id, name } of players) known.set(id, name);
  return (id) => known.get(id) ?? id;
}
