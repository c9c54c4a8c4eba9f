import { type Frame, POOL, pushFrame, WaterfallFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { AssignFrame } from '../assign-city.ts';
import { DiscardFrame, phasePart } from '../phases.ts';
import type { ClassicTurn, FloatingCompany } from '../state.ts';
import { placeHome } from '../stations.ts';
import { CORE, quiet, type SmallState, started, turnFor } from '../testing/small-box.ts';
import { by, openSmallRecord, recorded, SMALL_RECORDS, smallSession } from '../testing/small-record.ts';
import { ClassicRecord, type ClassicRecordRules, type RecordExtras } from './classic-record.ts';
import type { RecordedAction } from './format.ts';

type Rules = Partial<ClassicRecordRules<SmallState, FloatingCompany, ClassicTurn>>;
type Own = ClassicRecord<SmallState, FloatingCompany, ClassicTurn>;

function open(rules: Rules = {}, extras: RecordExtras = {}): Own {
  return new ClassicRecord(smallSession(), { ...SMALL_RECORDS, ...rules }, () => extras);
}
const top = (record: Own, frame: Frame): Own => {
  record.state.agenda.push(frame);
  return record;
};
const company = (type: string, fields: object = {}): RecordedAction => ({
  type,
  entity: 'XX',
  entity_type: 'corporation',
  ...fields,
});
const ofPrivate = (type: string, fields: object = {}): RecordedAction => ({
  type,
  entity: 'PP',
  entity_type: 'company',
  ...fields,
});
const meaning = (record: Own, action: RecordedAction) => {
  const own = record.translate(action);
  return 'action' in own ? own.action : own.facts;
};

describe('what recorded actions mean', () => {
  test.each([
    [by(1, 'pass'), { type: 'pass' }],
    [by(1, 'bankrupt'), { type: 'bankrupt' }],
    [
      by(1, 'par', { corporation: 'XX', share_price: '100,0,3' }),
      { type: 'start', company: 'X', price: 100 },
    ],
    [by(1, 'buy_shares', { shares: ['XX_1'] }), { type: 'buy', company: 'X', from: 'offering', percent: 10 }],
    [by(1, 'sell_shares', { shares: ['XX_1', 'XX_2'] }), { type: 'sell', company: 'X', percent: 20 }],
    [
      company('lay_tile', { hex: 'A3', tile: '57-2', rotation: 1 }),
      { type: 'lay', hex: 'A3', tile: '57', rotation: 1 },
    ],
    [company('place_token', { city: 'A3-x-0' }), { type: 'station', hex: 'A3', stop: 0 }],
    [company('dividend', { kind: 'payout' }), { type: 'dividend', kind: 'pay' }],
    [company('dividend', { kind: 'withhold' }), { type: 'dividend', kind: 'withhold' }],
    [
      company('buy_train', { train: '2-0', price: 80 }),
      { type: 'train', train: '2-0', from: 'bank', price: 80 },
    ],
    [company('discard_train', { train: '2-0' }), { type: 'discard', train: '2-0' }],
    [company('buy_company', { company: 'PP', price: 30 }), { type: 'private', item: 'P', price: 30 }],
    [by(1, 'bid', { company: 'PP', price: 25 }), { type: 'bid', price: 25 }],
  ])('%o', (action, own) => {
    expect(meaning(open(), action)).toEqual(own);
  });

  test.each([
    [by(1, 'dance'), 'there is no such action as dance'],
    [by(1, 'par', { corporation: 'XX' }), 'the recorded par is not well formed'],
    [company('place_token', { city: '57-2-0' }), 'there is no city 57-2-0 on the map'],
    [company('run_routes', { routes: [] }), 'no company is running trains'],
    [
      by(1, 'buy_shares', { shares: ['XX_1'], percent: 20 }),
      'the record contradicts itself: XX_1 are 10%, but 20% are stated',
    ],
  ])('nothing: %o', (action, problem) => {
    expect(meaning(open(), action)).toEqual({ problem });
  });

  test('a bid on the first in line takes it, on another it is a bid', () => {
    const record = open();
    pushFrame(record.state, WaterfallFrame, {
      items: ['P', 'Q'],
      turn: '1',
      bids: {},
      reductions: {},
      passes: 0,
      settling: false,
      lastBuyer: null,
    });
    expect(meaning(record, by(1, 'bid', { company: 'PP', price: 20 }))).toEqual({ type: 'take', item: 'P' });
    expect(meaning(record, by(1, 'bid', { company: 'Q', price: 55 }))).toEqual({
      type: 'bid',
      item: 'Q',
      price: 55,
    });
  });

  test('a par that was asked for names no company; a title may start companies otherwise', () => {
    const par = by(1, 'par', { corporation: 'XX', share_price: '80,0,2' });
    expect(meaning(top(open(), { kind: 'par' }), par)).toEqual({ type: 'par', price: 80 });
    const starting = open({}, { start: (id, price) => ({ type: 'found', id, price }) });
    expect(meaning(starting, par)).toEqual({ type: 'found', id: 'X', price: 80 });
  });

  test('a share comes from where its certificate lies', () => {
    const record = open();
    started(record.state, 'X', 100, '1', { 2: 1, [POOL]: 1 });
    const buy = (share: string) => meaning(record, by(3, 'buy_shares', { shares: [share] }));
    record.follow(by(2, 'buy_shares', { shares: ['XX_1'] }));
    record.follow(by(2, 'sell_shares', { shares: ['XX_1'] }));
    expect([buy('XX_1'), buy('XX_2')]).toMatchObject([{ from: 'pool' }, { from: 'offering' }]);
  });

  test('a train comes from whoever has it, with a part payment where the title knows one', () => {
    const record = open({ tradeIn: { type: '4', price: 250, given: ['2'] } });
    record.state.companies.Y?.trains.push({ id: '2-0', type: '2' });
    const buy = (train: string, exchange?: string) =>
      meaning(record, company('buy_train', { train, price: 1, exchange }));
    expect(buy('2-0')).toEqual({ type: 'train', train: '2-0', from: 'Y', price: 1, trade: '' });
    expect(buy('4-0', '2-1')).toMatchObject({ from: 'bank', trade: '2-1' });
    record.state.depot.pool = [{ id: '3-0', type: '3' }];
    expect(buy('3-0')).toMatchObject({ from: 'pool' });
  });

  test('a private company acts for the player who owns it', () => {
    const record = open();
    const exchange = ofPrivate('buy_shares', { shares: ['XX_1'] });
    expect(meaning(record, exchange)).toEqual({ type: 'exchange', item: 'P' });
    Object.assign(record.state.privates.P ?? {}, { owner: '3' });
    expect(meaning(record, exchange)).toEqual({ type: 'exchange', item: 'P', player: '3' });
    record.follow(exchange);
    expect(record.mirror.holderOf('XX_1')).toBe('3');
  });

  test('a tile that records number otherwise is ours', () => {
    const record = open({ tile: (number, hex) => `${hex}/${number}` });
    expect(meaning(record, company('lay_tile', { hex: 'A3', tile: 'X1-0', rotation: 0 }))).toMatchObject({
      tile: 'A3/X1',
    });
  });

  test('a station goes into the city of the tile copy that lies there', () => {
    const record = open();
    record.follow(company('lay_tile', { hex: 'A3', tile: '57-2', rotation: 0 }));
    expect(meaning(record, company('place_token', { city: '57-2-1' }))).toEqual({
      type: 'station',
      hex: 'A3',
      stop: 1,
    });
  });

  test('where cities are assigned, the asked company gets its own, the layer those of the first city first', () => {
    const record = open();
    const { state } = record;
    placeHome(state, 'Y', { hex: 'A3', stop: 1 }, quiet);
    placeHome(state, 'Z', { hex: 'A3', stop: 0 }, quiet);
    pushFrame(state, AssignFrame, { company: 'X', hex: 'A3', waiting: ['Y', 'Z'] });
    const seat = (entity: string) =>
      meaning(record, { ...company('place_token', { city: 'A3-x-1' }), entity });
    expect([seat('Y'), seat('XX')]).toEqual([
      { type: 'seat', owner: 'Y', stop: 1 },
      { type: 'seat', owner: 'Z', stop: 1 },
    ]);
  });

  test('a title may read its own words, and ours otherwise', () => {
    const record = open(
      {},
      {
        words: ['dance'],
        translate: ({ type }) => (type === 'dance' ? { action: { type: 'waltz' } } : undefined),
        token: (_action, spot, slot) => ({ type: 'station', ...spot, slot }),
      },
    );
    expect([meaning(record, by(1, 'dance')), meaning(record, by(1, 'pass'))]).toEqual([
      { type: 'waltz' },
      { type: 'pass' },
    ]);
    expect([record.words.has('dance'), open().words.has('dance'), open().words.has('par')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(meaning(record, company('place_token', { city: 'A3-x-0', slot: 1 }))).toMatchObject({ slot: 1 });
  });
});

describe('a run', () => {
  const running = () => {
    const record = open();
    placeHome(record.state, 'X', { hex: 'A1', stop: 0 }, quiet);
    return top(record, turnFor('X', 'run'));
  };

  test('without routes earns nothing', () => {
    expect(running().translate(company('run_routes', { routes: [] }))).toEqual({
      action: { type: 'run', routes: [] },
    });
  });

  test('that does not earn what is stated is taken on trust, and told', () => {
    const routes = [
      { train: '2-0', connections: [], hexes: ['A1', 'A3'], revenue: 50, revenue_str: 'A1-A3' },
    ];
    const run = running().translate(company('run_routes', { routes }));
    expect(run).toMatchObject({
      action: { type: 'run', routes: [], claimed: 50 },
      warnings: [expect.stringMatching(/^X runs for the recorded \$50, but /)],
    });
  });
});

describe('where an action can stand', () => {
  const buy = (player: number, share = 'XX_1') => by(player, 'buy_shares', { shares: [share] });
  const par = by(1, 'par', { corporation: 'XX', share_price: '100,0,3' });

  test('in a stock round: with the player whose turn it is, one purchase a turn, or more of the same', () => {
    const record = open();
    expect([record.fits(par), record.fits(buy(1)), record.fits(buy(2))]).toEqual([true, true, false]);
    record.session.play({ type: 'start', company: 'X', price: 100 });
    expect([record.fits(par), record.fits(buy(1)), record.fits(buy(1, 'Y_1'))]).toEqual([false, true, false]);
    expect(record.fits(by(1, 'pass'))).toBe(true);
  });

  test('in a turn: with its company, in the step of such actions', () => {
    const at = (step: string) => top(open(), turnFor('X', step));
    const lay = company('lay_tile');
    expect([at('track').fits(lay), at('run').fits(lay)]).toEqual([true, false]);
    expect(at('track').fits({ ...lay, entity: 'Y' })).toBe(false);
    expect(open().fits(lay)).toBe(false);
    expect(at('trains').fits(company('buy_company'))).toBe(true);
    expect(at('trains').fits(company('par'))).toBe(false);
  });

  test('a pass of a company only where it may pass', () => {
    const record = open();
    started(record.state, 'X', 100, '1');
    expect(top(record, turnFor('X', 'trains')).fits(company('pass'))).toBe(false);
  });

  test('a player in a turn goes bankrupt or sells, nothing else', () => {
    const record = open();
    started(record.state, 'X', 100, '1');
    top(record, turnFor('X', 'trains'));
    expect([record.fits(by(1, 'bankrupt')), record.fits(par), record.fits(by(2, 'bankrupt'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('cities are assigned, and trains discarded by who has too many', () => {
    const assigning = open();
    pushFrame(assigning.state, AssignFrame, { company: 'X', hex: 'A3', waiting: ['X'] });
    expect([assigning.fits(company('place_token')), assigning.fits(company('pass'))]).toEqual([true, false]);
    const discarding = open({ phases: phasePart(CORE, {}) });
    for (const number of [1, 2, 3, 4])
      CORE.company(discarding.state, 'X').trains.push({ id: `2-${number}`, type: '2' });
    pushFrame(discarding.state, DiscardFrame, { company: 'X' });
    const discard = company('discard_train', { train: '2-0' });
    expect([
      discarding.fits(discard),
      discarding.fits({ ...discard, entity: 'Y' }),
      discarding.fits(company('pass')),
    ]).toEqual([true, false, false]);
  });

  test('a private company acts where what it does is legal', () => {
    const record = open({}, { translate: ({ hex }) => ({ action: { type: String(hex) } }) });
    expect([
      record.fits(ofPrivate('x', { hex: 'pass' })),
      record.fits(ofPrivate('x', { hex: 'fly' })),
    ]).toEqual([true, false]);
    expect(top(record, { kind: 'seller-lay' }).fits(ofPrivate('x', { hex: 'fly' }))).toBe(true);
  });

  test('a title may know better', () => {
    const record = open({}, { fits: ({ type }) => (type === 'pass' ? false : undefined) });
    expect([record.fits(by(1, 'pass')), record.fits(par)]).toEqual([false, true]);
  });
});

describe('passing', () => {
  test('is a pass, or what the title makes of it', () => {
    const record = open();
    expect([record.pass(), record.session.record.actions]).toEqual([null, [{ player: '1', type: 'pass' }]]);
    const own = open({}, { pass: () => null });
    expect([own.pass(), own.session.record.actions]).toEqual([null, []]);
  });

  test('goes without a word where that site asks nobody', () => {
    expect(open().autoPassedBySite()).toBe(false);
    expect(open({}, { autoPassedBySite: () => true }).autoPassedBySite()).toBe(true);
    expect(top(open({ asks: { run: () => false } }), turnFor('X', 'run')).autoPassedBySite()).toBe(true);
  });
});

test('a trace writes tiles as the record numbers them, and what the title keeps otherwise', () => {
  const record = open({ tile: () => '57' }, { trace: (trace) => Object.assign(trace, { phase: 'own' }) });
  record.state.board.tiles.A3 = { tile: '57', rotation: 2 };
  expect(record.trace()).toMatchObject({ 'hex.A3': '57 r2', phase: 'own', bank: 800, acting: 1 });
  record.follow(company('lay_tile', { hex: 'A3', tile: 'X1-0', rotation: 2 }));
  expect(record.trace()).toMatchObject({ 'hex.A3': 'X1 r2' });
});

test("the first certificate is the president's, but for companies without one", () => {
  const sell = by(1, 'sell_shares', { shares: ['XX_0'] });
  expect([meaning(open(), sell), meaning(open({ withoutPresident: ['XX'] }), sell)]).toMatchObject([
    { percent: 20 },
    { percent: 10 },
  ]);
});

test('opened from a file, it is a table that can be played', () => {
  const table = openSmallRecord(recorded());
  expect(table.play(by(1, 'par', { corporation: 'XX', share_price: '100,0,3' }))).toEqual({ warnings: [] });
  expect([table.companyOf('XX'), table.record.actions.length]).toEqual(['X', 1]);
});
