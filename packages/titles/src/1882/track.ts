import { askForCities, assignFrame, layMove as layMoveOf, terrainCost, trackPart } from '@roundhouse/classic';
import { BANK, faceAt, pay, printedHex, privateOf, refuse, trackOf } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { NWR_TILE_INCOME, SECOND_TILE_COST, TRESTLE_INCOME } from './data/numbers.ts';
import { type Company1882, core, type State1882, type TurnFrame } from './state.ts';

/** Section 11.3: laying and upgrading track. */

const { geography } = BOX;

export const isNwr = (hex: string): boolean =>
  printedHex(geography.grid, hex).icons?.includes('NWR') ?? false;

export const track = trackPart(core, {
  cost: (state, _company, { hex }, rivers) =>
    rivers.reduce((sum, cost) => sum + cost, terrainCost(core, state, hex)),
  // 1882-11.3.2-11
  undecided: askForCities,
  laid(state, company, lay, { isYellow, crossings }, emit) {
    if (isYellow && isNwr(lay.hex)) pay(state, BANK, company, NWR_TILE_INCOME, 'nwr', emit);
    // 1882-7.1.4-1
    const trestle = privateOf(state, 'P4');
    if (!trestle.closed) pay(state, BANK, trestle.owner, crossings * TRESTLE_INCOME, 'trestle', emit);
  },
});

export const citiesFrame = assignFrame(core);

/** 1882-11.3-1: two yellow tiles or one upgrade. */
export const hasLaid = (turn: TurnFrame): boolean => turn.upgraded || turn.yellows >= 2;

export const layMove = layMoveOf<State1882, Company1882, TurnFrame>(core, track, {
  isOver: hasLaid,
  surcharge: ({ yellows }) => (yellows === 1 ? SECOND_TILE_COST : 0),
  problem(state, { company, yellows }, lay, isYellow) {
    if (!isYellow && yellows > 0) return refuse('track.too-many');
    // 1882-11.3.1-3
    const { home } = core.company(state, company);
    const isBare = home !== null && trackOf(faceAt(geography, state.board, home)).length === 0;
    return isBare && home !== lay.hex ? refuse('track.home-first', { company, home }) : null;
  },
  noted(turn, { isYellow }) {
    if (isYellow) turn.yellows++;
    else turn.upgraded = true;
  },
});
