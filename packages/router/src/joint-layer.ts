import { IntList } from './int-list.ts';
import { RowTable } from './row-table.ts';

/** The joint states after a layer: one state for each member of the team, what they have earned, and how they got there. */
export class JointLayer {
  private readonly size: number;
  private table: RowTable;
  private values = new IntList();
  private parents = new IntList();
  private steps = new IntList();

  constructor(size: number) {
    this.size = size;
    this.table = new RowTable(size);
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

  /** The states that score highest, and no others. */
  best(width: number, score: (state: number) => number): JointLayer {
    const scores = Float64Array.from({ length: this.count }, (_, state) => score(state));
    const order = [...scores.keys()].sort(
      (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
    );
    const kept = new JointLayer(this.size);
    const row = new Int32Array(this.size);
    for (const state of order.slice(0, width)) {
      this.read(state, row);
      const steps = this.steps.data.subarray(state * this.size, (state + 1) * this.size);
      kept.add(row, this.value(state), this.parent(state), steps);
    }
    return kept;
  }
}
