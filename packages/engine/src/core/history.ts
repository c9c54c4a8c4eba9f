import { fork } from './derived.ts';
import type { GameEvent } from './event.ts';
import type { Engine } from './game.ts';
import { type Action, readAction } from './move.ts';
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

/** A game with its past: snapshots now and then, so that any position is a few actions away. */
export class History<S extends BaseState> {
  private readonly engine: Engine<S>;
  private readonly snapshots: S[];
  private readonly played: Action[] = [];
  private readonly happened: (readonly GameEvent[])[] = [];
  private present: S;

  constructor(engine: Engine<S>, start: S) {
    this.engine = engine;
    this.snapshots = [fork(start)];
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

  play(action: unknown): Refusal | null {
    const events: GameEvent[] = [];
    let refusal: Refusal | null;
    try {
      refusal = this.engine.play(this.present, action, events);
    } catch (error) {
      // A fault of the rules may have changed half of the state: the game stays where it was.
      this.present = this.replayed(this.played.length);
      throw error;
    }
    if (refusal !== null) return refusal;
    const read = readAction(action);
    if ('action' in read) this.played.push(read.action);
    this.happened.push(events);
    if (this.played.length % EVERY === 0) this.snapshots.push(fork(this.present));
    return null;
  }

  playAll(actions: Iterable<Action>): Stuck | null {
    for (const action of actions) {
      const refusal = this.play(action);
      if (refusal !== null) return { at: this.played.length, action, refusal };
    }
    return null;
  }

  /** The position after `count` actions. */
  at(count: number): S {
    if (count < 0 || count > this.played.length) throw new Error(`There is no position ${count}`);
    return count === this.played.length ? fork(this.present) : this.replayed(count);
  }

  private replayed(count: number): S {
    const nearest = Math.floor(count / EVERY);
    const snapshot = this.snapshots[nearest];
    if (snapshot === undefined) throw new Error(`No snapshot ${nearest}`);
    const state = fork(snapshot);
    for (const action of this.played.slice(nearest * EVERY, count)) this.engine.play(state, action);
    return state;
  }

  /** Takes back all actions after the first `count`. */
  rewind(count: number): void {
    this.present = this.at(count);
    this.played.length = count;
    this.happened.length = count;
    this.snapshots.length = Math.floor(count / EVERY) + 1;
  }
}
