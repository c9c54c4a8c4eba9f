import { openStockRound } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { askForCities } from '../assign-city.ts';
import { type GameFrame, openClassicGame } from '../rounds.ts';
import { placeHome } from '../stations.ts';
import { CORE, quiet, started, table, turnFor } from '../testing/small-box.ts';
import { STOCK } from '../testing/small-title.ts';
import { recordNames } from './names.ts';
import { roundOf, traceOf } from './trace.ts';

const names = recordNames({ XX: 'X' }, { PP: 'P' });

/** X, which records call XX, at $100 in A1 with president a; b has 10% of it, and P, called PP. */
function scene() {
  const state = table();
  started(state, 'X', 100, 'a', { b: 1 }).trains = [{ id: '2-0', type: '2' }];
  state.depot.stack.shift();
  state.cash.X = 60;
  state.privates.P = { id: 'P', owner: 'b', closed: false };
  placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
  const trace = (actor: string | null = 'b') => traceOf({ core: CORE, stock: STOCK, names }, state, actor);
  return { state, trace };
}

test('a position in the keys and symbols of records', () => {
  const { state, trace } = scene();
  const game: GameFrame = { ...openClassicGame(), stage: 'stock', set: 2 };
  state.agenda = [game, openStockRound(state, 2, 'b')];
  expect(trace()).toMatchObject({
    round: 'SR 2.1',
    phase: '2',
    bank: 800,
    acting: 'b',
    'player.a.cash': 400,
    'player.a.share.XX': 20,
    'player.b.privates': 'PP',
    'player.b.value': 520,
    'corp.XX.cash': 60,
    'corp.XX.cell': '0,3',
    'corp.XX.president': 'a',
    'corp.XX.trains': '2',
    'corp.XX.treasury': 70,
    'corp.XX.stations': 'A1',
    'private.PP': 'open',
    'depot.next': '2',
    'depot.left': '2:2 3:2 4:1',
  });
  expect(Object.keys(trace()).filter((key) => /corp\.[YZ]|bankrupt|player\.c\.share/.test(key))).toEqual([]);
});

test('a company acts in its turn, nobody after the end', () => {
  const { state, trace } = scene();
  state.agenda = [turnFor('X')];
  expect(trace('a').acting).toBe('XX');
  state.ended = { reason: 'bank' };
  expect(trace('a').acting).toBe(null);
});

test('rounds are named as records name them', () => {
  const { state } = scene();
  const named = (changes: object) => {
    state.agenda = [{ ...openClassicGame(), ...changes }];
    return roundOf(state);
  };
  expect([
    named({}),
    named({ stage: 'stock', set: 1 }),
    named({ stage: 'operating', set: 3, round: 2 }),
  ]).toEqual(['ISR 1.1', 'SR 1.1', 'OR 3.2']);
});

test('a station whose city has still to be chosen is not on the map', () => {
  const { state, trace } = scene();
  askForCities(state, 'X', 'A1', [{ owner: 'X', holder: 'X', at: { hex: 'A1', stop: 0 } }]);
  expect(trace()['corp.XX.stations']).toBe('');
});
