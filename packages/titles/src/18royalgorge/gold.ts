import {
  allow,
  BANK,
  closePrivate,
  defineMove,
  pay,
  privateOwner,
  refuse,
  shortText,
  yesOrNo,
} from '@roundhouse/engine';
import { GOLD_COMPANY } from './data/companies.ts';
import { GOLD_TRACKS, type GoldSpace, type GoldTrack, NUGGET_SHIPMENT, SHIPMENT } from './data/gold.ts';
import { GHOST_TOWNS, JEWELER_INCOME } from './data/numbers.ts';
import { core, type StateRG, type TurnFrame } from './state.ts';

/** The gold track, shipping gold, and the ghost town that its last cube may leave behind. */

export function trackInPlay(state: StateRG): GoldTrack {
  const track = GOLD_TRACKS[state.goldTrack];
  if (track === undefined) throw new Error(`There is no gold track ${state.goldTrack}`);
  return track;
}

/** 18RG-gold-2 to -4: the lowest uncovered space, if a cube may cover it now. */
export function goldSpace(state: StateRG): GoldSpace | null {
  const space = trackInPlay(state).spaces[state.gold.shipped];
  return space !== undefined && space.colour !== null && core.phase(state).tiles.includes(space.colour)
    ? space
    : null;
}

/** 18RG-endor-6: the lowest uncovered amount. */
export function goldDividend(state: StateRG): number {
  const { spaces, plusPrice } = trackInPlay(state);
  const amount = spaces[state.gold.shipped]?.amount ?? 0;
  return plusPrice === true ? amount + (core.price(state, GOLD_COMPANY) ?? 0) : amount;
}

export const goldOn = (state: StateRG, hex: string): number => state.gold.hexes[hex] ?? 0;

/** Is there anything to ship? */
export const mayShip = (state: StateRG, turn: TurnFrame): boolean =>
  turn.shipped === null && goldSpace(state) !== null && turn.passed.some((hex) => goldOn(state, hex) > 0);

/** 18RG-gold-1 to -6; with the nugget once for $130 (18RG-G-2). */
export const shipMove = defineMove<StateRG, TurnFrame, { hex: string; nugget: boolean }>({
  type: 'ship',
  fields: { hex: shortText, nugget: yesOrNo },
  judge(state, turn, { hex, nugget }) {
    const { company } = turn;
    if (turn.shipped !== null) return refuse('ship.shipped');
    if (goldSpace(state) === null) return refuse('ship.no-space', { reason: whyNoSpace(state) });
    if (!turn.passed.includes(hex)) return refuse('ship.not-passed', { company, hex });
    if (goldOn(state, hex) === 0) return refuse('ship.no-gold', { hex });
    if (nugget && (privateOwner(state, 'G2') !== company || state.nuggetUsed))
      return refuse('ship.no-nugget', { company });
    return allow((emit) => {
      const amount = nugget ? NUGGET_SHIPMENT : SHIPMENT;
      state.gold.hexes[hex] = goldOn(state, hex) - 1;
      state.gold.shipped++;
      turn.shipped = hex;
      turn.revenue += amount;
      core.company(state, company).lastRevenue = turn.revenue;
      emit({ type: 'special', name: 'shipped', facts: { company, hex, amount } });
      if (nugget) state.nuggetUsed = true;
      if (nugget && state.options.nuggetClosesWhenUsed) closePrivate(state, 'G2', emit);
      // 18RG-Y-12: the money waits on the card.
      if (privateOwner(state, 'Y6') !== null) pay(state, BANK, 'Y6', JEWELER_INCOME, 'jeweler', emit);
    });
  },
  *candidates(state, turn) {
    for (const hex of turn.passed) {
      if (goldOn(state, hex) === 0) continue;
      yield { fields: { hex, nugget: false } };
      if (privateOwner(state, 'G2') === turn.company) yield { fields: { hex, nugget: true } };
    }
  },
});

/** An alternate track may open with green; otherwise the space waits for its phase, or is the red one. */
function whyNoSpace(state: StateRG): 'first' | 'phase' | 'red' {
  if (state.phase === 'Yellow' && state.gold.shipped === 0) return 'first';
  return core.phase(state).tiles.includes('brown') ? 'red' : 'phase';
}

/** 18RG-Y-3: the last cube of the hex has gone, and a token is left. */
export const mayGhost = (state: StateRG, turn: TurnFrame): boolean =>
  turn.shipped !== null &&
  goldOn(state, turn.shipped) === 0 &&
  privateOwner(state, 'Y2') === turn.company &&
  state.ghostTowns.length < GHOST_TOWNS &&
  !state.ghostTowns.includes(turn.shipped);

export const ghostMove = defineMove<StateRG, TurnFrame>({
  type: 'ghost',
  judge(state, turn) {
    const hex = turn.shipped;
    if (hex === null || !mayGhost(state, turn)) return refuse('ghost.not-due');
    return allow((emit) => {
      state.ghostTowns.push(hex);
      turn.step = 'dividend';
      emit({ type: 'special', name: 'ghost-town', facts: { hex } });
    });
  },
});
