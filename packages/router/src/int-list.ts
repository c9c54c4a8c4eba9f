import type { Allotment } from './allotment.ts';

const NONE = new Int32Array();

/** A list of whole numbers that grows, as far as the allotment of memory goes. */
export class IntList {
  data: Int32Array;
  length = 0;
  private readonly allotment: Allotment;

  constructor(allotment: Allotment, capacity = 64) {
    this.allotment = allotment;
    allotment.take(4 * capacity);
    this.data = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.grow();
    this.data[this.length++] = value;
  }

  used(): Int32Array {
    return this.data.subarray(0, this.length);
  }

  /** Nothing more will be added: what was kept ready for more is given back. */
  close(): void {
    this.allotment.giveBack(4 * (this.data.length - this.length));
    this.data = this.data.slice(0, this.length);
  }

  /** The list is needed no more. */
  drop(): void {
    this.allotment.giveBack(4 * this.data.length);
    this.data = NONE;
    this.length = 0;
  }

  private grow(): void {
    // To copy a long list takes milliseconds.
    this.allotment.look();
    this.allotment.take(4 * this.data.length);
    const bigger = new Int32Array(this.data.length * 2);
    bigger.set(this.data);
    this.data = bigger;
  }
}
