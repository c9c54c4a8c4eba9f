import type { Action, Choice } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { TableView } from '../contract.ts';
import { decide, type Program } from './program.ts';

const view = (over: Partial<TableView> = {}): TableView => ({
  round: 'SR 1',
  step: 'stock',
  acting: ['a'],
  phase: '2',
  bank: 1000,
  certificateLimit: 20,
  players: [],
  companies: [],
  privates: [],
  operating: null,
  queue: [],
  market: [],
  depot: [],
  map: null,
  titleState: {},
  titleNotes: [],
  ended: null,
  ...over,
});
const pass: Choice = { action: { type: 'pass', player: 'a' } };
const buy: Choice = { action: { type: 'buy', player: 'a', company: 'CPR', from: 'offering', percent: 10 } };
const by = (player: string, type: string): Action => ({ player, type });
const PASS: Program = { kind: 'pass', round: 'SR 1', since: 1 };
const BUY: Program = { kind: 'buy', company: 'CPR', until: 'floats', round: 'SR 1' };

describe('passing until something changes', () => {
  test.each([
    ['only passes since', [by('b', 'buy'), by('a', 'pass'), by('b', 'pass')], 'SR 1', 'act'],
    ['somebody bought', [by('a', 'pass'), by('b', 'buy')], 'SR 1', 'stop'],
    ['a new round', [by('a', 'pass')], 'OR 1.1', 'stop'],
  ])('%s', (_name, actions, round, expected) => {
    const decision = decide(PASS, { view: view({ round }), choices: [pass, buy], actions, player: 'a' });
    expect(Object.keys(decision)).toEqual([expected]);
  });
});

describe('buying until it floats', () => {
  test('buys from the offering', () => {
    expect(decide(BUY, { view: view(), choices: [pass, buy], actions: [], player: 'a' })).toEqual({
      act: buy.action,
    });
  });
  test('ends the turn after the purchase', () => {
    expect(decide(BUY, { view: view(), choices: [pass], actions: [], player: 'a' })).toEqual({
      act: pass.action,
    });
  });
  test('stops when nothing can be bought', () => {
    const sell: Choice = { action: { type: 'sell', player: 'a', company: 'CPR', percent: 10 } };
    expect(decide(BUY, { view: view(), choices: [pass, sell], actions: [], player: 'a' })).toHaveProperty(
      'stop',
    );
  });
});

test('steps to skip are passed, others wait', () => {
  const program: Program = { kind: 'skip', steps: ['track'] };
  const at = (step: string) =>
    decide(program, { view: view({ step }), choices: [pass, buy], actions: [], player: 'a' });
  expect(at('track')).toEqual({ act: pass.action });
  expect(at('station')).toEqual({ wait: true });
});
