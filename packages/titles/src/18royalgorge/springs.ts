import { allow, defineMove, faceAt, privateOwner, putTile, refuse } from '@roundhouse/engine';
import { SPRINGS_TILES, SULPHUR_SPRINGS } from './data/numbers.ts';
import { closeAsset } from './privates.ts';
import { core, type StateRG, type TurnFrame } from './state.ts';

/** Sulphur Springs (B2). */

export const maySwap = (state: StateRG, company: string): boolean =>
  privateOwner(state, 'B2') === company && state.board.tiles[SULPHUR_SPRINGS] !== undefined;

export const swappedTile = (state: StateRG): string | undefined =>
  SPRINGS_TILES[faceAt(core.box.geography, state.board, SULPHUR_SPRINGS).color];

/** 18RG-B-3: no steel, and not one of the six tiles. */
export const springsMove = defineMove<StateRG, TurnFrame>({
  type: 'springs',
  judge(state, turn) {
    if (privateOwner(state, 'B2') !== turn.company)
      return refuse('springs.not-owned', { company: turn.company });
    const tile = swappedTile(state);
    if (tile === undefined) return refuse('springs.no-tile', { hex: SULPHUR_SPRINGS });
    return allow((emit) => {
      putTile(state.board, SULPHUR_SPRINGS, { tile, rotation: 0 });
      emit({ type: 'tile', company: turn.company, hex: SULPHUR_SPRINGS, tile, rotation: 0, cost: 0 });
      closeAsset(state, 'B2', emit);
    });
  },
  candidates: (state, turn) => (maySwap(state, turn.company) ? [{ fields: {} }] : []),
});
