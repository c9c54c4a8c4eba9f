import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../core/event.ts';
import type { Choice } from '../core/move.ts';
import { decideProgram, type Program, type ProgramSituation } from './program.ts';
import type { CompanyView, PlayerView, TableView } from './table-view.ts';

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
const PLAYER: PlayerView = {
  id: 'a',
  name: 'Ann',
  cash: 0,
  free: 0,
  certificates: 0,
  worth: 0,
  worthItems: [],
  shares: {},
  privates: [],
  priority: false,
  bankrupt: false,
};
const COMPANY: CompanyView = {
  id: 'CPR',
  status: 'floated',
  toFloat: 0,
  cash: 0,
  par: 67,
  price: 67,
  president: 'a',
  offering: 0,
  pool: 0,
  treasury: 0,
  trains: [],
  privates: [],
  stationsLeft: 0,
  lastRevenue: null,
};
const pass: Choice = { action: { type: 'pass', player: 'a' } };
const buy: Choice = { action: { type: 'buy', player: 'a', company: 'CPR', from: 'offering', percent: 10 } };
const PASS: Program = { kind: 'pass', round: 'SR 1', since: 1 };
const BUY: Program = { kind: 'buy', company: 'CPR', until: 'floats', round: 'SR 1', since: 1 };
const at = (over: Partial<ProgramSituation> = {}): ProgramSituation => ({
  view: view(),
  choices: [pass, buy],
  news: [],
  player: 'a',
  tell: ({ type }) => `told ${type}`,
  ...over,
});
const passed: GameEvent = { type: 'pass', who: 'b', step: 'stock' };
const sold = (by: string, company: string): GameEvent => ({
  type: 'sold',
  by,
  company,
  percent: 10,
  price: 9,
});
const price = (company: string, to: number): GameEvent => ({ type: 'price', company, from: 71, to });
const president = (player: string): GameEvent => ({ type: 'president', company: 'CPR', player });
const reduced: GameEvent = { type: 'special', name: 'reduced', facts: { item: 'P1', price: 15 } };
const acquired: GameEvent = { type: 'acquired', by: 'b', item: 'P1', from: 'bank', price: 0 };
const phase: GameEvent = { type: 'phase', phase: '3' };

describe('passing until something changes', () => {
  test.each<[string, GameEvent[], string, string | null]>([
    ['only passes', [passed], 'SR 1', null],
    ['somebody sells', [passed, sold('b', 'CPR')], 'SR 1', 'told sold.'],
    ['a price falls', [price('CPR', 67)], 'SR 1', 'told price.'],
    ['a private company gets cheaper', [reduced], 'SR 1', 'told special.'],
    ['a private company is forced on its owner', [acquired], 'SR 1', 'told acquired.'],
    ['a new round', [], 'OR 1.1', 'A new round has begun.'],
  ])('%s', (_name, news, round, stop) => {
    expect(decideProgram(PASS, at({ view: view({ round }), news }))).toEqual(
      stop === null ? { act: pass.action } : { stop },
    );
  });
});

describe('buying until it floats', () => {
  test('buys from the offering', () => {
    expect(decideProgram(BUY, at())).toEqual({ act: buy.action });
  });
  test('ends the turn after the purchase', () => {
    expect(decideProgram(BUY, at({ choices: [pass] }))).toEqual({ act: pass.action });
  });
  test('stops when nothing can be bought', () => {
    const sell: Choice = { action: { type: 'sell', player: 'a', company: 'CPR', percent: 10 } };
    expect(decideProgram(BUY, at({ choices: [pass, sell] }))).toHaveProperty('stop');
  });
  test.each<[string, GameEvent, boolean]>([
    ['another sells of it', sold('b', 'CPR'), true],
    ['another sells of something else', sold('b', 'GTP'), false],
    ['its price falls', price('CPR', 67), true],
    ['its price rises', price('CPR', 76), false],
    ['another becomes president', president('b'), true],
    ['the buyer becomes president', president('a'), false],
  ])('%s', (_name, event, wakes) => {
    expect('stop' in decideProgram(BUY, at({ news: [event] }))).toBe(wakes);
  });
  test.each<[string, GameEvent]>([
    ['another sells of what the buyer holds', sold('b', 'GTP')],
    ['the price of what the buyer holds falls', price('GTP', 67)],
  ])('%s', (_name, event) => {
    const holder = { ...PLAYER, shares: { GTP: { percent: 20, president: false } } };
    expect(decideProgram(BUY, at({ view: view({ players: [holder] }), news: [event] }))).toHaveProperty(
      'stop',
    );
  });
});

describe('passing at steps', () => {
  const program: Program = { kind: 'skip', steps: ['track', 'trains'], since: 1 };
  const step = (name: string, over: Partial<ProgramSituation> = {}) =>
    decideProgram(program, at({ view: view({ step: name }), ...over }));
  test('they are passed, others wait', () => {
    expect(step('track')).toEqual({ act: pass.action });
    expect(step('station')).toEqual({ wait: true });
  });
  test.each<[string, GameEvent]>([
    ['a new phase', phase],
    ['trains that rust', { type: 'rusted', train: '2', owners: ['CPR'] }],
    ['a train that is given up', { type: 'discarded', company: 'CPR', train: '3-1' }],
    ['a bankruptcy', { type: 'bankrupt', player: 'b' }],
    ['a private company that closes', { type: 'closed', item: 'P1' }],
    ['a tile that is taken off', { type: 'tile-removed', hex: 'I5', tile: '57' }],
    ['a broken bank', { type: 'bank-broken' }],
    ['a presidency', president('a')],
  ])('%s wakes', (_name, event) => {
    expect(step('track', { news: [passed, event] })).toEqual({ stop: `told ${event.type}.` });
  });
  test('a company without a train is asked about trains', () => {
    expect(
      step('trains', { view: view({ step: 'trains', operating: 'CPR', companies: [COMPANY] }) }),
    ).toEqual({
      stop: 'CPR has no train to run.',
    });
  });
});
