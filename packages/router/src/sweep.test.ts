import { expect, test } from 'vitest';
import { FORK, LINE, STAR } from '../test/small-graph.ts';
import { Allotment } from './allotment.ts';
import { buildNet } from './net.ts';
import { sweepNet } from './sweep.ts';
import type { TrackGraph } from './types.ts';

const sweep = (graph: TrackGraph) => sweepNet(graph, buildNet(graph), new Allotment());

test('every node has a layer, and a line needs one slot', () => {
  for (const graph of [LINE, STAR]) {
    const { layers, slots } = sweep(graph);
    expect([layers.map((layer) => layer.stop).sort(), slots]).toEqual([[0, 1, 2], 1]);
  }
});

test('a link leaves one layer and arrives at a later one in the same slot', () => {
  const open = new Map<number, number>();
  for (const { arriving, leaving } of sweep(FORK).layers) {
    for (const { link, slot } of arriving) {
      expect(open.get(link)).toBe(slot);
      open.delete(link);
    }
    for (const { link, slot } of leaving) open.set(link, slot);
  }
  expect(open.size).toBe(0);
});

test('links to a fork are not direct; those that come in on one side are rivals', () => {
  const fork = sweep(FORK).layers;
  const leaving = fork.flatMap((layer) => layer.leaving);
  expect(leaving.some(({ direct }) => direct)).toBe(false);
  expect(sweep(LINE).layers.flatMap((layer) => layer.leaving.map(({ direct }) => direct))).toEqual([
    true,
    true,
  ]);
});
