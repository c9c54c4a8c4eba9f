import type { Face } from '@roundhouse/engine/play';
import { describe, expect, test } from 'vitest';
import { curveBetweenEdges, pointOn, svgPath } from './curve.ts';
import { facePlan } from './face-plan.ts';
import { APOTHEM, depthInHex, distance, edgePoint, hexCentre } from './geometry.ts';
import { labelDiscs } from './place-labels.ts';
import { placeStops, stopRadius } from './place-stops.ts';

const city = { type: 'city', revenue: 20, slots: 1 } as const;
const town = { type: 'town', revenue: 10 } as const;

describe('edges and hexes', () => {
  test.each([
    ['flat', 0, { x: 0, y: APOTHEM }],
    ['flat', 3, { x: 0, y: -APOTHEM }],
    ['pointy', 1, { x: -APOTHEM, y: 0 }],
    ['pointy', 4, { x: APOTHEM, y: 0 }],
  ] as const)('edge of a %s hex: %i', (orientation, edge, expected) => {
    expect(distance(edgePoint(edge, orientation), expected)).toBeLessThan(1e-9);
  });
  test.each([
    ['flat', { x: 'number', y: 'letter' }, 'C3', 'E3', 0],
    ['flat', { x: 'number', y: 'letter' }, 'C3', 'D4', 5],
    ['pointy', { x: 'number', y: 'letter' }, 'C3', 'D2', 0],
    ['pointy', { x: 'number', y: 'letter' }, 'C3', 'C5', 4],
  ] as const)(
    '%s neighbours share the middle of their edge (%j %s %s)',
    (orientation, axes, from, to, edge) => {
      const a = hexCentre(from, { axes, orientation });
      const b = hexCentre(to, { axes, orientation });
      const middle = { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 };
      expect(distance(middle, edgePoint(edge, orientation))).toBeLessThan(1e-6);
    },
  );
});

describe('track between edges', () => {
  test('opposite edges are joined by a straight line', () => {
    expect(curveBetweenEdges(0, 3, 'flat').arc).toBeNull();
  });
  test.each([
    [0, 1, 50],
    [0, 2, 150],
  ])('edges %i and %i by an arc of radius %i', (a, b, radius) => {
    expect(curveBetweenEdges(a, b, 'flat').arc?.radius).toBeCloseTo(radius);
  });
  test('an arc ends where it should', () => {
    const curve = curveBetweenEdges(4, 2, 'pointy');
    expect(distance(pointOn(curve, 1), edgePoint(2, 'pointy'))).toBeLessThan(1e-6);
    expect(svgPath(curve)).toMatch(/^M.* ?A150 150/);
  });
});

describe('stops', () => {
  const faces: Record<string, Face> = {
    'two cities without track': { color: 'yellow', stops: [city, city] },
    'two crossing towns': {
      color: 'yellow',
      stops: [town, town],
      track: [
        [0, 's0'],
        [3, 's0'],
        [1, 's1'],
        [4, 's1'],
      ],
    },
    'two cities on crossing track': {
      color: 'brown',
      stops: [city, city],
      track: [
        [0, 's0'],
        [3, 's0'],
        [1, 's1'],
        [4, 's1'],
      ],
    },
    'two cities, one exit each': {
      color: 'green',
      stops: [city, city],
      track: [
        [0, 's0'],
        [2, 's1'],
      ],
    },
    'three cities': {
      color: 'brown',
      stops: [city, city, city],
      track: [
        [0, 's0'],
        [3, 's0'],
        [1, 's1'],
        [2, 's1'],
        [4, 's2'],
        [5, 's2'],
      ],
    },
  };
  test.each(Object.entries(faces))('%s do not overlap', (_name, face) => {
    const placed = placeStops(face, 'flat');
    placed.forEach(({ at }, i) => {
      expect(depthInHex(at, 'flat')).toBeGreaterThan(15);
      for (const [j, other] of placed.entries()) {
        const a = face.stops?.[i];
        const b = face.stops?.[j];
        if (j > i && a && b)
          expect(distance(at, other.at)).toBeGreaterThan((stopRadius(a) + stopRadius(b)) * 0.85);
      }
    });
  });
  test('a city by itself is in the middle', () => {
    const [only] = placeStops(
      {
        color: 'yellow',
        stops: [city],
        track: [
          [0, 's0'],
          [1, 's0'],
        ],
      },
      'flat',
    );
    expect(only?.at).toEqual({ x: 0, y: 0 });
  });
});

test('labels keep clear of the city and within the hex', () => {
  const face: Face = {
    color: 'yellow',
    stops: [city],
    track: [
      [0, 's0'],
      [3, 's0'],
    ],
  };
  const { labels } = facePlan(face, 'flat', { name: 'Moose Jaw' });
  expect(labels.map(({ key }) => key)).toEqual(['name', 'revenue0']);
  for (const { at } of labels) {
    expect(distance(at, { x: 0, y: 0 })).toBeGreaterThan(30);
    expect(depthInHex(at, 'flat')).toBeGreaterThan(5);
  }
});

test('what is enlarged stays in its hex', () => {
  const values = { yellow: 20, brown: 40, gray: 60 };
  const faces: readonly Face[] = [
    { color: 'red', stops: [{ type: 'offboard', revenue: values }], track: [[0, 's0']] },
    { color: 'gray', stops: [{ ...city, slots: 4, revenue: values }], track: [[0, 's0']] },
    { color: 'plain', stops: [city], terrain: [{ type: 'hill', cost: 40 }] },
  ];
  const labels = faces.flatMap((face) => facePlan(face, 'pointy', { name: 'Chicago' }).labels);
  for (const { key, at, width, height, room } of labels.filter(({ key }) => key !== 'name')) {
    for (const { radius, ...disc } of labelDiscs(at, width * room, height * room))
      expect(depthInHex(disc, 'pointy'), key).toBeGreaterThan(radius - 8);
    expect(room, key).toBeGreaterThanOrEqual(1);
  }
  expect(Math.max(...labels.map(({ room }) => room))).toBeGreaterThan(1.2);
});
