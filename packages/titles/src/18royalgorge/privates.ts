import { privateSalePart } from '@roundhouse/classic';
import {
  BANK,
  cashOf,
  closePrivate,
  type Emit,
  isCompany,
  isPlayer,
  pay,
  privateOwner,
  refuse,
} from '@roundhouse/engine';
import { PASSENGER_COST, SPRINGS_INCOME, SULPHUR_SPRINGS } from './data/numbers.ts';
import { ASSETS } from './data/privates.ts';
import { type CompanyRG, core, phaseReached, type StateRG, type TurnFrame } from './state.ts';

/** Private assets: what they pay, how companies buy them, and how they close. */

/** 18RG-income-1 and -2: what private assets pay at the start of an operating round. */
export function payIncome(state: StateRG, emit: Emit): void {
  for (const { id, income, from } of ASSETS) {
    const owner = privateOwner(state, id);
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
  const owner = privateOwner(state, 'G7');
  if (owner === null || !isCompany(state, owner)) return;
  if (cashOf(state, owner) >= PASSENGER_COST)
    pay(state, owner, BANK, PASSENGER_COST, 'passenger-train', emit);
  else closeAsset(state, 'G7', emit);
}

export const assetSale = privateSalePart<StateRG, CompanyRG, TurnFrame>(core, {
  // 18RG-asset-1 and -3
  prices(state, item) {
    const inSilver = state.options.assetsBoughtInSilver && state.phase === 'Silver';
    if (!inSilver && !core.phase(state).privatesForSale.includes(item))
      return refuse('private.phase', { item, phase: state.phase });
    return core.privateData(item).sale ?? refuse('private.no-company', { item });
  },
});

/** Closes a card with what lies on it: ghost towns, coal, steel, the jeweler's money. */
export function closeAsset(state: StateRG, id: string, emit: Emit): void {
  if (!Object.hasOwn(state.privates, id) || state.privates[id]?.closed !== false) return;
  const spend = (pile: 'mines' | 'creek' | 'depot'): void => {
    state.coal.spent += state.coal[pile];
    state.coal[pile] = 0;
  };
  closePrivate(state, id, emit);
  if (id === 'Y2') state.ghostTowns = [];
  if (id === 'Y3') spend('mines');
  if (id === 'Y3') spend('creek');
  if (id === 'G6') spend('depot');
  if (id === 'B3') {
    state.steel.supply += state.steel.depot;
    state.steel.depot = 0;
  }
  if (id === 'Y6') pay(state, 'Y6', BANK, state.cash.Y6 ?? 0, 'lost', emit);
}
