import { type Frame, kindOf } from '@roundhouse/engine';

/** The turn of a holding: tokens, dividend, additions, surplus. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  readonly holding: string;
  step: 'tokens' | 'dividend' | 'add' | 'surplus';
  /** Railroads and investors added so far. */
  added: number;
  /** The highest price declined for a railroad in this turn. */
  declined: Record<string, number>;
}
export const TurnFrame = kindOf<TurnFrame>('turn');
