import {
  allow,
  defineMove,
  endFrame,
  kindOf,
  type PlayerFrame,
  playerFrame,
  pushFrame,
  refuse,
  shortText,
} from '@roundhouse/engine';
import { FACES_OF } from './data/box-texts.ts';
import type { StateRG } from './state.ts';

/** The face of a card that has several. */

export interface FaceFrame extends PlayerFrame {
  readonly kind: 'face';
  readonly item: string;
}
export const FaceFrame = kindOf<FaceFrame>('face');

/** Elijah McCoy comes with the expanded content, the alternate Docs with their own option. */
export function askFace(state: StateRG, item: string, player: string): void {
  const { alternateDoc, expandedPrivates } = state.options;
  if ((item === 'G1' && alternateDoc) || (item === 'B5' && expandedPrivates))
    pushFrame(state, FaceFrame, { player, item });
}

const choose = defineMove<StateRG, FaceFrame, { face: string }>({
  type: 'face',
  fields: { face: shortText },
  judge(state, frame, { face }, player) {
    const text = FACES_OF[frame.item]?.[face];
    if (text === undefined) return refuse('face.unknown', { item: frame.item, face });
    return allow((emit) => {
      state.faces[frame.item] = face;
      endFrame(state, frame);
      emit({ type: 'special', name: 'face', facts: { player, face: text } });
    });
  },
  candidates: (_state, frame) =>
    Object.keys(FACES_OF[frame.item] ?? {}).map((face) => ({ fields: { face } })),
});

export const faceFrame = playerFrame<StateRG, FaceFrame>(FaceFrame, 'order.face', [choose]);
