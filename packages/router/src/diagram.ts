import type { Allotment } from './allotment.ts';
import { IntList } from './int-list.ts';

/**
 * All routes of one train as a layered graph: a path from the first state to a last one is a route (or no route).
 * A state is what the links open at that layer belong to and what the registers hold; lines with the same future share one,
 * so that a few thousand states stand for millions of routes.
 */
export interface Diagram {
  /** Layer to its first state; one entry more for what is left after the last layer, and one for the end. */
  readonly first: Int32Array;
  /** State to its first step; one entry more for the end. */
  readonly steps: Int32Array;
  /** Step to the state it leads to. */
  readonly to: Int32Array;
  readonly gain: Int32Array;
  /** Step to what it uses, as a number into `masks`. */
  readonly mask: Int32Array;
  readonly masks: Int32Array;
  readonly maskLayer: Int32Array;
  /** State to the once-paid bonuses it has claimed. */
  readonly claims: Int32Array;
  /** State to the extra range it has used up to now. */
  readonly extra: Int32Array;
  /** A number that divides every gain. */
  readonly unit: number;
}

/** Writes a diagram down, layer after layer. */
export class DiagramWriter {
  private readonly first: IntList;
  private readonly steps: IntList;
  private readonly to: IntList;
  private readonly gain: IntList;
  private readonly mask: IntList;
  private readonly masks: IntList;
  private readonly maskLayer: IntList;
  private readonly claims: IntList;
  private readonly extra: IntList;
  private firstMask = 0;
  private firstNext = 0;
  private layer = -1;
  private unit = 0;

  constructor(allotment: Allotment) {
    const list = () => new IntList(allotment);
    this.first = list();
    this.steps = list();
    this.to = list();
    this.gain = list();
    this.mask = list();
    this.masks = list();
    this.maskLayer = list();
    this.claims = list();
    this.extra = list();
    this.first.push(0);
    this.addState(0, 0);
  }

  beginLayer(): void {
    this.layer++;
    this.firstMask = this.masks.length;
    this.firstNext = this.claims.length;
    this.first.push(this.firstNext);
  }

  /** The steps that follow belong to the next state of the layer. */
  beginState(): void {
    this.steps.push(this.to.length);
  }

  /** A state of the layer to come. */
  addState(claims: number, extra: number): void {
    this.claims.push(claims);
    this.extra.push(extra);
  }

  /** `target` counts from the first state of the layer to come. */
  addStep(target: number, gain: number, mask: number): void {
    let number = this.firstMask;
    while (number < this.masks.length && this.masks.data[number] !== mask) number++;
    if (number === this.masks.length) {
      this.masks.push(mask);
      this.maskLayer.push(this.layer);
    }
    this.to.push(this.firstNext + target);
    this.gain.push(gain);
    this.mask.push(number);
    if (this.unit === 0 || gain % this.unit !== 0) this.unit = commonDivisor(this.unit, gain);
  }

  finish(): Diagram {
    const states = this.claims.length;
    for (let state = this.steps.length; state <= states; state++) this.beginState();
    this.first.push(states);
    return {
      first: this.first.used(),
      steps: this.steps.used(),
      to: this.to.used(),
      gain: this.gain.used(),
      mask: this.mask.used(),
      masks: this.masks.used(),
      maskLayer: this.maskLayer.used(),
      claims: this.claims.used(),
      extra: this.extra.used(),
      unit: this.unit,
    };
  }
}

export function commonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
