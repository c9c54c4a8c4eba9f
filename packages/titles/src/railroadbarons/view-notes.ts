import type { CardTable } from './view-own.ts';

/** The cards in words: what holdings own, and what is on top of the stack. */
export function titleNotes({ holdings, stack, lastRound }: CardTable): string[] {
  const holders = holdings.flatMap(({ short, tokens, railroads, operating }) => {
    if (!operating && railroads.length === 0) return [];
    const cards = railroads.map(
      ({ name, level, income, obsoleteAt }) =>
        `${name} (level ${level}, brings $${income}${obsoleteAt === null ? '' : `, until level ${obsoleteAt}`})`,
    );
    const placed = `tokens: ${tokens.idle} idle, ${tokens.add} on +, ${tokens.keep} on ▼, ${tokens.network} in the network`;
    return [`${short}: ${cards.join(', ') || 'no railroads'}; ${placed}`];
  });
  const top = stack.top.map(
    ({ name, level, cost, income }) => `${name} at level ${level} for $${cost}, brings $${income}`,
  );
  return [
    ...holders,
    ...(top.length === 0 ? [] : [`On top of the stack: ${top.join(', or ')}`]),
    ...(lastRound === null ? [] : [lastRound]),
  ];
}
