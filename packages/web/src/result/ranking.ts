import type { PlayerView } from '../contract.ts';

export interface Ranked {
  readonly player: PlayerView;
  /** Players of equal worth share a rank. */
  readonly rank: number;
  /** How much they are behind the richest; for those, how much ahead of the next. */
  readonly margin: number;
}

/** The players by what they are worth. */
export function ranking(players: readonly PlayerView[]): readonly Ranked[] {
  const sorted = [...players].sort((a, b) => b.worth - a.worth);
  const best = sorted[0]?.worth ?? 0;
  const next = sorted.find(({ worth }) => worth < best)?.worth ?? best;
  return sorted.map((player) => ({
    player,
    rank: 1 + sorted.filter(({ worth }) => worth > player.worth).length,
    margin: player.worth === best ? best - next : best - player.worth,
  }));
}

export const winners = (ranked: readonly Ranked[]): readonly Ranked[] =>
  ranked.filter(({ rank }) => rank === 1);
