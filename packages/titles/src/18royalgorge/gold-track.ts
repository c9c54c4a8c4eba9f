import { GOLD_COMPANY } from './data/companies.ts';
import { GOLD_TRACKS, type GoldSpace, type GoldTrack } from './data/gold.ts';
import { phaseOf, type StateRG, sharePrice } from './state.ts';

/** The gold shipment track. */
export function trackInPlay(state: StateRG): GoldTrack {
  const track = GOLD_TRACKS[state.goldTrack];
  if (track === undefined) throw new Error(`There is no gold track ${state.goldTrack}`);
  return track;
}

/** 18RG-gold-2 to -4: the lowest uncovered space, if a cube may cover it now. */
export function goldSpace(state: StateRG): GoldSpace | null {
  const space = trackInPlay(state).spaces[state.gold.shipped];
  return space !== undefined && space.colour !== null && phaseOf(state).tiles.includes(space.colour)
    ? space
    : null;
}

/** 18RG-endor-6: the lowest uncovered amount. */
export function goldDividend(state: StateRG): number {
  const { spaces, plusPrice } = trackInPlay(state);
  const amount = spaces[state.gold.shipped]?.amount ?? 0;
  return plusPrice === true ? amount + (sharePrice(state, GOLD_COMPANY) ?? 0) : amount;
}
