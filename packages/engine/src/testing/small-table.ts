import { z } from 'zod';
import type { GameEvent } from '../core/event.ts';
import { defineFrame, type FrameKind, kindOf } from '../core/frame.ts';
import { type Engine, engineOf } from '../core/game.ts';
import type { Choice, Move } from '../core/move.ts';
import type { RefusalTable } from '../core/refusals.ts';
import type { BaseState, Frame, Player } from '../core/state.ts';
import { KERNEL_TEXTS } from '../core/texts.ts';

/** Support for tests of the kernel: some frames and a state of one's own, with no title around them. Players are a, b, c … */

export const seats = (...ids: readonly string[]): Player[] =>
  ids.map((id) => ({ id, name: id.toUpperCase() }));

export const still = (): void => undefined;

/** Below everything else, so that the agenda is never empty: the first player has nothing to do. */
const ground = <S extends BaseState>(): FrameKind<S> =>
  defineFrame<S, Frame>({
    kind: kindOf('ground'),
    order: 'order.ground',
    actor: ({ players }) => players[0]?.id ?? null,
    proceed: still,
    moves: [],
    label: () => ({ step: 'ground' }),
  });

/** What the kernel's own rounds refuse, in words short enough for a test. */
const RULES: RefusalTable = {
  ...Object.fromEntries(Object.keys(KERNEL_TEXTS).map((code) => [code, code])),
  'bidding.least': 'raise',
  'bidding.multiple': 'raise',
  'bidding.limit': 'limit',
  'auction.not-for-sale': 'order',
  'auction.first-in-line': 'order',
  'auction.only-first': 'order',
  'auction.least': 'bid',
  'auction.multiple': 'bid',
  'auction.set-aside': 'locked',
  'auction.cash': 'locked',
  'agreement.proposed': 'agree',
  spoilt: 'spoilt',
  'order.ground': 'ground',
  'order.auction': 'order',
  'order.bidding': 'nested',
  'order.offer-train': 'consent-train',
};

export class SmallTable<S extends BaseState> {
  readonly state: S;
  readonly events: GameEvent[] = [];
  private readonly engine: Engine<S>;

  /** The frames that are on the agenda of the state go on until somebody has to decide. */
  constructor(state: S, frames: readonly FrameKind<S>[], outsidePlay: readonly Move<S, Frame>[] = []) {
    this.state = state;
    state.agenda.unshift({ kind: 'ground' });
    this.engine = engineOf(
      {
        id: 'small',
        rules: 1,
        name: 'Small',
        players: { min: 1, max: 6 },
        playersRule: 'players',
        options: z.unknown(),
        setup: () => state,
        refusals: RULES,
        frames: [ground<S>(), ...frames],
        outsidePlay,
        worth: () => 0,
        totals: () => ({}),
        faults: () => [],
      },
      { autoPass: false },
    );
    this.engine.settle(state, this.events);
  }

  /** Plays an action that must be accepted. */
  do(player: string, type: string, fields: object = {}): this {
    const refusal = this.engine.play(this.state, { type, player, ...fields }, this.events);
    if (refusal !== null) throw new Error(`${type} is refused by ${refusal.rule}`);
    return this;
  }

  /** The rule that refuses an action; null if it would be accepted. */
  rule(player: string, type: string, fields: object = {}): string | null {
    return this.engine.judge(this.state, { type, player, ...fields })?.rule ?? null;
  }

  choices(type: string): Choice[] {
    return this.engine.choices(this.state).filter(({ action }) => action.type === type);
  }

  get acting(): string | undefined {
    return this.engine.acting(this.state)[0];
  }

  get step(): string {
    return this.engine.label(this.state).step;
  }

  eventsOf(type: GameEvent['type']): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}
