import { describe, expect, test } from 'vitest';
import type { BaseState } from '../core/state.ts';
import { refuse } from '../core/verdict.ts';
import { SmallTable, seats, still } from '../testing/small-table.ts';
import { type OfferFrame, offerOrDo, offers } from './offer.ts';

interface Dealing extends BaseState {
  done: string[];
  spoilt: boolean;
}

const OFFER = { to: 'b', buyer: 'X', seller: 'Y', itemKind: 'train', item: '3-1', price: 50 };
const fresh = (): Dealing => ({
  players: seats('a', 'b'),
  agenda: [],
  random: 0,
  ended: null,
  done: [],
  spoilt: false,
});

const rules = offers<Dealing>({
  problem: (state) => (state.spoilt ? refuse('spoilt') : null),
  carryOut: (state, { item, price }) => state.done.push(`${item} for ${price}`),
  declined: (state, { item }) => state.done.push(`no ${item}`),
});

function offered(): SmallTable<Dealing> {
  const state = fresh();
  state.agenda.push({ kind: 'offer', ...OFFER } satisfies OfferFrame);
  return new SmallTable(state, [rules]);
}

describe('an offer', () => {
  test('is answered by the other player, and accepting carries it out', () => {
    const game = offered();
    expect([game.acting, game.step]).toEqual(['b', 'offer']);
    game.do('b', 'accept');
    expect([game.state.done, game.step]).toEqual([['3-1 for 50'], 'ground']);
  });

  test('declining is noted and told', () => {
    const game = offered().do('b', 'decline');
    expect([game.state.done, game.step]).toEqual([['no 3-1'], 'ground']);
    expect(game.eventsOf('declined')).toEqual([{ type: 'declined', player: 'b', item: '3-1' }]);
  });

  test('cannot be accepted once something stands against it', () => {
    const game = offered();
    game.state.spoilt = true;
    expect([game.rule('b', 'accept'), game.rule('b', 'decline')]).toEqual(['spoilt', null]);
    expect(game.choices('accept')).toEqual([]);
  });

  test('anything else has to wait for the answer, by the rule for what is sold', () => {
    expect(offered().rule('b', 'pass')).toBe('consent-train');
    expect(offered().rule('a', 'accept')).toBe('not-your-turn');
  });
});

describe('a deal', () => {
  test('is done at once where both sides are one player', () => {
    const state = fresh();
    offerOrDo(state, OFFER, 'b', () => state.done.push('done'), still);
    expect([state.done, state.agenda]).toEqual([['done'], []]);
  });

  test('is put to another player, and told', () => {
    const state = fresh();
    const events: unknown[] = [];
    offerOrDo(
      state,
      OFFER,
      'a',
      () => state.done.push('done'),
      (event) => events.push(event),
    );
    expect([state.done, state.agenda]).toEqual([[], [{ kind: 'offer', ...OFFER }]]);
    expect(events).toEqual([{ type: 'offer', from: 'X', to: 'b', item: '3-1', price: 50 }]);
  });
});
