import { CLAIMED, DONE, type Effect, FORK_BIT, STATION, TAKE_BIT, type TrainRules } from './effects.ts';
import { IntList } from './int-list.ts';
import { RowTable } from './row-table.ts';
import type { Layer, LeavingLink, Sweep } from './sweep.ts';

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

/** In a slot: 0 for a link that is not used, the other end's slot + 1, or this if the line's other end is its terminus. */
const TERMINUS = 1 << 20;

export function buildDiagram(sweep: Sweep, rules: TrainRules, runGain: number): Diagram {
  return new Builder(sweep, rules, runGain).build();
}

class Builder {
  private readonly sweep: Sweep;
  private readonly rules: TrainRules;
  private readonly runGain: number;
  private readonly slots: number;
  private readonly state: Int32Array;
  private readonly work: Int32Array;
  private readonly out: Int32Array;
  private readonly effects: Effect[] = [];
  private effectCount = 0;
  private layer = 0;
  private next: RowTable;
  private closing = false;
  private termini = 0;

  private readonly steps = new IntList(256);
  private readonly to = new IntList(1024);
  private readonly gain = new IntList(1024);
  private readonly mask = new IntList(1024);
  private readonly masks = new IntList();
  private readonly maskLayer = new IntList();
  private readonly claims = new IntList(256);
  private readonly extra = new IntList(256);
  private layerMasks = 0;
  private states = 0;
  private unit = 0;

  constructor(sweep: Sweep, rules: TrainRules, runGain: number) {
    this.sweep = sweep;
    this.rules = rules;
    this.runGain = runGain;
    this.slots = sweep.slots;
    const width = sweep.slots + rules.registers;
    this.state = new Int32Array(width);
    this.work = new Int32Array(width);
    this.out = new Int32Array(width);
    this.next = new RowTable(width);
  }

  build(): Diagram {
    const { layers } = this.sweep;
    const first = new Int32Array(layers.length + 2);
    let current = new RowTable(this.state.length);
    current.add(this.state);
    this.claims.push(0);
    this.extra.push(0);
    this.states = 1;
    for (const [index, layer] of layers.entries()) {
      this.layer = index;
      this.layerMasks = this.masks.length;
      first[index + 1] = this.states;
      this.next.clear();
      for (let state = 0; state < current.count; state++) {
        this.steps.push(this.to.length);
        current.read(state, this.state);
        this.advance(layer);
      }
      this.states += this.next.count;
      [current, this.next] = [this.next, current];
    }
    first[layers.length + 1] = this.states;
    for (let state = 0; state <= current.count; state++) this.steps.push(this.to.length);
    return {
      first,
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

  private advance(layer: Layer): void {
    const { state, work } = this;
    work.set(state);
    this.closing = false;
    this.effectCount = 0;
    if (state[this.slots + DONE] === 1) {
      this.emit(0, 0);
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

  /** No line of the train comes here yet: pass by, begin a route, or begin two arms of a line. */
  private startHere(layer: Layer): void {
    this.emit(0, 0);
    if (layer.stop >= 0 && this.termini < 2) {
      for (const link of layer.leaving) {
        this.work[link.slot] = TERMINUS;
        this.leave(layer, link.bit, link);
        this.work[link.slot] = 0;
      }
    }
    if (!layer.through) return;
    for (const link of layer.leaving) {
      for (const mate of layer.leaving) {
        if (mate === link) break;
        if (layer.stop < 0 && mate.side === link.side) continue;
        this.work[link.slot] = mate.slot + 1;
        this.work[mate.slot] = link.slot + 1;
        this.leave(layer, link.bit | mate.bit, link, mate);
        this.work[link.slot] = 0;
        this.work[mate.slot] = 0;
      }
    }
  }

  /** One line comes here: it ends, or goes on by another link. */
  private goOn(layer: Layer, slot: number): void {
    const mate = this.state[slot] ?? 0;
    if (layer.stop >= 0) {
      if (mate === TERMINUS) this.close(layer);
      else if (this.termini < 2) {
        this.work[mate - 1] = TERMINUS;
        this.leave(layer, 0);
        this.work[mate - 1] = slot + 1;
      }
    }
    if (!layer.through) return;
    const side = layer.arriving.find((link) => link.slot === slot)?.side;
    for (const link of layer.leaving) {
      if (layer.stop < 0 && link.side === side) continue;
      this.work[link.slot] = mate;
      if (mate !== TERMINUS) this.work[mate - 1] = link.slot + 1;
      this.leave(layer, link.bit, link);
      this.work[link.slot] = 0;
      if (mate !== TERMINUS) this.work[mate - 1] = slot + 1;
    }
  }

  /** Two lines come here and become one. */
  private join(layer: Layer, one: number, other: number): void {
    if (!layer.through) return;
    const sideOf = (slot: number) => layer.arriving.find((link) => link.slot === slot)?.side;
    if (layer.stop < 0 && sideOf(one) === sideOf(other)) return;
    const { state, work } = this;
    const mate = state[one] ?? 0;
    const otherMate = state[other] ?? 0;
    if (mate === other + 1) return;
    if (mate === TERMINUS && otherMate === TERMINUS) {
      this.close(layer);
      return;
    }
    if (mate !== TERMINUS) work[mate - 1] = otherMate;
    if (otherMate !== TERMINUS) work[otherMate - 1] = mate;
    this.leave(layer, 0);
  }

  private close(layer: Layer): void {
    for (let slot = 0; slot < this.slots; slot++) if (this.work[slot] !== 0) return;
    this.closing = true;
    this.leave(layer, 0);
    this.closing = false;
  }

  /** The links in `work` are settled: now what the visit does to the registers. */
  private leave(layer: Layer, mask: number, one?: LeavingLink, other?: LeavingLink): void {
    if ((one && !this.fits(one)) || (other && !this.fits(other))) return;
    const { rules } = this;
    let gain = 0;
    this.effectCount = 0;
    if (layer.stop >= 0) {
      gain += rules.stopGain[layer.stop] ?? 0;
      this.await(rules.stopEffects[layer.stop]);
    }
    if (one !== undefined) {
      gain += rules.linkGain[one.link] ?? 0;
      this.await(rules.linkEffects[one.link]);
    }
    if (other !== undefined) {
      gain += rules.linkGain[other.link] ?? 0;
      this.await(rules.linkEffects[other.link]);
    }
    this.settle(0, gain, layer.stop < 0 ? mask | FORK_BIT : mask);
  }

  private await(effects: readonly Effect[] = []): void {
    for (const effect of effects) this.effects[this.effectCount++] = effect;
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

  private settle(index: number, gain: number, mask: number): void {
    const effect = this.effects[index];
    if (effect === undefined || index >= this.effectCount) {
      this.emit(gain, mask);
      return;
    }
    const at = this.slots + effect.register;
    const before = this.work[at] ?? 0;
    switch (effect.kind) {
      case 'spend':
        if (before + effect.amount > effect.limit) return;
        this.work[at] = before + effect.amount;
        this.settle(index + 1, gain, mask);
        break;
      case 'count':
        this.work[at] = Math.min(before + 1, effect.enough);
        this.settle(index + 1, gain, mask);
        break;
      case 'visit':
        if (before !== 0) return;
        this.work[at] = 1;
        this.settle(index + 1, gain, mask);
        break;
      case 'mark':
        this.settleMark(effect, index, before, gain, mask);
        break;
      case 'take':
        if (effect.contested) this.settle(index + 1, gain, mask);
        this.work[at] = before + 1;
        this.settle(index + 1, gain, effect.contested ? mask | TAKE_BIT : mask);
        break;
      case 'deliver':
        this.settle(index + 1, gain, mask);
        this.work[at] = before - 1;
        this.settle(index + 1, gain + effect.gain, mask);
        break;
    }
    this.work[at] = before;
  }

  private settleMark(
    { register, bit, full, gain: earned, claim, mayDecline }: Extract<Effect, { kind: 'mark' }>,
    index: number,
    before: number,
    gain: number,
    mask: number,
  ): void {
    const at = this.slots + register;
    const after = before === CLAIMED ? CLAIMED : before | bit;
    const earns = after === full && before !== full;
    if (!earns || claim === 0 || mayDecline) {
      this.work[at] = after;
      this.settle(index + 1, earns && claim === 0 ? gain + earned : gain, mask);
    }
    if (earns && claim !== 0) {
      this.work[at] = CLAIMED;
      this.settle(index + 1, gain + earned, mask | claim);
    }
  }

  private emit(gain: number, mask: number): void {
    const { out, slots, rules, layer } = this;
    out.set(this.work);
    let claims = 0;
    for (const { register, bit } of rules.claims) if (out[slots + register] === CLAIMED) claims |= bit;
    const { cubes, count } = rules;
    const first = rules.budgets[0];
    const extra = first === undefined ? 0 : Math.max(0, (out[slots + first.register] ?? 0) - first.size);
    if (this.closing) {
      if (out[slots + STATION] === 0 || (count && out[slots + count.register] !== count.enough)) return;
      if (cubes && (out[slots + cubes.register] ?? 0) < 0) return;
      out.fill(0);
      out[slots + DONE] = 1;
      for (const { register, bit } of rules.claims) if ((claims & bit) !== 0) out[slots + register] = CLAIMED;
      if (first !== undefined && extra > 0) out[slots + first.register] = first.size + extra;
      this.push(gain + this.runGain, mask, claims, extra);
      return;
    }
    if (out[slots + DONE] === 0) {
      if (!rules.stationAhead[layer] && out[slots + STATION] === 0 && this.started()) return;
      for (const { register, size, ahead } of rules.budgets) {
        if ((out[slots + register] ?? 0) + (ahead[layer] ?? 0) <= size) out[slots + register] = 0;
      }
      for (const register of rules.forget[layer] ?? []) {
        if (out[slots + register] !== CLAIMED) out[slots + register] = 0;
      }
      if (cubes) {
        const at = slots + cubes.register;
        const left = out[at] ?? 0;
        if (left < -(cubes.depositsAhead[layer] ?? 0)) return;
        out[at] = Math.min(left, cubes.targetsAhead[layer] ?? 0);
      }
    }
    this.push(gain, mask, claims, extra);
  }

  private started(): boolean {
    for (let slot = 0; slot < this.slots; slot++) if (this.out[slot] !== 0) return true;
    return false;
  }

  private push(gain: number, mask: number, claims: number, extra: number): void {
    const known = this.next.count;
    const index = this.next.add(this.out);
    if (index === known) {
      this.claims.push(claims);
      this.extra.push(extra);
    }
    let number = this.layerMasks;
    while (number < this.masks.length && this.masks.data[number] !== mask) number++;
    if (number === this.masks.length) {
      this.masks.push(mask);
      this.maskLayer.push(this.layer);
    }
    this.to.push(this.states + index);
    this.gain.push(gain);
    this.mask.push(number);
    if (this.unit === 0 || gain % this.unit !== 0) this.unit = gcd(this.unit, gain);
  }
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
