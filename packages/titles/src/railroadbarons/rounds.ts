import { defineFrame, openOperatingRound, pushFrame } from '@roundhouse/engine';
import { OPERATING_ROUNDS } from './data/box.ts';
import { endGame } from './ending.ts';
import type { BaronsState, GameFrame } from './state.ts';
import { openTrade } from './stock/frame.ts';
import { askForSwitch } from './stock/priority.ts';

/** After the investors: a stock round and two operating rounds, over and over (RB-SR-1), until the last stock round (RB-END-8). */
export const gameFrame = defineFrame<BaronsState, GameFrame>({
  kind: 'game',
  order: 'RB-SR-1',
  actor: () => null,
  proceed(state, frame, emit) {
    const lastStockRound = state.lastRound === 'no-railroads';
    if (lastStockRound && frame.round === 0) {
      endGame(state, 'no-railroads', emit);
      return;
    }
    if (frame.set > 0 && frame.round < OPERATING_ROUNDS && !lastStockRound) {
      frame.round++;
      pushFrame(state, openOperatingRound(frame.set, frame.round, OPERATING_ROUNDS));
      return;
    }
    frame.set++;
    frame.round = 0;
    emit({ type: 'round', name: `SR ${frame.set}` });
    pushFrame(state, openTrade(state, frame.set));
    askForSwitch(state);
  },
  moves: () => [],
  label: () => ({ step: 'rounds' }),
});
