import { worthItems as itemsOf } from '@roundhouse/classic';
import { totalOf, type WorthItem } from '@roundhouse/engine';
import { core, type StateRG } from './state.ts';

/** 18RG-score-2 and -3: cash and shares; private assets only in recorded games. */
export const worthItems = (state: StateRG, player: string): WorthItem[] =>
  itemsOf(core, state, player).filter(({ kind }) => kind !== 'private' || state.options.assetsScore);

export const worth = (state: StateRG, player: string): number => totalOf(worthItems(state, player));
