import { findFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { DraftFrame } from './draft.ts';
import { fresh, type Scene } from './testing/scene.ts';

/** A draft of these cards, with everybody at $450 unless told otherwise; p1 begins. */
function draft(...row: readonly string[]): Scene {
  const game = fresh(3);
  for (const card of row) if (card.startsWith('P')) game.owns(card, 'bank');
  const frame = findFrame(game.state, DraftFrame);
  if (frame === undefined) throw new Error('There is no draft');
  frame.row = [...row];
  frame.turn = 'p1';
  game.state.priority = 'p1';
  return game;
}
const claim = (game: Scene, card: string) => game.do(game.acting, 'claim', { card });

describe('claiming', () => {
  test('1867BW-6-1 one card a turn, clockwise from the starting player', () => {
    const game = fresh(4, 3);
    const order = ['S1', 'S2'].map((card) => {
      const player = game.acting;
      claim(game, card);
      return Number(player.slice(1));
    });
    expect(order[1]).toBe(((order[0] ?? 0) % 4) + 1);
    expect(game.rule(`p${order[0]}`, 'claim', { card: 'priority' })).toBe('not-your-turn');
  });

  test('1867BW-6-2 any card of the row', () => {
    const game = draft('S1', 'P1', 'P5', 'P12', 'priority');
    expect(game.offered('claim', 'card')).toEqual(['S1', 'P1', 'P5', 'P12', 'priority']);
    expect(game.rule('p1', 'claim', { card: 'P7' })).toBe('1867BW-6-2');
    expect(claim(game, 'P5').owner('P5')).toBe('p1');
  });

  test('1867BW-6-3 $5 on each card to its left', () => {
    const game = claim(draft('S1', 'P1', 'S2', 'P5', 'priority'), 'P5');
    expect(game.cash('p1')).toBe(450 - 60 - 15);
    expect(['S1', 'P1', 'S2', 'priority'].map((card) => game.cash(card))).toEqual([5, 5, 5, 0]);
  });

  test('1867BW-6-4 the face value goes to the bank', () => {
    const game = draft('P5', 'priority');
    const bank = game.cash('bank');
    claim(game, 'P5');
    expect([game.cash('p1'), game.cash('bank') - bank]).toEqual([390, 60]);
  });

  test('1867BW-6-5 money on the card goes to the player', () => {
    const game = draft('P1', 'priority').has('P1', 20);
    expect(claim(game, 'P1').cash('p1')).toBe(450 - 30 + 20);
    expect(game.cash('P1')).toBe(0);
  });

  test('1867BW-6-6 and cannot help to pay for it', () => {
    const game = draft('P1', 'S1', 'priority').has('P1', 10).has('p1', 25);
    expect(game.rule('p1', 'claim', { card: 'P1' })).toBe('1867BW-6-6');
    expect(game.offered('claim', 'card')).toEqual(['S1', 'priority']);
  });

  test('1867BW-6-7 speculators and the priority deal cost nothing themselves', () => {
    const game = draft('S1', 'S2', 'priority').has('S1', 15);
    expect(claim(game, 'S1').cash('p1')).toBe(465);
    expect(claim(game, 'priority').cash('p2')).toBe(445);
  });
});

describe('passing and the end', () => {
  test('1867BW-6-8 who can afford a card must claim one', () => {
    const game = draft('P1', 'S1');
    expect(game.rule('p1', 'pass')).toBe('1867BW-6-8');
    expect(game.has('p1', 4).rule('p1', 'pass')).toBe(null);
  });

  test('1867BW-6-9 who cannot is out of the draft', () => {
    const game = draft('P1', 'P5', 'P12').has('p1', 20);
    expect(game.possible).toEqual(['pass']);
    game.do('p1', 'pass').do('p2', 'claim', { card: 'P12' }).do('p3', 'claim', { card: 'P1' });
    expect(game.acting).toBe('p2');
  });

  test('1867BW-6-10 until the row is empty', () => {
    const game = draft('P1', 'priority').has('p3', 500);
    claim(game, 'P1');
    expect(game.where).toBe('Draft draft');
    claim(game, 'priority');
    expect(game.where).toBe('SR 1 stock');
  });

  test('1867BW-6-11 the priority deal card gives the priority deal', () => {
    const game = draft('P1', 'priority', 'S1');
    claim(game, 'P1');
    claim(game, 'priority');
    claim(game, 'S1');
    expect([game.state.priority, game.acting]).toEqual(['p2', 'p2']);
  });

  test('1867BW-6-12 speculators and the priority deal card are gone', () => {
    const game = draft('S1', 'priority');
    claim(claim(game, 'S1'), 'priority');
    expect(Object.keys(game.state.privates).filter((item) => !/^P\d+$/.test(item))).toEqual([]);
    expect(game.engine.advisedChoices(game.state).some(({ action }) => action.type === 'claim')).toBe(false);
  });

  test('1867BW-6-13 what nobody can afford leaves the game, P13 with its corporation', () => {
    const game = draft('P13', 'P3').has('P13', 10).owns('P3', 'bank');
    for (const player of ['p1', 'p2', 'p3']) game.has(player, 20);
    for (const player of ['p1', 'p2', 'p3']) game.do(player, 'pass');
    expect([game.where, game.acting]).toEqual(['SR 1 stock', 'p1']);
    expect([game.isOpen('P13'), game.isOpen('P3'), game.stage(game.state.investment)]).toEqual([
      false,
      false,
      'removed',
    ]);
    expect([game.cash('P13'), game.offered('start', 'company')]).not.toContain(game.state.investment);
  });
});

describe('P13', () => {
  test('1867BW-14.13-1 its claimer gets the director’s certificate and sets the starting value at once', () => {
    const game = claim(draft('P13', 'S1', 'priority'), 'P13');
    const { investment } = game.state;
    expect([game.acting, game.where.split(' ').at(-1), game.offered('par', 'price')]).toEqual([
      'p1',
      'par',
      [60, 80],
    ]);
    game.do('p1', 'par', { price: 80 });
    expect([game.president(investment), game.price(investment), game.stage(investment)]).toEqual([
      'p1',
      80,
      'open',
    ]);
    expect(game.acting).toBe('p2');
  });

  test('1867BW-14.13-2 the bank pays twice the starting value', () => {
    const game = claim(draft('P13', 'S1'), 'P13').do('p1', 'par', { price: 60 });
    expect([game.cash(game.state.investment), game.cash('p1')]).toEqual([120, 450 - 140]);
    expect(game.percent(game.state.investment, game.state.investment)).toBe(80);
  });
});

test('the log tells a claim once: its price, what was put on other cards, and what lay on it', () => {
  const game = draft('S1', 'P4', 'S2', 'P5', 'P2', 'priority');
  for (const card of ['P5', 'P4', 'P2', 'S1']) claim(game, card);
  expect(game.log).toEqual([
    'p1 claims P5 for $60 and puts $15 on cards passed over',
    'p2 claims P4 for $50, puts $5 on cards passed over and takes the $5 that lay on it',
    'p3 claims P2 for $40 and puts $10 on cards passed over',
    'p1 claims a speculator and takes the $15 that lay on it',
  ]);
});
