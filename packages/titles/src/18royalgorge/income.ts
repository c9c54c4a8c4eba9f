import { BANK, cashOf, type Emit, isCompany, isPlayer, pay } from '@roundhouse/engine';
import { ASSETS } from './data/assets.ts';
import { PASSENGER_COST, SPRINGS_INCOME, SULPHUR_SPRINGS } from './data/numbers.ts';
import { closeAsset } from './deck.ts';
import { ownerOf, phaseReached, type StateRG } from './state.ts';

/** 18RG-income-1 and -2: what private assets pay at the start of an operating round. */
export function payIncome(state: StateRG, emit: Emit): void {
  for (const { id, income, from } of ASSETS) {
    const owner = ownerOf(state, id);
    if (owner === null) continue;
    const early = id === 'G5' && state.options.investorPaysInYellow;
    if (early || phaseReached(state, from))
      pay(state, BANK, owner, income + springs(state, id, owner), 'private-revenue', emit, id);
  }
  payPassengerTrain(state, emit);
}

/** 18RG-B-2: to a player, once a tile lies on Sulphur Springs. */
const springs = (state: StateRG, id: string, owner: string): number =>
  id === 'B2' && isPlayer(state, owner) && state.board.tiles[SULPHUR_SPRINGS] !== undefined
    ? SPRINGS_INCOME
    : 0;

/** 18RG-X-6 and -7: a company pays for the Passenger Train, or loses it. */
function payPassengerTrain(state: StateRG, emit: Emit): void {
  const owner = ownerOf(state, 'G7');
  if (owner === null || !isCompany(state, owner)) return;
  if (cashOf(state, owner) >= PASSENGER_COST)
    pay(state, owner, BANK, PASSENGER_COST, 'passenger-train', emit);
  else closeAsset(state, 'G7', emit);
}
