import { describe, expect, test } from 'vitest';
import { core } from './state.ts';
import { later } from './testing/scene.ts';

const spot = (hex: string, stop = 0, neutral = false) => ({ hex, stop, neutral });
/** CPR in I5, with track to K3 and L2 in the west and G7 in the east. */
const cpr = (treasury = 670) =>
  later()
    .company('CPR', { p1: 60 }, { treasury })
    .operate('CPR', 'station')
    .tile('I5', '57', 1)
    .tile('J4', '9', 1)
    .tile('K3', '57', 1)
    .tile('H6', '9', 1)
    .tile('G7', '57', 1);
/** HBR reaches one city of Regina (#R1), GTP the other; QL has not operated. */
const regina = (company: string) =>
  later()
    .company('HBR', { p1: 60 })
    .company('GTP', { p1: 60 })
    .operate(company, 'station')
    .tile('G11', '57', 1)
    .tile('H10', '8', 4)
    .tile('L8', '57', 1)
    .tile('K9', '55', 0)
    .tile('J10', 'R1', 1);

describe('homes', () => {
  test('1882-11.4-1 the home marker is placed free at the first operation, besides the marker of the turn', () => {
    const game = later().company('CPR', { p1: 60 }).operate('CPR', 'begin').settle();
    expect([game.where, game.markers('I5'), game.cash('CPR')]).toEqual(['OR 2.1 track', ['CPR.0'], 670]);
    const placed = { type: 'station', company: 'CPR', spot: { hex: 'I5', stop: 0 }, cost: 0 };
    expect(game.events).toContainEqual(placed);
    game.tile('I5', '57', 1).tile('J4', '9', 1).tile('K3', '57', 1).do('p1', 'pass');
    expect(game.rule('p1', 'station', spot('K3'))).toBe(null);
    const chosen = later().company('SCR', { p1: 60 }).company('CN', { p1: 60 });
    for (const id of ['SCR', 'CN']) chosen.operate(id, 'begin').settle();
    expect(chosen.state.board.stations.filter(({ at }) => at !== null)).toEqual([]);
  });

  test.each([
    ['CNoR', 'D8'],
    ['CPR', 'I5'],
    ['GTP', 'L8'],
    ['HBR', 'G11'],
    ['QL', 'J10'],
  ])('1882-10.4-14 %s starts in %s', (id, home) => {
    const game = later().company(id, { p1: 60 }).operate(id, 'begin').settle();
    if (id === 'QL') game.do('p1', 'home', { hex: 'J10', stop: 0, replace: false });
    expect(game.markers(home)).toEqual([`${id}.0`]);
  });

  test("1882-10.4-15 QL's president chooses an empty city of J10", () => {
    const game = later().company('QL', { p1: 60 }).operate('QL', 'begin').settle();
    expect([game.where, game.acting]).toEqual(['OR 2.1 home', 'p1']);
    expect(game.actions('home').map(({ hex, stop }) => [hex, stop])).toEqual([
      ['J10', 0],
      ['J10', 1],
    ]);
    expect(game.rule('p1', 'home', { hex: 'I5', stop: 0, replace: false })).toBe('1882-10.4-15');
    expect(game.rule('p1', 'home', { hex: 'J10', stop: 0, replace: true })).toBe('1882-10.4-15');
    expect(game.rule('p1', 'pass')).toBe('1882-10.4-15');
    game.do('p1', 'home', { hex: 'J10', stop: 1, replace: false });
    expect([game.markers('J10'), game.where]).toEqual([['QL.1'], 'OR 2.1 track']);
    const taken = later().company('QL', { p1: 60 }).station('HBR', 'J10', 1).operate('QL', 'begin').settle();
    expect(taken.actions('home').map(({ stop }) => stop)).toEqual([0]);
  });

  test('1882-11.4-4 the only space of a home is closed to others until its company has operated', () => {
    const game = cpr().company('GTP', { p2: 60 }).station('GTP', 'G7').operate('GTP', 'station');
    core.company(game.clear('CPR').state, 'CPR').operated = false;
    expect(game.rule('p2', 'station', spot('I5'))).toBe('1882-11.4-4');
    expect(game.tile('I5', '14', 1).rule('p2', 'station', spot('I5'))).toBe(null);
    game.do('p2', 'station', spot('I5')).operate('GTP', 'station');
    expect(game.rule('p2', 'station', spot('I5', 0, true))).toBe('1882-11.4-4');
  });

  test('1882-11.4-5 the space stays closed in a game without the company', () => {
    const game = later().company('GTP', { p1: 60 }).station('GTP', 'D6').operate('GTP', 'station');
    game.tile('D6', '57', 2).tile('E7', '8', 2);
    expect(game.state.companies.CNoR?.par).toBe(null);
    expect(game.rule('p1', 'station', spot('D8'))).toBe('1882-11.4-4');
    expect(game.operated('CNoR').rule('p1', 'station', spot('D8'))).toBe('1882-11.4-2');
  });

  test('1882-11.4-6 in J10 one space may be taken while QL has not operated, not the last', () => {
    const game = regina('HBR').do('p1', 'station', spot('J10', 1));
    expect(game.markers('J10')).toEqual(['HBR.1']);
    game.operate('GTP', 'station');
    expect(game.rule('p1', 'station', spot('J10', 0))).toBe('1882-11.4-6');
    expect(regina('GTP').rule('p1', 'station', spot('J10', 0))).toBe(null);
  });
});

describe('placing markers', () => {
  test('1882-11.4-2 one marker a turn, in a free space on a route', () => {
    const game = cpr();
    expect(game.rule('p1', 'station', spot('G3'))).toBe('1882-11.4-2');
    expect(game.rule('p1', 'station', spot('K3', 1))).toBe('1882-11.4-2');
    expect(cpr().station('GTP', 'K3').rule('p1', 'station', spot('K3'))).toBe('1882-11.4-2');
    expect(game.actions('station').map(({ hex }) => hex)).toEqual(['G7', 'K3', 'L2']);
    game.do('p1', 'station', spot('K3'));
    expect([game.where, game.rule('p1', 'station', spot('G7'))]).toEqual(['OR 2.1 trains', '1882-11-3']);
  });

  test('1882-11.1-1 a new marker counts for the run of the same turn', () => {
    const game = cpr().trains('CPR', '2');
    const route = { routes: [{ train: '2-0', path: ['K3.0', 'L2.0'] }] };
    const elsewhere = game.do('p1', 'station', spot('G7'));
    expect(elsewhere.rule('p1', 'run', route)).toBe('1882-11.1-1');
    expect(cpr().trains('CPR', '2').do('p1', 'station', spot('K3')).rule('p1', 'run', route)).toBe(null);
  });

  test('1882-11.4-3 one own station a hex', () => {
    const game = regina('HBR').operated('QL').do('p1', 'station', spot('J10', 1));
    game.tile('J10', 'R2', 1).operate('HBR', 'station');
    expect(game.rule('p1', 'station', spot('J10', 0))).toBe('1882-11.4-3');
    expect(cpr().tile('I5', '14', 1).rule('p1', 'station', spot('I5'))).toBe('1882-11.4-3');
  });

  test('1882-11.4-7 placed markers are not moved', () => {
    const game = cpr();
    expect(game.rule('p1', 'lift', { hex: 'I5', stop: 0 })).toBe('1882-7.1.3-10');
    expect(game.actions('lift')).toEqual([]);
    expect([...new Set(game.engine.advisedChoices(game.state).map(({ action }) => action.type))]).toEqual([
      'station',
      'pass',
      'propose-end',
    ]);
  });

  test('1882-11.4-8 the second marker costs $40, the third and fourth $100', () => {
    const game = cpr();
    const paid = ['K3', 'L2', 'G7'].map((hex) => {
      const before = game.cash('CPR');
      game.do('p1', 'station', spot(hex)).operate('CPR', 'station');
      return before - game.cash('CPR');
    });
    expect(paid).toEqual([40, 100, 100]);
    expect(cpr(39).rule('p1', 'station', spot('K3'))).toBe('1882-11.4-8');
    expect(game.settle().where).toBe('OR 2.1 trains');
  });

  test('1882-11.4-9 the neutral marker is free and takes the place of a station marker in the turn', () => {
    const game = regina('HBR').has('HBR', 0);
    expect(game.rule('p1', 'station', spot('G7', 0, true))).toBe('1882-11.4-2');
    game.do('p1', 'station', spot('J10', 1, true));
    expect([game.markers('J10'), game.cash('HBR')]).toEqual([['neutral.1'], 0]);
    expect(game.rule('p1', 'station', spot('G11'))).toBe('1882-11-3');
    game.operate('HBR', 'station');
    expect(game.rule('p1', 'station', spot('J10', 0, true))).toBe('1882-10.4-13');
  });

  test('1882-11.4-10 the neutral marker may join a station of the company', () => {
    const game = later().phase('5').company('QL', { p1: 60 }).operate('QL', 'station').tile('J10', 'R2', 1);
    game.do('p1', 'station', spot('J10', 0, true));
    expect(game.markers('J10')).toEqual(['QL.0', 'neutral.0']);
  });

  test('1882-11.4-11 one neutral marker a hex', () => {
    const game = regina('GTP').operated('QL');
    game.clear('QL').neutral('J10', 1);
    expect(game.rule('p1', 'station', spot('J10', 0, true))).toBe('1882-11.4-11');
    expect(game.rule('p1', 'station', spot('J10', 0))).toBe(null);
  });
});

describe('the Canadian National', () => {
  const cn = () =>
    later()
      .company('CN', { p1: 60 })
      .tile('L8', '57', 1)
      .tile('M7', '9', 1)
      .operated('GTP')
      .trains('CN', '2');

  test('1882-10.4-12 every neutral marker is a station of CN, which places none itself', () => {
    const game = cn().neutral('N6').operate('CN', 'run');
    game.do('p1', 'run', { routes: [{ train: '2-0', path: ['N6.0', 'M7', 'L8.0'] }] });
    expect(game.turn.revenue).toBe(50);
    expect(cn().neutral('N6').operate('CN', 'station').settle().where).toBe('OR 2.1 run');
    const track = cn().neutral('N6').operate('CN', 'track');
    expect(track.actions('lay').length).toBeGreaterThan(0);
    const gtp = cn().neutral('N6').operate('GTP', 'run').trains('GTP', '2').company('GTP', { p1: 60 });
    expect(gtp.clear('GTP').settle().where).toBe('OR 2.1 trains');
  });

  test('1882-10.4-7 without a neutral marker CN operates but can neither build nor run', () => {
    const game = cn().operate('CN', 'begin').settle();
    expect([game.where, game.actions('lay')]).toEqual(['OR 2.1 track', []]);
    game.do('p1', 'pass');
    expect([game.where, game.cell('CN')]).toEqual(['OR 2.1 trains', [5, 2]]);
    game.do('p1', 'pass');
    expect(game.where).toBe('SR 3 stock');
    const trainless = later().company('CN', { p1: 60 }).operate('CN', 'trains');
    expect(trainless.rule('p1', 'pass')).toBe(null);
  });
});
