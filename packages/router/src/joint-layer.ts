import type { Allotment } from './allotment.ts';
import { IntList } from './int-list.ts';
import { RowTable } from './row-table.ts';

/** The joint states after a layer: one state for each member of the team, what they have earned, and how they got there. */
export class JointLayer {
  private readonly size: number;
  private readonly allotment: Allotment;
  private readonly table: RowTable;
  private readonly values: IntList;
  private readonly parents: IntList;
  private readonly steps: IntList;

  constructor(size: number, allotment: Allotment) {
    this.size = size;
    this.allotment = allotment;
    this.table = new RowTable(size, allotment);
    this.values = new IntList(allotment);
    this.parents = new IntList(allotment);
    this.steps = new IntList(allotment);
  }

  get count(): number {
    return this.table.count;
  }

  read(state: number, into: Int32Array): void {
    this.table.read(state, into);
  }

  value(state: number): number {
    return this.values.data[state] ?? 0;
  }

  parent(state: number): number {
    return this.parents.data[state] ?? 0;
  }

  /** The step by which a member came to its state. */
  step(state: number, member: number): number {
    return this.steps.data[state * this.size + member] ?? 0;
  }

  /** Of several ways to the same states the one that earned most is kept. */
  add(row: Int32Array, value: number, parent: number, steps: Int32Array): void {
    const known = this.table.count;
    const state = this.table.add(row);
    if (state === known) {
      this.values.push(value);
      this.parents.push(parent);
      for (let member = 0; member < this.size; member++) this.steps.push(steps[member] ?? 0);
    } else if (value > this.value(state)) {
      this.values.data[state] = value;
      this.parents.data[state] = parent;
      for (let member = 0; member < this.size; member++) {
        this.steps.data[state * this.size + member] = steps[member] ?? 0;
      }
    }
  }

  /** The states that score highest, and no others; the best comes first. */
  best(width: number, score: (state: number) => number): JointLayer {
    const { count, allotment } = this;
    const scores = new Float64Array(count);
    for (let state = 0; state < count; state++) {
      allotment.tick();
      scores[state] = score(state);
    }
    const least = nthHighest(scores.slice(), width, allotment);
    const chosen: number[] = [];
    const level: number[] = [];
    for (let state = 0; state < count; state++) {
      const own = scores[state] ?? 0;
      if (own > least) chosen.push(state);
      else if (own === least && level.length < width) level.push(state);
    }
    chosen.push(...level.slice(0, width - chosen.length));
    chosen.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
    const kept = new JointLayer(this.size, allotment);
    const row = new Int32Array(this.size);
    for (const state of chosen) {
      this.read(state, row);
      const steps = this.steps.data.subarray(state * this.size, (state + 1) * this.size);
      kept.add(row, this.value(state), this.parent(state), steps);
    }
    this.drop();
    return kept;
  }

  /** Only the way back is of interest from now on. */
  close(): void {
    this.table.drop();
    this.values.drop();
    this.parents.close();
    this.steps.close();
  }

  drop(): void {
    this.table.drop();
    for (const list of [this.values, this.parents, this.steps]) list.drop();
  }
}

/** Of numbers, which are put into another order, the one that so many less one exceed (Hoare's selection). */
function nthHighest(numbers: Float64Array, nth: number, allotment: Allotment): number {
  let low = 0;
  let high = numbers.length - 1;
  const wanted = nth - 1;
  while (low < high) {
    const pivot = numbers[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      allotment.tick();
      while ((numbers[left] ?? 0) > pivot) left++;
      while ((numbers[right] ?? 0) < pivot) right--;
      if (left > right) break;
      const moved = numbers[left] ?? 0;
      numbers[left++] = numbers[right] ?? 0;
      numbers[right--] = moved;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return numbers[wanted] ?? Number.NEGATIVE_INFINITY;
}
