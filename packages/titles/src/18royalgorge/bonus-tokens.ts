import { isCompany, privateOwner } from '@roundhouse/engine';
import { BONUS_TOKENS } from './data/numbers.ts';
import { phaseReached, type StateRG } from './state.ts';

/**
 * The bonus tokens on the map (18RG-Y-1 and -2, 18RG-X-10 and -11). They are not stops; they add value to one
 * (18RG-token-1). One for everybody stands once its card is owned, the others once a company owns it.
 */
export const bonusTokens = (state: StateRG) =>
  BONUS_TOKENS.filter(({ card, forAll }) => {
    const owner = privateOwner(state, card);
    return owner !== null && (forAll === true || isCompany(state, owner));
  }).map(({ early, late, ...token }) => ({ ...token, ...(phaseReached(state, 'Brown') ? late : early) }));
