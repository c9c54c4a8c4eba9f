import { describe, expect, test } from 'vitest';
import { later, type Scene } from './testing/scene.ts';

/** CNW of p1 in Casper, with track over G7 to Worland, which BH keeps. */
const usual = (treasury = 500, worland = '57*') =>
  later()
    .company('CNW', { p1: 60 }, { treasury })
    .tile('H8', '6*', 2)
    .tile('G7', '8', 3)
    .tile('G5', worland)
    .operate('CNW', 'station');
const station = (game: Scene, hex: string) => game.rule('p1', 'station', { hex, stop: 0 });
const free = (treasury = 500, worland = '57*') => usual(treasury, worland).queue('NP');

describe('stations', () => {
  test('1867BW-4.2-6 the circle of a queued corporation is kept', () => {
    expect([station(usual(), 'G5'), station(free(), 'G5')]).toEqual(['1867BW-4.2-6', null]);
  });

  test('1867BW-4.2-7 of two circles one is left for it', () => {
    const game = usual(500, '441*');
    expect(station(game, 'G5')).toBe(null);
    expect(station(game.station('WNW', 'G5'), 'G5')).toBe('1867BW-4.2-6');
  });

  test('1867BW-8.2.B-1 one a turn, or none', () => {
    const game = free().tile('G3', '9').do('p1', 'station', { hex: 'G5', stop: 0 });
    expect(game.where).not.toBe('OR 2.1 station');
    expect(free().do('p1', 'pass').where).not.toBe('OR 2.1 station');
  });

  test('1867BW-8.2.B-2 in the network', () => {
    expect(station(free(), 'E3')).toBe('1867BW-8.2.B-2');
    expect(free().offered('station', 'hex')).toEqual(['G5']);
  });

  test('1867BW-8.2.B-3 on an empty circle', () => {
    expect(station(free().station('WNW', 'G5'), 'G5')).toBe('1867BW-8.2.B-3');
    expect(station(free(), 'G7')).toBe('1867BW-8.2.B-3');
  });

  test('1867BW-8.2.B-4 for three times the value of the city', () => {
    expect(free(500, '441*').do('p1', 'station', { hex: 'G5', stop: 0 }).cash('CNW')).toBe(410);
    expect(free().do('p1', 'station', { hex: 'G5', stop: 0 }).cash('CNW')).toBe(440);
  });

  test('1867BW-8.2.B-5 a refinery does not raise it', () => {
    const game = free(500, '441*').refinery('G5', 'operational').do('p1', 'station', { hex: 'G5', stop: 0 });
    expect(game.cash('CNW')).toBe(410);
  });

  test('1867BW-14.12-1 with P12 for its value', () => {
    const game = free(500, '441*').owns('P12', 'CNW').do('p1', 'station', { hex: 'G5', stop: 0 });
    expect(game.cash('CNW')).toBe(470);
    expect(free(500, '441*').owns('P12', 'p1').do('p1', 'station', { hex: 'G5', stop: 0 }).cash('CNW')).toBe(
      410,
    );
  });

  test('1867BW-8.2.B-6 one in a city', () => {
    expect(station(free(500, '441*').tile('H8', '441*'), 'H8')).toBe('1867BW-8.2.B-6');
  });

  test('1867BW-8.2.B-7 only those of the charter', () => {
    const game = free().station('CNW', 'E3').station('CNW', 'J4').settle();
    expect(game.where).not.toBe('OR 2.1 station');
  });

  test('1867BW-8.2.B-8 the treasury pays all of it', () => {
    const game = free(80, '441*').has('p1', 900);
    expect([station(game, 'G5'), station(game.has('CNW', 90), 'G5')]).toEqual(['1867BW-8.2.B-8', null]);
  });

  test('1867BW-8.2.B-9, 1867BW-9.2-3 an off-board city whose corporation has been removed', () => {
    const west = () =>
      later()
        .company('WNW', { p1: 60 }, { treasury: 500 })
        .tile('E9', '57*', 2)
        .tile('D8', '57*', 2)
        .tile('C7', '8', 5)
        .tile('B8', '9', 1);
    expect(station(west().queue('OSL NP').operate('WNW', 'station'), 'A9')).toBe('1867BW-4.2-6');
    const game = west().phase('6').queue('NP').operate('WNW', 'station');
    expect([game.stage('OSL'), game.offered('station', 'hex')]).toEqual(['removed', ['A9', 'D8']]);
    expect(game.do('p1', 'station', { hex: 'A9', stop: 0 }).cash('WNW')).toBe(500 - 120);
  });

  test('1867BW-8.2-1 after track, before trains run', () => {
    const game = usual().operate('CNW', 'track');
    expect(station(game, 'G5')).toBe('1867BW-8.2-1');
    const steps = new Set<string>();
    const whole = later()
      .company('CNW', { p1: 60 }, { treasury: 500 })
      .tile('H8', '57*')
      .tile('H10', '9')
      .tile('H12', '57*')
      .trains('CNW', '2')
      .operate('CNW');
    whole.passWhile(() => {
      steps.add(whole.where.split(' ').at(-1) ?? '');
      return !whole.where.endsWith('run');
    });
    whole.do('p1', 'run', { routes: [{ train: '2-0', path: ['H8.0', 'H10', 'H12.0'] }] });
    steps.add(whole.where.split(' ').at(-1) ?? '');
    whole.do('p1', 'dividend', { kind: 'pay' });
    whole.passWhile(() => {
      steps.add(whole.where.split(' ').at(-1) ?? '');
      return whole.where.endsWith('trains');
    });
    expect([...steps]).toEqual(['track', 'station', 'run', 'dividend', 'trains', 'issue']);
  });
});
