import { BANK, openGame, totalCash } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { newRecord } from '../testing/random-games.ts';
import { RAILROADS } from './data/railroads.ts';
import { railroadCard } from './state.ts';
import { fresh, type Play } from './testing/scene.ts';
import { title } from './title.ts';

/** Names and takes in turn: each row is the investor, its value and what the chooser takes. */
type Pick = readonly [investor: string, value: number, what: 'money' | 'investor'];

function select(play: Play, picks: readonly Pick[]): Play {
  for (const [investor, value, what] of picks) {
    const namer = play.acting ?? '';
    play.do(namer, 'name-investor', { investor, value });
    play.do(play.acting ?? '', 'choose', { what });
    if (play.where.endsWith('par')) play.do(play.acting ?? '', 'par', { price: 80 });
  }
  return play;
}

describe('the box', () => {
  test('RB-GEN-1: two players, no more and no less', () => {
    for (const count of [1, 3]) {
      expect(openGame(title, newRecord(title.id, count, 1))).toMatchObject({ rule: 'RB-GEN-1' });
    }
    expect(openGame(title, newRecord(title.id, 2, 1))).toHaveProperty('state');
  });

  test('RB-GEN-2: 5 holdings, 20 certificates, 28 railroads, 5 investors', () => {
    const { state } = fresh();
    expect(Object.keys(state.companies)).toHaveLength(5);
    expect(Object.values(state.companies).flatMap(({ certificates }) => certificates)).toHaveLength(20);
    expect(title.totals(state)).toMatchObject({ railroads: 28, investors: 5, tokens: 25, money: 16_512 });
  });

  test('RB-SET-1: the Dominion Atlantic and the green 40% lie on the $450 investor', () => {
    const play = fresh();
    expect(play.papers('MSC', 'I450')).toEqual([40]);
    expect(play.state.waiting).toBe('A1');
    expect(railroadCard('A1').name).toBe('Dominion Atlantic Railway');
    expect(play.state.stack).not.toContain('A1');
  });

  test('RB-SET-2: each player has $200', () => {
    expect([fresh().cash('p1'), fresh().cash('p2')]).toEqual([200, 200]);
  });

  test('RB-SET-3: the stack from A to I/K', () => {
    const { state } = fresh();
    const categories = state.stack.map((card) => railroadCard(card).category);
    expect(categories.join('')).toBe(`AAABBBCCCDDEEFFGGHH${'I/K'.repeat(8)}`);
    expect(state.stack).toEqual(RAILROADS.slice(1).map(({ id }) => id));
  });

  test('RB-SET-4: 19 certificates in the bank and no marker on the track', () => {
    const play = fresh();
    const inBank = Object.keys(play.state.companies).flatMap((id) => play.papers(id, BANK));
    expect(inBank).toHaveLength(19);
    expect(play.state.market).toEqual([]);
    expect(play.value('SB')).toBeNull();
  });
});

describe('naming and taking', () => {
  test('RB-SET-5: A names first, one of the five', () => {
    const play = fresh();
    expect(play.acting).toBe('p1');
    expect(play.list('name-investor').map(({ investor }) => investor)).toEqual([
      'I30',
      'I40',
      'I50',
      'I60',
      'I450',
    ]);
    expect(play.refusal('p2', 'name-investor', { investor: 'I30', value: 5 })).toBe('not-your-turn');
    expect(play.refusal('p1', 'name-investor', { investor: 'I70', value: 5 })).toBe('RB-SET-5');
  });

  test('RB-SET-6, RB-INV-2: who takes the money leaves the investor to the other', () => {
    const play = fresh()
      .do('p1', 'name-investor', { investor: 'I50', value: 45 })
      .do('p2', 'choose', { what: 'money' });
    expect([play.cash('p1'), play.cash('p2'), play.state.investors.I50?.at]).toEqual([200, 245, 'p1']);
  });

  test('RB-SET-6, RB-INV-2: who takes the investor leaves the money to the other', () => {
    const play = fresh().do('p1', 'name-investor', { investor: 'I50', value: 45 });
    expect(play.refusal('p2', 'choose', { what: 'both' })).toBe('action-malformed');
    play.do('p2', 'choose', { what: 'investor' });
    expect([play.cash('p1'), play.cash('p2'), play.state.investors.I50?.at]).toEqual([245, 200, 'p2']);
  });

  test('RB-SET-7: the bank pays, the taker of the investor nothing', () => {
    const play = fresh();
    const bank = play.cash(BANK);
    play.do('p1', 'name-investor', { investor: 'I60', value: 70 }).do('p2', 'choose', { what: 'investor' });
    expect(play.cash('p1') + play.cash('p2')).toBe(470);
    expect(play.cash(BANK)).toBe(bank - 70);
    expect(totalCash(play.state)).toBe(16_512);
  });

  test('RB-SET-8, RB-SET-9: A, B, B and A name', () => {
    const play = fresh();
    const namers: (string | undefined)[] = [];
    for (const investor of ['I30', 'I40', 'I50', 'I60']) {
      namers.push(play.acting);
      select(play, [[investor, 10, 'money']]);
    }
    expect(namers).toEqual(['p1', 'p2', 'p2', 'p1']);
  });

  test('RB-SET-10: any whole number of dollars from 0 up', () => {
    const named = (value: unknown) => fresh().refusal('p1', 'name-investor', { investor: 'I30', value });
    expect([0, 500, 20_000].map(named)).toEqual([null, null, null]);
    const [listed] = fresh().engine.choices(fresh().state);
    expect(listed).toMatchObject({
      range: { field: 'value', min: 0, max: 1000, step: 1 },
      notExhaustive: true,
    });
    expect(named(-1)).toBe('RB-SET-10');
    expect(named(12.5)).toBe('action-malformed');
    expect(named(undefined)).toBe('RB-SET-10');
  });

  test('RB-SET-11: with face values no value is asked', () => {
    const play = fresh({ investorValues: 'face' });
    expect(play.list('name-investor')[0]).toEqual({ type: 'name-investor', player: 'p1', investor: 'I30' });
    expect(play.refusal('p1', 'name-investor', { investor: 'I60', value: 60 })).toBe('RB-SET-11');
    play.do('p1', 'name-investor', { investor: 'I60' }).do('p2', 'choose', { what: 'money' });
    expect(play.cash('p2')).toBe(260);
  });
});

describe('after the fourth', () => {
  test('RB-SET-12, RB-INV-1: the fifth is removed and both get its face value', () => {
    const play = select(fresh(), [
      ['I30', 0, 'money'],
      ['I40', 0, 'money'],
      ['I60', 0, 'money'],
      ['I450', 0, 'money'],
    ]);
    expect([play.cash('p1'), play.cash('p2')]).toEqual([250, 250]);
    expect(Object.values(play.state.investors).map(({ at }) => at)).toEqual(['p1', 'p2', 'gone', 'p2', 'p1']);
  });

  test('RB-SET-13: the $450 investor left over gives back certificate and railroad', () => {
    const play = select(fresh(), [
      ['I30', 0, 'money'],
      ['I40', 0, 'money'],
      ['I50', 0, 'money'],
      ['I60', 0, 'money'],
    ]);
    expect([play.cash('p1'), play.cash('p2')]).toEqual([650, 650]);
    expect(play.papers('MSC', BANK)).toEqual([40, 30, 20, 10]);
    expect(play.state.stack).toHaveLength(28);
    expect(play.state.stack[0]).toBe('A1');
    play.do('p1', 'pass');
    expect(play.list('start').some(({ company }) => company === 'MSC')).toBe(true);
  });

  test('RB-SET-14: A takes the first stock turn', () => {
    const play = select(fresh(), [
      ['I450', 500, 'investor'],
      ['I40', 40, 'money'],
      ['I50', 50, 'money'],
      ['I60', 60, 'money'],
    ]);
    expect([play.where, play.acting]).toEqual(['SR 1 stock', 'p1']);
  });
});

describe('the $450 investor', () => {
  const taken = () =>
    fresh()
      .do('p1', 'name-investor', { investor: 'I450', value: 400 })
      .do('p2', 'choose', { what: 'investor' });

  test('RB-INV-8: brings the green 40% without payment', () => {
    const play = taken();
    expect(play.papers('MSC', 'p2')).toEqual([40]);
    expect(play.cash('p2')).toBe(200);
    expect(play.holding('MSC').director).toBe('p2');
  });

  test('RB-INV-10, RB-HOLD-5: its owner sets the price before the selection goes on', () => {
    const play = taken();
    expect([play.acting, play.types]).toEqual(['p2', ['par']]);
    expect(play.list('par').map(({ price }) => price)).toEqual([70, 80, 90, 100]);
    expect(play.refusal('p2', 'par', { price: 60 })).toBe('RB-HOLD-5');
    expect(play.refusal('p2', 'par', { price: 110 })).toBe('RB-HOLD-5');
    expect(play.refusal('p2', 'name-investor', { investor: 'I30', value: 1 })).toBe('RB-INV-10');
    play.do('p2', 'par', { price: 90 });
    expect([play.value('MSC'), play.holding('MSC').par, play.where]).toEqual([
      90,
      90,
      'Investors name-investor',
    ]);
  });
});
