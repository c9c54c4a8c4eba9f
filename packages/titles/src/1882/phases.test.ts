import { BANK } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { later, type RoundScene } from './testing/scene.ts';

const deal = (train: string, price: number) => ({ train, price, from: BANK, trade: '' });
const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation });
const PRIVATES = ['P1', 'P2', 'P3', 'P4', 'P5'];

/** CPR of p1 is about to buy the first train of a phase; HBR of p2 operates next. */
function eve(next: string, round: RoundScene = { queue: ['HBR'] }) {
  const game = later().company('CPR', { p1: 60 }, { treasury: 2000 }).company('HBR', { p2: 60 });
  game.phase(next).operated('HBR').operate('CPR', 'trains', round);
  const { depot } = game.state;
  if (next !== 'D') depot.stack.unshift(...depot.gone.splice(-1));
  game.state.phase = { 3: '2', 4: '3', 5: '4', 6: '5', D: '6' }[next] ?? '2';
  return game;
}
const PRICE: Readonly<Record<string, number>> = { 3: 180, 4: 300, 5: 450, 6: 630, D: 1100 };
const buy = (next: string, game = eve(next)) => game.do('p1', 'train', deal(`${next}-0`, PRICE[next] ?? 0));
const open = (game: ReturnType<typeof eve>) => PRIVATES.filter((id) => game.isOpen(id));

describe('Phase 2', () => {
  test('1882-8-6 only yellow tiles', () => {
    const game = later().company('HBR', { p1: 60 }).operate('HBR').tile('G11', '57', 1);
    expect(game.rule('p1', 'lay', lay('G11', '14', 1))).toBe('1882-8-6');
    expect(game.actions('lay').filter(({ hex }) => hex === 'G11')).toEqual([]);
  });

  test('1882-8-7 one operating round between stock rounds', () => {
    const game = later().company('HBR', { p1: 60 }).stock(1);
    game.passWhile(() => !game.where.startsWith('SR 2'));
    expect(game.rounds).toEqual(['OR 1.1', 'SR 2']);
  });

  test('1882-8-9 four trains at most in Phases 2 and 3', () => {
    for (const phase of ['2', '3']) {
      const game = later().company('CPR', { p1: 60 }, { treasury: 2000 }).trains('CPR', '2', '2', '2', '2');
      game.phase(phase).operate('CPR', 'trains');
      const [first] = game.state.depot.stack;
      expect(game.rule('p1', 'train', deal(first?.id ?? '', phase === '2' ? 80 : 180))).toBe('1882-8-9');
      expect(game.actions('train')).toEqual([]);
    }
  });
});

describe('Phase 3', () => {
  test('1882-8-10 the first 3-train brings green tiles, for the next company already', () => {
    const game = eve('3').tile('G11', '57', 1);
    buy('3', game).do('p1', 'pass');
    expect([game.state.phase, game.turn.company]).toEqual(['3', 'HBR']);
    expect(game.rule('p2', 'lay', lay('G11', '14', 1))).toBe(null);
  });

  test('1882-8-11 two operating rounds, read off when the stock round ends', () => {
    const game = buy('3');
    game.passWhile(() => !game.where.startsWith('SR 4'));
    expect(game.rounds).toEqual(['SR 3', 'OR 3.1', 'OR 3.2', 'SR 4']);
  });

  test('1882-8-12 companies may buy private companies', () => {
    const at = (phase: string) =>
      later().phase(phase).company('CPR', { p1: 60 }).owns('P1', 'p1').operate('CPR');
    expect(at('2').rule('p1', 'private', { item: 'P1', price: 20 })).toBe('1882-8-12');
    expect(at('3').rule('p1', 'private', { item: 'P1', price: 20 })).toBe(null);
  });
});

describe('Phase 4', () => {
  test('1882-8-13 all 2-trains rust without compensation', () => {
    const game = eve('4');
    game.state.companies.HBR?.trains.push({ id: '2-0', type: '2' }, { id: '3-0', type: '3' });
    game.state.companies.CPR?.trains.push({ id: '2-1', type: '2' });
    buy('4', game);
    expect([game.state.phase, game.trainsOf('HBR'), game.trainsOf('CPR')]).toEqual(['4', ['3'], ['4']]);
    expect([game.cash('HBR'), game.cash('CPR')]).toEqual([670, 1700]);
  });

  test('1882-8-5 companies above the new limit discard, and the trains leave the game', () => {
    const game = eve('4');
    const threes = [0, 1, 2, 3].map((copy) => ({ id: `3-${copy}`, type: '3' }));
    game.state.depot.gone = game.state.depot.gone.filter(({ type }) => type !== '3');
    game.state.companies.HBR?.trains.push(...threes);
    buy('4', game);
    expect([game.where, game.acting]).toEqual(['OR 2.1 discard', 'p2']);
    game.do('p2', 'discard', { train: '3-2' });
    expect([game.trainsOf('HBR'), game.acting]).toEqual([['3', '3', '3'], 'p1']);
    expect(game.state.depot.gone).toContainEqual({ id: '3-2', type: '3' });
    expect(game.actions('train').map(({ train }) => train)).not.toContain('3-2');
  });

  test('1882-8-14 three trains at most in Phases 4 and 5', () => {
    for (const [phase, price] of [
      ['4', 300],
      ['5', 450],
    ] as const) {
      const game = later().company('CPR', { p1: 60 }, { treasury: 2000 }).trains('CPR', '3', '3', '3');
      game.phase(phase).operate('CPR', 'trains');
      expect(game.rule('p1', 'train', deal(`${phase}-1`, price))).toBe('1882-11.7-1');
      game.state.companies.CPR?.trains.pop();
      expect(game.rule('p1', 'train', deal(`${phase}-1`, price))).toBe(null);
    }
  });
});

describe('Phase 5', () => {
  /** All private companies are open. */
  const all = (next: string) => {
    const game = eve(next);
    for (const id of PRIVATES) game.owns(id, 'p3');
    return game;
  };

  test('1882-8-15 P1, P3, P4 and P5 close, P2 does not', () => {
    const game = all('5').owns('P5', 'p1');
    expect(open(buy('5', game))).toEqual(['P2']);
  });

  test.each([
    { name: '1882-7.1.1-2 P1 closes with the first 5-train', privateCompany: 'P1' },
    { name: '1882-7.1.3-10 P3 closes with the first 5-train, used or not', privateCompany: 'P3' },
    { name: '1882-7.1.4-5 P4 closes with the first 5-train', privateCompany: 'P4' },
    { name: '1882-7.1.5-4 P5 closes with the first 5-train even if CPR bought none', privateCompany: 'P5' },
  ])('$name', ({ privateCompany }) => {
    const game = eve('5').owns(privateCompany, 'p3').operate('HBR', 'trains').has('HBR', 450);
    expect(game.isOpen(privateCompany)).toBe(true);
    game.do('p2', 'train', deal('5-0', 450));
    expect([game.isOpen(privateCompany), game.owner(privateCompany)]).toEqual([false, BANK]);
    const cash = game.cash('p3');
    game.operate('CPR', 'track').tile('G5', '9', 0);
    expect(game.rule('p1', 'lift', { hex: 'I5', stop: 0 })).toBe('1882-7.1.3-10');
    const treasury = game.cash('CPR');
    game.do('p1', 'lay', lay('I5', '57', 0));
    expect(treasury - game.cash('CPR')).toBe(40);
    expect(game.cash('p3')).toBe(cash);
  });

  test('1882-7.1.2-14 P2 stays open in Phase 5 and closes with the first 6-train', () => {
    expect(buy('5', all('5')).isOpen('P2')).toBe(true);
    expect(buy('6', all('6')).isOpen('P2')).toBe(false);
  });

  test('1882-8-16 brown tiles', () => {
    const at = (phase: string) => {
      const game = later().phase(phase).company('HBR', { p1: 60 }).operate('HBR').tile('G11', '14', 1);
      return game.rule('p1', 'lay', lay('G11', '63', 0));
    };
    expect([at('4'), at('5')]).toEqual(['1882-11.3.2-1', null]);
  });

  test('1882-8-17 three operating rounds, read off when the stock round ends', () => {
    const game = buy('5', eve('5', { set: 4, round: 1, of: 2, queue: ['HBR'] }));
    game.passWhile(() => !game.where.startsWith('SR 6'));
    expect(game.rounds).toEqual(['OR 4.2', 'SR 5', 'OR 5.1', 'OR 5.2', 'OR 5.3', 'SR 6']);
  });

  test.each(['5', '6', 'D'])(
    '1882-8-17 three operating rounds in Phase %s, to the end of the game',
    (phase) => {
      const game = later().phase(phase).company('HBR', { p1: 60 }).stock(5);
      game.passWhile(() => !game.where.startsWith('SR 6'));
      expect(game.rounds).toEqual(['OR 5.1', 'OR 5.2', 'OR 5.3', 'SR 6']);
    },
  );
});

describe('Phases 6 and D', () => {
  test('1882-8-19 all 3-trains rust, P2 closes, and SCR can no longer start', () => {
    const game = eve('6').owns('P2', 'p3');
    game.state.companies.HBR?.trains.push({ id: '3-0', type: '3' }, { id: '4-0', type: '4' });
    buy('6', game);
    expect([game.trainsOf('HBR'), game.isOpen('P2')]).toEqual([['4'], false]);
    expect(game.stock(3, 'p3').rule('p3', 'exchange', { price: 67 })).toBe('1882-7.1.2-1');
  });

  test('1882-8-20 D-trains are on sale beside the 6s', () => {
    const at = (phase: string) =>
      later().phase(phase).company('CPR', { p1: 60 }, { treasury: 2000 }).operate('CPR', 'trains');
    expect(at('5').rule('p1', 'train', deal('D-0', 1100))).toBe('1882-11.7-2');
    expect(at('6').rule('p1', 'train', deal('D-0', 1100))).toBe(null);
    expect(at('6').rule('p1', 'train', deal('6-1', 630))).toBe(null);
  });

  test('1882-8-21 two trains at most from Phase 6', () => {
    for (const phase of ['6', 'D']) {
      const game = later().company('CPR', { p1: 60 }, { treasury: 2000 }).trains('CPR', '5', '5');
      game.phase(phase).operate('CPR', 'trains');
      expect(game.rule('p1', 'train', deal('D-0', 1100))).toBe('1882-11.7-1');
      game.state.companies.CPR?.trains.pop();
      expect(game.rule('p1', 'train', deal('D-0', 1100))).toBe(null);
    }
  });

  test('1882-8-22 all 4-trains rust with the first D', () => {
    const game = eve('D');
    game.state.companies.HBR?.trains.push({ id: '4-0', type: '4' }, { id: '5-0', type: '5' });
    buy('D', game);
    expect([game.state.phase, game.trainsOf('HBR')]).toEqual(['D', ['5']]);
  });
});
