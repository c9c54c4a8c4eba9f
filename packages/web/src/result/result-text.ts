import type { Money } from '../ui/money.ts';
import { type Ranked, winners } from './ranking.ts';

/** "Ann wins by $120", "Ann and Bob share the victory". */
export function victoryOf(ranked: readonly Ranked[], money: Money): string {
  const [first, ...others] = winners(ranked);
  if (first === undefined) return '';
  if (others.length === 0) return `${first.player.name} wins by ${money(first.margin)}`;
  const names = [first, ...others].map(({ player }) => player.name);
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]} share the victory`;
}

/** How far somebody is from the others. */
export const standingOf = ({ rank, margin }: Ranked, money: Money): string =>
  rank > 1 ? `${money(margin)} behind` : margin > 0 ? `${money(margin)} ahead` : 'level with everybody';
