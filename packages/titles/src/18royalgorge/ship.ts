import { allow, BANK, byRule, closePrivate, defineMove, name, pay, yesOrNo } from '@roundhouse/engine';
import { NUGGET_SHIPMENT, SHIPMENT } from './data/gold.ts';
import { GHOST_TOWNS, JEWELER_INCOME } from './data/numbers.ts';
import { goldSpace } from './gold-track.ts';
import { companyIn, ownerOf, phaseOf, type StateRG } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Shipping gold, and the ghost town that its last cube may leave behind. */

export const goldOn = (state: StateRG, hex: string): number => state.gold.hexes[hex] ?? 0;

/** Is there anything to ship? */
export const mayShip = (state: StateRG, turn: TurnFrame): boolean =>
  turn.shipped === null && goldSpace(state) !== null && turn.passed.some((hex) => goldOn(state, hex) > 0);

/** 18RG-gold-1 to -6; with the nugget once for $130 (18RG-G-2). */
export const shipMove = defineMove<StateRG, TurnFrame, { hex: string; nugget: boolean }>({
  type: 'ship',
  fields: { hex: name, nugget: yesOrNo },
  judge(state, turn, { hex, nugget }) {
    if (turn.shipped !== null) return byRule('18RG-gold-1', 'One cube has been shipped in this turn.');
    if (goldSpace(state) === null) {
      const rule = state.phase === 'Yellow' && state.gold.shipped === 0 ? '18RG-X-3' : spaceRule(state);
      return byRule(rule, 'No space of the gold track is open.');
    }
    if (!turn.passed.includes(hex))
      return byRule('18RG-gold-1', `No train of ${turn.company} has passed ${hex}.`);
    if (goldOn(state, hex) === 0) return byRule('18RG-gold-1', `There is no gold on ${hex}.`);
    if (nugget && (ownerOf(state, 'G2') !== turn.company || state.nuggetUsed))
      return byRule('18RG-G-2', `${turn.company} cannot use the 13LB Gold Nugget.`);
    return allow((emit) => {
      const amount = nugget ? NUGGET_SHIPMENT : SHIPMENT;
      state.gold.hexes[hex] = goldOn(state, hex) - 1;
      state.gold.shipped++;
      turn.shipped = hex;
      turn.revenue += amount;
      companyIn(state, turn.company).lastRevenue = turn.revenue;
      emit({ type: 'special', name: 'shipped', facts: { company: turn.company, hex, amount } });
      if (nugget) state.nuggetUsed = true;
      if (nugget && state.options.nuggetClosesWhenUsed) closePrivate(state, 'G2', emit);
      // 18RG-Y-12: the money waits on the card.
      if (ownerOf(state, 'Y6') !== null) pay(state, BANK, 'Y6', JEWELER_INCOME, 'jeweler', emit);
    });
  },
  *candidates(state, turn) {
    for (const hex of turn.passed) {
      if (goldOn(state, hex) === 0) continue;
      yield { fields: { hex, nugget: false } };
      if (ownerOf(state, 'G2') === turn.company) yield { fields: { hex, nugget: true } };
    }
  },
});

const spaceRule = (state: StateRG): string =>
  phaseOf(state).tiles.includes('brown') ? '18RG-gold-4' : '18RG-gold-3';

/** 18RG-Y-3: the last cube of the hex has gone, and a token is left. */
export const mayGhost = (state: StateRG, turn: TurnFrame): boolean =>
  turn.shipped !== null &&
  goldOn(state, turn.shipped) === 0 &&
  ownerOf(state, 'Y2') === turn.company &&
  state.ghostTowns.length < GHOST_TOWNS &&
  !state.ghostTowns.includes(turn.shipped);

export const ghostMove = defineMove<StateRG, TurnFrame, object>({
  type: 'ghost',
  fields: {},
  judge(state, turn) {
    const hex = turn.shipped;
    if (hex === null || !mayGhost(state, turn))
      return byRule(
        '18RG-Y-3',
        'A ghost town comes where the last gold has been shipped by the Ghost Town Tour.',
      );
    return allow((emit) => {
      state.ghostTowns.push(hex);
      turn.step = 'dividend';
      emit({ type: 'special', name: 'ghost-town', facts: { hex } });
    });
  },
  candidates: () => [{ fields: {} }],
});
