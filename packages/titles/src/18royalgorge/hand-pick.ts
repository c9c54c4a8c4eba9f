import {
  allow,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  kindOf,
  leftOf,
  refuse,
  shortText,
} from '@roundhouse/engine';
import { ASSET_COUNTS } from './data/privates.ts';
import { assetPool, openAssets } from './setup.ts';
import { assetData, type StateRG } from './state.ts';

/** 18RG-variant-6: the players choose the assets in turn. */
export interface PickFrame extends Frame {
  readonly kind: 'pick';
  turn: string;
  picked: string[];
}
export const PickFrame = kindOf<PickFrame>('pick');

const isFull = (frame: PickFrame, colour: string): boolean =>
  frame.picked.filter((id) => assetData(id).colour === colour).length >=
  (ASSET_COUNTS.find((entry) => entry.colour === colour)?.count ?? 0);

const pickMove = defineMove<StateRG, PickFrame, { item: string }>({
  type: 'pick',
  fields: { item: shortText },
  judge(state, frame, { item }, player) {
    const asset = assetPool(state.options).find(({ id }) => id === item);
    if (asset === undefined) return refuse('pick.unknown', { item });
    if (frame.picked.includes(item)) return refuse('pick.picked', { item });
    if (isFull(frame, asset.colour)) return refuse('pick.full', { colour: asset.colour });
    return allow((emit) => {
      frame.picked.push(item);
      frame.turn = leftOf(state, player);
      emit({ type: 'special', name: 'picked', facts: { player, item } });
    });
  },
  candidates: (state) => assetPool(state.options).map(({ id }) => ({ fields: { item: id } })),
});

const isComplete = (frame: PickFrame): boolean => ASSET_COUNTS.every(({ colour }) => isFull(frame, colour));

export const pickFrame = defineFrame<StateRG, PickFrame>({
  kind: PickFrame,
  order: 'order.pick',
  actor: (_state, frame) => (isComplete(frame) ? null : frame.turn),
  proceed(state, frame) {
    endFrame(state, frame);
    openAssets(state, frame.picked, state.priority);
  },
  moves: [pickMove],
  label: () => ({ round: 'Auction', step: 'pick' }),
});
