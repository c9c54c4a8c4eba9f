import {
  allow,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  findFrame,
  type Frame,
  isPlayer,
  leftOf,
  type NoFields,
  noFields,
  PASS,
  pushFrame,
  refuse,
} from '@roundhouse/engine';
import type { BaronsState, Investor } from '../state.ts';
import { investorCard } from '../state.ts';
import type { TradeFrame } from './frame.ts';

/** Before the first turn of a stock round the owner of the $30 investor may switch the Priority Deal, once (RB-INV-3). */
export interface PriorityFrame extends Frame {
  readonly kind: 'priority';
  readonly player: string;
}

export const SWITCH = 'switch';
