import { expect, test } from 'vitest';
import { city, LINE, piece, STAR, stop, train } from '../test/small-graph.ts';
import { guessRoutes } from './guess.ts';
import { buildNet } from './net.ts';
import type { TrackGraph, Train } from './types.ts';

const guessed = (graph: TrackGraph, ...trains: Train[]) => {
  const { value, routes } = guessRoutes({ graph, trains }, buildNet(graph));
  return [value, routes.map(({ stops }) => stops)];
};

test('a line from a station, as far as the train goes', () => {
  expect(guessed(LINE, train('a'))).toEqual([70, [[0, 1, 2]]]);
  expect(guessed(LINE, train('a', 2))).toEqual([30, [[0, 1]]]);
});

test('the next train takes what is left', () => {
  expect(guessed(STAR, train('a'), train('b'))).toEqual([
    80,
    [
      [0, 2],
      [0, 1],
    ],
  ]);
});

test('no line through a blocked city, and nothing that is no route', () => {
  const stops = [city(0, { station: true }), city(1, { through: false }), city(2)];
  expect(guessed({ ...LINE, stops }, train('a'))).toEqual([30, [[0, 1]]]);
  const triangle = { ...LINE, stops, pieces: [...LINE.pieces, piece(stop(2), stop(0))] };
  expect(guessed(triangle, train('a'))).toEqual([70, [[0, 2, 1]]]);
  expect(guessed(LINE, train('a', 1))).toEqual([0, []]);
});
