import type { BaseState, Title } from '@roundhouse/engine';
import { newRecord, playRandomly } from './random-games.ts';

const TITLES: Readonly<
  Record<string, () => Promise<<R>(use: <S extends BaseState, O>(title: Title<S, O>) => R) => R>>
> = {
  '1882': async () => {
    const { title } = await import('../1882/title.ts');
    return (use) => use(title);
  },
  '1867bw': async () => {
    const { title } = await import('../1867bw/title.ts');
    return (use) => use(title);
  },
  '18mw': async () => {
    const { title } = await import('../18mw/title.ts');
    return (use) => use(title);
  },
  '18royalgorge': async () => {
    const { title } = await import('../18royalgorge/title.ts');
    return (use) => use(title);
  },
  railroadbarons: async () => {
    const { title } = await import('../railroadbarons/title.ts');
    return (use) => use(title);
  },
};

/** Plays many random games and tells of the first thing that goes wrong. */
export async function soakTitle(id: string, games: number): Promise<void> {
  const load = TITLES[id];
  if (load === undefined) throw new Error(`There is no title ${id}`);
  const withTitle = await load();
  withTitle((title) => {
    const endings: Record<string, number> = {};
    const start = Date.now();
    for (let seed = 1; seed <= games; seed++) {
      const span = title.players.max - title.players.min + 1;
      const { state } = playRandomly(title, newRecord(id, title.players.min + (seed % span), seed));
      const reason = state.ended?.reason ?? '?';
      endings[reason] = (endings[reason] ?? 0) + 1;
      if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${seed}/${games}`);
    }
    const told = Object.entries(endings).map(([reason, count]) => `${reason} ${count}`);
    console.log(
      `\r${id}: ${games} games in ${((Date.now() - start) / 1000).toFixed(0)} s without a fault; ended by ${told.join(', ')}`,
    );
  });
}
