import type { Allotment } from './allotment.ts';
import { type Diagram, DiagramWriter } from './diagram.ts';
import { Registers } from './registers.ts';
import { RowTable } from './row-table.ts';
import { DONE, FORK_BIT, type TrainRules } from './rules.ts';
import type { Layer, LeavingLink, Sweep } from './sweep.ts';

/** In a slot: 0 for a link that is not used, the slot of the line's other end + 1, or this if that end is a terminus. */
const TERMINUS = 1 << 20;

/** Goes over the layers and follows every way in which the train's route can look there. */
export function buildDiagram(
  sweep: Sweep,
  rules: TrainRules,
  runGain: number,
  allotment: Allotment,
): Diagram {
  return new Builder(sweep, rules, runGain, allotment).build();
}

class Builder {
  private readonly sweep: Sweep;
  private readonly rules: TrainRules;
  private readonly slots: number;
  /** The state from which steps are made; the slots first, then the registers. */
  private readonly state: Int32Array;
  /** The state that is being made of it. */
  private readonly work: Int32Array;
  private readonly registers: Registers;
  private readonly writer: DiagramWriter;
  private current: RowTable;
  private next: RowTable;
  private termini = 0;

  constructor(sweep: Sweep, rules: TrainRules, runGain: number, allotment: Allotment) {
    this.sweep = sweep;
    this.rules = rules;
    this.slots = sweep.slots;
    const width = sweep.slots + rules.registers;
    this.state = new Int32Array(width);
    this.work = new Int32Array(width);
    this.writer = new DiagramWriter(allotment);
    this.current = new RowTable(width, allotment);
    this.next = new RowTable(width, allotment);
    this.registers = new Registers(
      rules,
      this.work,
      sweep.slots,
      runGain,
      (row, gain, mask, claims, extra) => {
        allotment.tick();
        const known = this.next.count;
        const target = this.next.add(row);
        if (target === known) this.writer.addState(claims, extra);
        this.writer.addStep(target, gain, mask);
      },
    );
  }

  build(): Diagram {
    this.current.add(this.state);
    for (const layer of this.sweep.layers) {
      this.writer.beginLayer();
      this.registers.beginLayer();
      this.next.clear();
      const { current } = this;
      for (let state = 0; state < current.count; state++) {
        this.writer.beginState();
        current.read(state, this.state);
        this.advance(layer);
      }
      [this.current, this.next] = [this.next, current];
    }
    this.current.drop();
    this.next.drop();
    return this.writer.finish();
  }

  private advance(layer: Layer): void {
    const { state, work } = this;
    work.set(state);
    if (state[this.slots + DONE] === 1) {
      this.registers.pass();
      return;
    }
    this.termini = 0;
    for (let slot = 0; slot < this.slots; slot++) if (state[slot] === TERMINUS) this.termini++;
    let one = -1;
    let other = -1;
    for (const { slot } of layer.arriving) {
      if (state[slot] === 0) continue;
      work[slot] = 0;
      if (one < 0) one = slot;
      else if (other < 0) other = slot;
      else return;
    }
    if (one < 0) this.startHere(layer);
    else if (other < 0) this.goOn(layer, one);
    else this.join(layer, one, other);
  }

  /** No line of the train comes here yet: pass by, begin the route, or lay the middle of a line. */
  private startHere(layer: Layer): void {
    const { work } = this;
    this.registers.pass();
    if (layer.stop >= 0 && this.termini < 2) {
      for (const link of layer.leaving) {
        work[link.slot] = TERMINUS;
        this.settle(layer, false, link);
        work[link.slot] = 0;
      }
    }
    if (!layer.through) return;
    for (const link of layer.leaving) {
      for (const mate of layer.leaving) {
        if (mate === link) break;
        if (layer.stop < 0 && mate.side === link.side) continue;
        work[link.slot] = mate.slot + 1;
        work[mate.slot] = link.slot + 1;
        this.settle(layer, false, link, mate);
        work[link.slot] = 0;
        work[mate.slot] = 0;
      }
    }
  }

  /** One line comes here: it ends, or goes on by another link. */
  private goOn(layer: Layer, slot: number): void {
    const { work } = this;
    const mate = this.state[slot] ?? 0;
    if (layer.stop >= 0) {
      if (mate === TERMINUS) this.close(layer);
      else if (this.termini < 2) {
        work[mate - 1] = TERMINUS;
        this.settle(layer, false);
        work[mate - 1] = slot + 1;
      }
    }
    if (!layer.through) return;
    const side = sideOf(layer, slot);
    for (const link of layer.leaving) {
      if (layer.stop < 0 && link.side === side) continue;
      work[link.slot] = mate;
      if (mate !== TERMINUS) work[mate - 1] = link.slot + 1;
      this.settle(layer, false, link);
      work[link.slot] = 0;
      if (mate !== TERMINUS) work[mate - 1] = slot + 1;
    }
  }

  /** Two lines come here and become one. */
  private join(layer: Layer, one: number, other: number): void {
    const { state, work } = this;
    if (!layer.through || (layer.stop < 0 && sideOf(layer, one) === sideOf(layer, other))) return;
    const mate = state[one] ?? 0;
    const otherMate = state[other] ?? 0;
    if (mate === other + 1) return;
    if (mate === TERMINUS && otherMate === TERMINUS) {
      this.close(layer);
      return;
    }
    if (mate !== TERMINUS) work[mate - 1] = otherMate;
    if (otherMate !== TERMINUS) work[otherMate - 1] = mate;
    this.settle(layer, false);
  }

  private close(layer: Layer): void {
    for (let slot = 0; slot < this.slots; slot++) if (this.work[slot] !== 0) return;
    this.settle(layer, true);
  }

  /** The links in `work` are as they shall be: now what the visit and the links do to the registers. */
  private settle(layer: Layer, closing: boolean, one?: LeavingLink, other?: LeavingLink): void {
    const { registers, rules } = this;
    if ((one && !this.fits(one)) || (other && !this.fits(other))) return;
    registers.prepare(closing, layer.stop < 0 ? FORK_BIT : 0);
    if (layer.stop >= 0) registers.expect(rules.stopGain[layer.stop], rules.stopEffects[layer.stop], 0);
    if (one) registers.expect(rules.linkGain[one.link], rules.linkEffects[one.link], one.bit);
    if (other) registers.expect(rules.linkGain[other.link], rules.linkEffects[other.link], other.bit);
    registers.settle();
  }

  /** Can the link be used beside the open links that lead to the same node? */
  private fits(link: LeavingLink): boolean {
    if (!this.rules.usable[link.link]) return false;
    let used = 0;
    for (const { slot, sameSide } of link.rivals) {
      const mate = this.work[slot];
      if (mate === 0) continue;
      if (sameSide || link.endsThere || mate === link.slot + 1) return false;
      used++;
    }
    return used < 2;
  }
}

function sideOf(layer: Layer, slot: number): number | undefined {
  return layer.arriving.find((link) => link.slot === slot)?.side;
}
