import { describe, expect, test } from 'vitest';
import { board, MAP, smallMap } from '../testing/small-map.ts';
import type { Face } from './face.ts';
import { type LayProblem, layProblem, newConnections, runsOff, stopsMatch } from './lay.ts';

const ALL = { colours: ['yellow', 'green', 'brown'] };
/** "9/3 on B3" */
function lay(written: string) {
  const [tile = '', rotation = '', , hex = ''] = written.split(/[ /]/);
  return { tile, rotation: Number(rotation), hex };
}

describe('a tile on the map', () => {
  test.each<readonly [name: string, tiles: Record<string, string>, lay: string, problem: LayProblem | null]>([
    ['fits', {}, '9/0 on B3', null],
    ['on a hex that does not exist', {}, '9/0 on Z9', 'no-hex'],
    ['that does not exist', {}, '10/0 on B3', 'no-tile'],
    ['of which none is left', { C2: '9/1', C4: '9/1' }, '9/0 on B3', 'none-left'],
    ['on a red hex', {}, '9/0 on B1', 'never-built'],
    ['on a blocked hex', {}, '9/0 on A2', 'never-built'],
    ['on a printed gray hex', {}, '57/0 on A4', 'never-built'],
    ['that skips a colour', {}, '23/0 on B3', 'colour-order'],
    ['of the colour that lies there', { B3: '9/0' }, '7/0 on B3', 'colour-order'],
    ['without the city of the hex', {}, '9/0 on B5', 'stops'],
    ['with a town for a city', {}, '58/0 on B5', 'stops'],
    ['with a letter that the hex does not have', { B5: '57/0' }, 'Y/0 on B5', 'label'],
    ['that loses track', { B3: '9/0' }, '23/1 on B3', 'track-lost'],
    ['that keeps track', { B3: '9/0' }, '24/3 on B3', null],
    ['that leads off the map', {}, '57/2 on B5', 'runs-off'],
    ['that leads into a blocked hex', {}, '8/0 on B3', 'runs-off'],
    ['that leads over a closed side', {}, '7/3 on B3', 'runs-off'],
    ['that meets printed track', {}, '7/0 on B3', null],
  ])('%s', (_name, tiles, written, problem) => {
    expect(layProblem(MAP, board(tiles), lay(written), ALL)).toBe(problem);
  });

  test('must be drawn and be in the box', () => {
    const { '7': _gone, ...rest } = MAP.manifest;
    expect(layProblem({ ...MAP, manifest: rest }, board(), lay('7/0 on B3'), ALL)).toBe('no-tile');
  });

  test('waits for its phase', () => {
    const green = lay('23/3 on B3');
    const here = board({ B3: '9/0' });
    expect(layProblem(smallMap({ B3: { color: 'plain' } }), here, green, { colours: ['yellow'] })).toBe(
      'phase',
    );
  });

  test('a title may judge stops for itself, and say which hexes take tiles of their own', () => {
    const here = board({ B5: '57/0' });
    const open = smallMap({ B7: { color: 'plain' } });
    const labelled = lay('Y/0 on B5');
    expect(layProblem(open, here, labelled, ALL)).toBe('label');
    const own = { ...open, ownTiles: { B5: { label: 'Y', from: 'green' } } };
    expect(layProblem(own, here, labelled, ALL)).toBeNull();
    expect(layProblem(own, here, lay('14/0 on B5'), ALL)).toBe('label');
    expect(layProblem(own, board(), lay('57/0 on B5'), ALL)).toBeNull();
    expect(layProblem(open, board(), lay('9/0 on B5'), { ...ALL, stopsFit: () => true })).toBeNull();
    expect(layProblem(open, board(), lay('57/0 on B5'), { ...ALL, stopsFit: () => false })).toBe('stops');
  });

  test('blank sides of printed hexes may be allowed, but never the rim, nor what is closed', () => {
    const free = { ...ALL, blankSides: 'allowed' } as const;
    const runs = (written: string) => runsOff(MAP, board(), lay(written), free);
    // B3 over edge 1 meets the town of A4; B5 over edge 2 its blank side.
    expect([runs('7/1 on B5'), runs('9/0 on B3'), runs('8/0 on B3'), runs('7/3 on B3')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([runsOff(MAP, board(), lay('7/2 on B5'), ALL), runs('7/2 on B5')]).toEqual([true, false]);
  });
});

describe('stops of an upgrade', () => {
  const face = (color: string, ...types: ('city' | 'town' | 'deposit')[]): Face => ({
    color,
    stops: types.map((type) => ({ type, revenue: 0 })),
  });
  test.each<readonly [name: string, old: Face, next: Face, fits: boolean]>([
    ['none stays none', face('plain'), face('yellow'), true],
    ['a city for a city', face('plain', 'city'), face('yellow', 'city'), true],
    ['a city from nowhere', face('yellow'), face('green', 'city'), false],
    ['a city lost', face('yellow', 'city'), face('green'), false],
    ['two cities on the bare hex stay two', face('plain', 'city', 'city'), face('yellow', 'city'), false],
    ['two cities become one later', face('yellow', 'city', 'city'), face('green', 'city'), true],
    ['one city does not become two', face('yellow', 'city'), face('green', 'city', 'city'), false],
    ['a town lost', face('yellow', 'town', 'town'), face('green', 'town'), false],
    ['a town for a city', face('plain', 'city'), face('yellow', 'town'), false],
    ['a deposit lost', face('plain', 'deposit'), face('yellow'), false],
  ])('%s: %o', (_name, old, next, fits) => {
    expect(stopsMatch(old, next)).toBe(fits);
  });
});

describe('new connections', () => {
  test('are edges where track meets a neighbour’s for the first time', () => {
    expect(newConnections(MAP, board(), lay('9/0 on B3'))).toEqual([3]);
    expect(newConnections(MAP, board({ B5: '57/0' }), lay('9/0 on B3'))).toEqual([0, 3]);
  });

  test('not those that the hex had before', () => {
    const here = board({ B5: '57/0', B3: '9/0' });
    expect(newConnections(MAP, here, lay('24/1 on B3'))).toEqual([1]);
    expect(newConnections(MAP, here, lay('23/0 on B3'))).toEqual([]);
  });
});
