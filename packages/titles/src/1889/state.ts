import {
  type ClassicState,
  type ClassicTurn,
  type Core,
  classicCore,
  type FloatingCompany,
  openClassicTurn,
} from '@roundhouse/classic';
import { kindOf } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { BEGINNER_PRIVATES } from './data/privates.ts';
import type { Options1889 } from './options.ts';

export type Company1889 = FloatingCompany;

export interface State1889 extends ClassicState<Company1889>, Options1889 {
  /** P2's tile has been laid. */
  portUsed: boolean;
}

/** 1889-6.1-6: the steps of a turn, in order. */
export const STEPS = ['begin', 'track', 'station', 'run', 'dividend', 'trains', 'privates', 'end'] as const;

export interface TurnFrame extends ClassicTurn {
  step: (typeof STEPS)[number];
  /** The tile of the turn has been laid. */
  laid: boolean;
  /** A private company has been bought. */
  bought: boolean;
}
export const TurnFrame = kindOf<TurnFrame>('turn');

export const openTurn = (company: string): TurnFrame => ({
  ...openClassicTurn(company),
  laid: false,
  bought: false,
});

export const core: Core<State1889, Company1889> = classicCore(BOX, {
  steps: STEPS,
  operates: (_state, { floated }) => floated,
  // 1889-14.1-3 and -4
  privateFigures: ({ beginner }, id) =>
    (beginner ? BEGINNER_PRIVATES.find((privateCompany) => privateCompany.id === id) : undefined) ??
    core.privateData(id),
});
