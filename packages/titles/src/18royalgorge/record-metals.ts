import { clockwiseFrom, percentOf } from '@roundhouse/engine';
import { METALS } from './data/companies.ts';
import { core, type StateRG } from './state.ts';

/** There the president of a metal company is whoever holds most; among equals who was it, then the first to the left. */
export class MetalPresidents {
  readonly now: Record<string, string | null> = {};

  follow(state: StateRG): void {
    for (const id of METALS) this.now[id] = this.next(state, id);
  }

  private next(state: StateRG, id: string): string | null {
    const company = core.company(state, id);
    const held = (player: string) => percentOf(company, player);
    const before = this.now[id] ?? null;
    const order = clockwiseFrom(state, before ?? state.players[0]?.id ?? '');
    const most = Math.max(...order.map(held));
    if (most === 0) return null;
    return before !== null && held(before) === most
      ? before
      : (order.find((player) => held(player) === most) ?? null);
  }
}
