import {
  CLAIMED,
  DONE,
  type Effect,
  LEAVE_BIT,
  type Mark,
  STATION,
  TAKE_SHIFT,
  type Take,
  type TrainRules,
} from './rules.ts';

/** Takes a state that a step can lead to, with all that is known about it. */
type Receiver = (row: Int32Array, gain: number, mask: number, claims: number, extra: number) => void;

/** Works the effects of a step out on the registers of a row; where a train has a choice, one state for each. */
export class Registers {
  private readonly rules: TrainRules;
  private readonly work: Int32Array;
  private readonly slots: number;
  private readonly runGain: number;
  private readonly receive: Receiver;
  private readonly out: Int32Array;
  private readonly effects: Effect[] = [];
  private expected = 0;
  private gain = 0;
  private mask = 0;
  private closing = false;
  private layer = -1;

  constructor(rules: TrainRules, work: Int32Array, slots: number, runGain: number, receive: Receiver) {
    this.rules = rules;
    this.work = work;
    this.slots = slots;
    this.runGain = runGain;
    this.receive = receive;
    this.out = new Int32Array(work.length);
  }

  beginLayer(): void {
    this.layer++;
  }

  /** The train does nothing here. */
  pass(): void {
    this.closing = false;
    this.emit(0, 0);
  }

  prepare(closing: boolean, mask: number): void {
    this.closing = closing;
    this.mask = mask;
    this.gain = 0;
    this.expected = 0;
  }

  expect(gain = 0, effects: readonly Effect[] = [], bit = 0): void {
    this.gain += gain;
    this.mask |= bit;
    for (const effect of effects) this.effects[this.expected++] = effect;
  }

  settle(): void {
    this.apply(0, this.gain, this.mask);
  }

  private apply(index: number, gain: number, mask: number): void {
    const effect = this.effects[index];
    if (effect === undefined || index >= this.expected) {
      this.emit(gain, mask);
      return;
    }
    const at = this.slots + effect.register;
    const before = this.work[at] ?? 0;
    switch (effect.kind) {
      case 'spend':
        if (before + effect.amount > effect.limit) return;
        this.work[at] = before + effect.amount;
        this.apply(index + 1, gain, mask);
        break;
      case 'count':
        this.work[at] = Math.min(before + 1, effect.enough);
        this.apply(index + 1, gain, mask);
        break;
      case 'visit':
        if (before !== 0) return;
        this.work[at] = 1;
        this.apply(index + 1, gain, mask);
        break;
      case 'mark':
        this.applyMark(effect, index, gain, mask);
        break;
      case 'take':
        this.applyTake(effect, index, gain, mask);
        break;
      case 'deliver':
        this.work[at] = before - 1;
        this.apply(index + 1, before > 0 ? gain + effect.gain : gain, mask);
        break;
    }
    this.work[at] = before;
  }

  private applyMark(mark: Mark, index: number, gain: number, mask: number): void {
    const at = this.slots + mark.register;
    const before = this.work[at] ?? 0;
    const after = before === CLAIMED ? CLAIMED : before | mark.bit;
    const earned = after === mark.full && before !== mark.full;
    const claims = earned && mark.claim !== 0;
    if (!claims || mark.mayDecline) {
      this.work[at] = after;
      this.apply(index + 1, earned && !claims ? gain + mark.gain : gain, mask);
    }
    if (claims) {
      this.work[at] = CLAIMED;
      this.apply(index + 1, gain + mark.gain, mask | mark.claim);
    }
  }

  /** Any number of cubes up to what waiting targets and those ahead could use; all of these where nobody else wants them. */
  private applyTake(take: Take, index: number, gain: number, mask: number): void {
    const at = this.slots + take.register;
    const before = this.work[at] ?? 0;
    const wanted = (this.rules.cubes?.targetsAhead[this.layer] ?? 0) - before;
    const most = Math.max(0, Math.min(take.cubes, wanted));
    for (let cubes = take.contested ? 0 : most; cubes <= most; cubes++) {
      this.work[at] = before + cubes;
      const left = cubes < most ? LEAVE_BIT : 0;
      const earned = take.gain * Math.min(cubes, Math.max(0, -before));
      this.apply(index + 1, gain + earned, take.contested ? mask | (cubes << TAKE_SHIFT) | left : mask);
    }
  }

  /** Hands the state on, unless it leads nowhere; with what no longer matters forgotten, so that like states meet. */
  private emit(gain: number, mask: number): void {
    const { out, rules } = this;
    out.set(this.work);
    const claims = this.claimed();
    const extra = this.extraUsed();
    if (this.closing) {
      if (!this.complete()) return;
      this.retire(claims, extra);
      this.receive(out, gain + this.runGain, mask, claims, extra);
      return;
    }
    if (out[this.slots + DONE] === 0) {
      const hopeless = !rules.stationAhead[this.layer] && out[this.slots + STATION] === 0 && this.started();
      if (hopeless) return;
      this.trimCubes();
      this.forget();
    }
    this.receive(out, gain, mask, claims, extra);
  }

  private claimed(): number {
    let claims = 0;
    for (const { register, bit } of this.rules.claims) {
      if (this.out[this.slots + register] === CLAIMED) claims |= bit;
    }
    return claims;
  }

  private extraUsed(): number {
    const budget = this.rules.budgets[0];
    return budget === undefined
      ? 0
      : Math.max(0, (this.out[this.slots + budget.register] ?? 0) - budget.size);
  }

  /** May the route end like this? */
  private complete(): boolean {
    const { out, slots } = this;
    const { count } = this.rules;
    if (out[slots + STATION] === 0) return false;
    return !count || (out[slots + count.register] ?? 0) >= count.enough;
  }

  /** A finished train only remembers what other trains must know of. */
  private retire(claims: number, extra: number): void {
    const { out, slots } = this;
    out.fill(0);
    out[slots + DONE] = 1;
    for (const { register, bit } of this.rules.claims)
      if ((claims & bit) !== 0) out[slots + register] = CLAIMED;
    const budget = this.rules.budgets[0];
    if (budget !== undefined && extra > 0) out[slots + budget.register] = budget.size + extra;
  }

  private forget(): void {
    const { out, slots, layer } = this;
    for (const { register, size, ahead } of this.rules.budgets) {
      if ((out[slots + register] ?? 0) + (ahead[layer] ?? 0) <= size) out[slots + register] = 0;
    }
    for (const register of this.rules.forget[layer] ?? []) {
      if (out[slots + register] !== CLAIMED) out[slots + register] = 0;
    }
  }

  /** More cubes than there are targets ahead are worth nothing, and no more targets wait than there are cubes ahead. */
  private trimCubes(): void {
    const { cubes } = this.rules;
    if (cubes === undefined) return;
    const at = this.slots + cubes.register;
    const most = cubes.targetsAhead[this.layer] ?? 0;
    const least = -(cubes.cubesAhead[this.layer] ?? 0);
    this.out[at] = Math.max(least, Math.min(most, this.out[at] ?? 0));
  }

  private started(): boolean {
    for (let slot = 0; slot < this.slots; slot++) if (this.out[slot] !== 0) return true;
    return false;
  }
}
