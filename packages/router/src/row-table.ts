import type { Allotment } from './allotment.ts';

const NONE = new Int32Array();

/** Numbers rows of whole numbers in the order in which they are first met: a hash table without objects. */
export class RowTable {
  readonly width: number;
  rows: Int32Array;
  count = 0;
  private slots: Int32Array;
  private readonly allotment: Allotment;

  constructor(width: number, allotment: Allotment) {
    this.width = width;
    this.allotment = allotment;
    allotment.take(4 * (width * 64 + 256));
    this.rows = new Int32Array(width * 64);
    this.slots = new Int32Array(256);
  }

  /** The table is needed no more. */
  drop(): void {
    this.allotment.giveBack(4 * (this.rows.length + this.slots.length));
    this.rows = NONE;
    this.slots = NONE;
    this.count = 0;
  }

  clear(): void {
    this.count = 0;
    this.slots.fill(0);
  }

  /** The number of the row; it is a new one if that equals the count from before. */
  add(row: Int32Array): number {
    const { width, rows } = this;
    let slot = this.home(row, 0);
    const mask = this.slots.length - 1;
    for (let entry = this.slots[slot] ?? 0; entry > 0; entry = this.slots[slot] ?? 0) {
      const base = (entry - 1) * width;
      let same = 0;
      while (same < width && rows[base + same] === row[same]) same++;
      if (same === width) return entry - 1;
      slot = (slot + 1) & mask;
    }
    if ((this.count + 1) * width > rows.length) {
      this.allotment.look();
      this.allotment.take(4 * rows.length);
      this.rows = new Int32Array(rows.length * 2);
      this.rows.set(rows);
    }
    const base = this.count * width;
    for (let i = 0; i < width; i++) this.rows[base + i] = row[i] ?? 0;
    this.count++;
    this.slots[slot] = this.count;
    if (this.count * 2 > this.slots.length) this.rehash();
    return this.count - 1;
  }

  read(index: number, into: Int32Array): void {
    const base = index * this.width;
    for (let i = 0; i < this.width; i++) into[i] = this.rows[base + i] ?? 0;
  }

  private home(row: Int32Array, base: number): number {
    let hash = 0x811c9dc5;
    for (let i = 0; i < this.width; i++) hash = Math.imul(hash ^ (row[base + i] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
    return (hash ^ (hash >>> 7)) & (this.slots.length - 1);
  }

  private rehash(): void {
    this.allotment.look();
    this.allotment.take(12 * this.slots.length);
    this.slots = new Int32Array(this.slots.length * 4);
    const mask = this.slots.length - 1;
    for (let index = 0; index < this.count; index++) {
      this.allotment.tick();
      let slot = this.home(this.rows, index * this.width);
      while ((this.slots[slot] ?? 0) > 0) slot = (slot + 1) & mask;
      this.slots[slot] = index + 1;
    }
  }
}
