import { BANK } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { fresh, scene } from './testing/scene.ts';

/** Two players with cash, nothing of the five holdings sold but a little of red and blue. */
const plain = (cash = 1000) =>
  scene({
    round: 'stock',
    asked: true,
    cash: { p1: cash, p2: cash },
    holdings: { DPI: { p1: [40, 10], p2: [30] }, MGB: { p1: [30], p2: [40], value: 90 } },
  });

describe('the course of a stock round', () => {
  test('RB-SR-1: SR, OR, OR, SR, OR, OR', () => {
    const play = fresh({ investorValues: 'face' });
    for (const investor of ['I450', 'I40', 'I50', 'I60']) {
      play
        .do(play.acting ?? '', 'name-investor', { investor })
        .do(play.acting ?? '', 'choose', { what: 'money' });
      if (play.types.includes('par')) play.do(play.acting ?? '', 'par', { price: 70 });
    }
    while (!play.where.startsWith('SR 3')) play.do(play.acting ?? '', 'pass');
    const rounds = play.events.flatMap((event) => (event.type === 'round' ? [event.name] : []));
    expect(rounds).toEqual(['SR 1', 'OR 1.1', 'OR 1.2', 'SR 2', 'OR 2.1', 'OR 2.2', 'SR 3']);
  });

  test('RB-SR-2: the Priority Deal begins and turns alternate', () => {
    const play = plain();
    const turns = [play.acting];
    play.do('p1', 'buy', { company: 'DPI', percent: 20 }).do('p1', 'pass');
    turns.push(play.acting);
    play.do('p2', 'pass');
    turns.push(play.acting);
    expect(turns).toEqual(['p1', 'p2', 'p1']);
  });

  test('RB-SR-3: sales of two holdings and one purchase fit into a turn, no second purchase', () => {
    const play = plain();
    play.do('p1', 'sell', { company: 'DPI', percent: 10 }).do('p1', 'sell', { company: 'MGB', percent: 30 });
    play.do('p1', 'start', { company: 'SB', percent: 40, price: 70 });
    expect(play.refusal('p1', 'start', { company: 'AVR', percent: 40, price: 70 })).toBe('RB-SR-3');
    expect(play.refusal('p1', 'buy', { company: 'SB', percent: 10 })).toBe('RB-SR-3');
    expect(play.types).toEqual(['pass']);
  });

  test('RB-SR-4: nothing is sold after the purchase of the turn', () => {
    const play = plain().do('p1', 'buy', { company: 'MGB', percent: 10 });
    expect(play.refusal('p1', 'sell', { company: 'DPI', percent: 10 })).toBe('RB-SR-4');
  });

  test('RB-SR-35: pass, pass ends the round; pass, buy, pass does not', () => {
    const ended = plain().do('p1', 'pass').do('p2', 'pass');
    expect(ended.where).toBe('OR 1.1 place-tokens');
    const going = plain().do('p1', 'pass').do('p2', 'buy', { company: 'MGB', percent: 10 }).do('p2', 'pass');
    expect(going.do('p1', 'pass').where).toBe('SR 1 stock');
    expect(going.acting).toBe('p2');
  });

  test('RB-SR-36: who has passed may act again', () => {
    const play = plain().do('p1', 'pass').do('p2', 'buy', { company: 'MGB', percent: 10 }).do('p2', 'pass');
    play.do('p1', 'buy', { company: 'DPI', percent: 20 });
    expect(play.papers('DPI', 'p1')).toEqual([40, 20, 10]);
  });

  test('RB-SR-37: a turn with a sale only is not a pass', () => {
    const play = plain().do('p1', 'sell', { company: 'DPI', percent: 10 }).do('p1', 'pass').do('p2', 'pass');
    expect([play.where, play.acting]).toEqual(['SR 1 stock', 'p1']);
    expect(play.do('p1', 'pass').where).toBe('OR 1.1 place-tokens');
  });

  test('RB-SR-38: who did not act last has the Priority Deal next', () => {
    const play = plain().do('p1', 'pass').do('p2', 'buy', { company: 'MGB', percent: 10 }).do('p2', 'pass');
    play.do('p1', 'pass').do('p2', 'pass');
    expect(play.state.priority).toBe('p1');
    const other = plain().do('p1', 'buy', { company: 'MGB', percent: 10 }).do('p1', 'pass');
    expect(other.do('p2', 'pass').do('p1', 'pass').state.priority).toBe('p2');
    const seller = plain().do('p1', 'sell', { company: 'DPI', percent: 10 }).do('p1', 'pass');
    expect(seller.do('p2', 'pass').do('p1', 'pass').state.priority).toBe('p2');
  });

  test('RB-SR-39: with nothing bought or sold it stays', () => {
    expect(plain().do('p1', 'pass').do('p2', 'pass').state.priority).toBe('p1');
  });

  test('RB-SR-40: a holding sold out does not rise', () => {
    const play = scene({ round: 'stock', asked: true, holdings: { SB: { p1: [40, 30], p2: [20, 10] } } });
    expect(play.papers('SB', BANK)).toEqual([]);
    expect(play.do('p1', 'pass').do('p2', 'pass').value('SB')).toBe(100);
    expect(play.where).toBe('OR 1.1 place-tokens');
  });
});

describe('the $30 investor', () => {
  const withSwitch = (owner: string) => {
    const play = fresh();
    const what = owner === 'p1' ? 'money' : 'investor';
    play.do('p1', 'name-investor', { investor: 'I30', value: 30 }).do('p2', 'choose', { what });
    for (const investor of ['I40', 'I50', 'I60']) {
      play
        .do(play.acting ?? '', 'name-investor', { investor, value: 0 })
        .do(play.acting ?? '', 'choose', { what: 'money' });
    }
    return play;
  };

  test('RB-INV-5: used by the owner of the Priority Deal in the first stock round, the other begins', () => {
    const play = withSwitch('p1');
    expect([play.where, play.acting, play.state.priority]).toEqual(['SR 1 priority-deal', 'p1', 'p1']);
    play.do('p1', 'switch-priority');
    expect([play.where, play.acting, play.state.priority]).toEqual(['SR 1 stock', 'p2', 'p2']);
  });

  test('RB-INV-3: once in the game', () => {
    const play = withSwitch('p2');
    expect(play.acting).toBe('p2');
    play.do('p2', 'switch-priority');
    expect(play.acting).toBe('p2');
    expect(play.refusal('p2', 'switch-priority')).toBe('RB-INV-3');
    while (!play.where.startsWith('SR 2')) play.do(play.acting ?? '', 'pass');
    expect(play.where).toBe('SR 2 stock');
  });

  test('RB-INV-4: only before the first turn of a stock round', () => {
    const play = withSwitch('p2').do('p2', 'pass');
    expect(play.where).toBe('SR 1 stock');
    expect(play.refusal('p1', 'switch-priority')).toBe('RB-INV-4');
    play.do('p1', 'start', { company: 'SB', percent: 40, price: 70 });
    expect(play.refusal('p2', 'switch-priority')).toBe('RB-INV-4');
    play.do('p2', 'pass').do('p1', 'pass');
    // The next stock round asks again.
    expect([play.where, play.acting]).toEqual(['SR 2 priority-deal', 'p2']);
  });
});
