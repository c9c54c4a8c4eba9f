import { isCompany } from '@roundhouse/engine';
import { BROTHEL_BONUS, BUCKHORN_BONUS, CANON_CITY, HOTEL_BONUS, SILVERCLIFFE } from './data/numbers.ts';
import { ownerOf, phaseReached, type StateRG } from './state.ts';

/** Bonus tokens on the map. They are not stops; they add value to one (18RG-token-1). */

const companyOwner = (state: StateRG, asset: string): string | null => {
  const owner = ownerOf(state, asset);
  return owner !== null && isCompany(state, owner) ? owner : null;
};

/** 18RG-Y-1 and -2: stands once a company owns Y1, and moves with the brown phase. */
export const hotelHex = (state: StateRG): { hex: string; amount: number } | null =>
  companyOwner(state, 'Y1') === null
    ? null
    : { hex: phaseReached(state, 'Brown') ? CANON_CITY : SILVERCLIFFE, amount: HOTEL_BONUS };

/** 18RG-X-10: in Denver for everybody, once the card is owned. */
export const buckhorn = (state: StateRG): { amount: number } | null =>
  ownerOf(state, 'Y7') === null ? null : { amount: BUCKHORN_BONUS };

/** 18RG-X-11 */
export function brothel(state: StateRG): { place: 'Denver' | 'Salida'; amount: number } | null {
  if (companyOwner(state, 'Y8') === null) return null;
  const place = phaseReached(state, 'Brown') ? 'Salida' : 'Denver';
  return { place, amount: BROTHEL_BONUS[place] };
}
