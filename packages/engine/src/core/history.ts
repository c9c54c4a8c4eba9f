import { clone } from './clone.ts';
import { fork } from './derived.ts';
import type { GameEvent } from './event.ts';
import type { Engine } from './game.ts';
import { hashOf, marksOf } from './hash.ts';
import { type Action, readAction } from './move.ts';
import type { Check } from './record.ts';
import type { BaseState } from './state.ts';
import type { Refusal } from './verdict.ts';

const EVERY = 32;

/** Where a list of actions stops being playable. */
export interface Stuck {
  /** How many actions were played before. */
  readonly at: number;
  readonly action: Action;
  readonly refusal: Refusal;
}

interface Moment<S> {
  readonly count: number;
  readonly state: S;
}

/** A game with its past: snapshots now and then, so that any position is a few actions away. */
export class History<S extends BaseState> {
  /** How many actions lie before the first position that is known. */
  first: number;
  private readonly engine: Engine<S>;
  /** What was kept or played is only added to; taking back makes new lists, so that earlier positions can go on from these. */
  private snapshots: Moment<S>[];
  private played: Action[];
  private fingerprints: Check[] = [];
  private happened: (readonly GameEvent[])[];
  private present: S;
  /** Taken back, the next one first: what is played again was judged in the same position. */
  private undone: Action[] = [];
  /** Grows whenever `present` may have changed. */
  private changes = 0;

  /** `past` are actions that led to `start`; they are told, not played. */
  constructor(engine: Engine<S>, start: S, past: readonly Action[] = []) {
    this.engine = engine;
    this.first = past.length;
    this.played = [...past];
    this.happened = past.map(() => []);
    this.snapshots = [{ count: past.length, state: fork(start) }];
    this.present = fork(start);
  }

  get state(): S {
    return this.present;
  }

  get actions(): readonly Action[] {
    return this.played;
  }

  /** What each action brought about. */
  get events(): readonly (readonly GameEvent[])[] {
    return this.happened;
  }

  /** Fingerprints of the state, now and then. What the actions between them brought about is marked when it is asked for. */
  get checks(): readonly Check[] {
    this.fingerprints = this.fingerprints.map((check) => {
      const start = check.after - EVERY;
      return check.marks === undefined && start >= this.first
        ? { ...check, marks: marksOf(this.happened.slice(start, check.after)) }
        : check;
    });
    return this.fingerprints;
  }

  /** The fingerprint of the position after so many actions, where it was made a moment ago. */
  fingerprintAt(count: number): string | null {
    const last = this.fingerprints.at(-1);
    return last?.after === count ? last.hash : null;
  }

  play(action: unknown, judgedBefore = false): Refusal | null {
    const events: GameEvent[] = [];
    const [next, ...later] = this.undone;
    const isAgain = next !== undefined && JSON.stringify(next) === JSON.stringify(action);
    let refusal: Refusal | null;
    try {
      refusal = this.engine.play(this.present, action, events, judgedBefore || isAgain);
    } catch (error) {
      // A fault of the rules may have changed half of the state: the game stays where it was.
      this.present = this.replayed(this.played.length);
      this.changes++;
      throw error;
    }
    if (refusal !== null) return refusal;
    this.undone = isAgain ? later : [];
    this.changes++;
    const read = readAction(action);
    if ('action' in read) this.played.push(clone(read.action));
    this.happened.push(events);
    if (this.played.length % EVERY === 0) {
      this.snapshots.push({ count: this.played.length, state: fork(this.present) });
      this.fingerprints.push({ after: this.played.length, hash: hashOf(this.present) });
    }
    return null;
  }

  /** Stops where an action is refused, or before the one with which the game is not what it was when the checks were made. */
  playAll(actions: readonly Action[], checks: readonly Check[] = [], judgedBefore = false): Stuck | null {
    return drained(this.playing(actions, checks, judgedBefore));
  }

  /** The same action by action, for whoever wants to do something else in between. */
  *playing(
    actions: readonly Action[],
    checks: readonly Check[] = [],
    judgedBefore = false,
  ): Generator<undefined, Stuck | null> {
    const start = this.played.length;
    const known = new Map(checks.map((check) => [check.after, check]));
    let agreed = start;
    /** The game stands before the action that differs, or where it last agreed. */
    const changed = (check: Check): Stuck | null => {
      const first = this.firstDifference(check);
      const at = first === null ? agreed : first - 1;
      const action = actions[at - start];
      if (action === undefined) return null;
      this.rewind(at);
      const code = first === null ? 'rules-changed' : 'rules-changed-at';
      return {
        at,
        action,
        refusal: { code, rule: 'rules-changed', facts: { from: at + 1, to: check.after } },
      };
    };
    for (const action of actions) {
      const refusal = this.play(action, judgedBefore);
      if (refusal !== null) {
        // Perhaps something else had happened before.
        const next = checks.find(({ after }) => after > this.played.length);
        const isEarlier = next !== undefined && this.firstDifference(next) !== null;
        return (isEarlier ? changed(next) : null) ?? { at: this.played.length, action, refusal };
      }
      const check = known.get(this.played.length);
      if (check !== undefined) {
        if (check.hash !== hashOf(this.present)) return changed(check);
        agreed = check.after;
      }
      yield;
    }
    return null;
  }

  /** The number of the first action that brings about something else than it did; null where the marks do not tell. */
  private firstDifference({ after, marks = '' }: Check): number | null {
    const start = after - marks.length / 2;
    if (marks === '' || start < this.first) return null;
    const now = marksOf(this.happened.slice(start, after));
    for (let i = 0; i < now.length; i += 2)
      if (now.slice(i, i + 2) !== marks.slice(i, i + 2)) return start + i / 2 + 1;
    return null;
  }

  /** The position after `count` actions. */
  at(count: number): S {
    this.assertKnown(count);
    return count === this.played.length ? fork(this.present) : this.replayed(count);
  }

  /** The position after `count` actions, to be had for good, whatever becomes of the game. Not to be changed. */
  keep(count: number): () => S {
    this.assertKnown(count);
    const { changes, present, played, snapshots } = this;
    const isPresent = count === played.length;
    let own: S | null = null;
    return () => {
      if (isPresent && changes === this.changes) return present;
      own ??= this.goOn(nearest(snapshots, count), played, count);
      return own;
    };
  }

  /** Takes back all actions after the first `count`. */
  rewind(count: number): void {
    this.present = this.at(count);
    this.undone = [...this.played.slice(count), ...this.undone];
    this.changes++;
    this.played = this.played.slice(0, count);
    this.happened.length = count;
    this.snapshots = this.snapshots.filter((snapshot) => snapshot.count <= count);
    while ((this.fingerprints.at(-1)?.after ?? 0) > count) this.fingerprints.pop();
  }

  /** An independent game with the same past. */
  fork(): History<S> {
    const copy = new History(this.engine, this.present, this.played);
    return copy.takeOver(this);
  }

  private takeOver(other: History<S>): this {
    this.first = other.first;
    this.happened = [...other.happened];
    this.snapshots = [...other.snapshots];
    this.fingerprints = [...other.fingerprints];
    return this;
  }

  private assertKnown(count: number): void {
    if (count < this.first || count > this.played.length) throw new Error(`There is no position ${count}`);
  }

  private replayed(count: number): S {
    return this.goOn(nearest(this.snapshots, count), this.played, count);
  }

  /** From a moment to the position after the first `count` of these actions. */
  private goOn(from: Moment<S>, actions: readonly Action[], count: number): S {
    const state = fork(from.state);
    for (const action of actions.slice(from.count, count)) this.engine.play(state, action, [], true);
    return state;
  }
}

function nearest<S>(snapshots: readonly Moment<S>[], count: number): Moment<S> {
  const found = snapshots.findLast((snapshot) => snapshot.count <= count);
  if (found === undefined) throw new Error(`No snapshot before ${count}`);
  return found;
}

/** Goes through to the end without a rest. */
export function drained<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
