import { AscendingFrame, openStockRound, pushFrame, WaterfallFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { FloatingCompany } from './state.ts';
import { placeHome, stationPart } from './stations.ts';
import { BUILDING_CORE } from './testing/building-box.ts';
import { CORE, quiet, type SmallState, started, table, turnFor } from './testing/small-box.ts';
import { SMALL_ENGINE, STOCK } from './testing/small-title.ts';
import { classicView, floatingFacts, type ViewRules } from './view.ts';

type Ways = Partial<ViewRules<SmallState, FloatingCompany, Record<string, unknown>>>;
const viewOf = (state: SmallState, ways: Ways = {}, core = CORE) =>
  classicView(core, {
    stock: STOCK,
    stations: stationPart(core),
    companyFacts: (at, company) => floatingFacts(core, at, company),
    ...ways,
  })(state, SMALL_ENGINE);

/** A stock round, b to act; X at $100 with president a, at home in A1. */
function scene() {
  const state = table();
  started(state, 'X', 100, 'a', { b: 1 }).operated = true;
  state.cash.X = 60;
  state.priority = 'c';
  placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
  state.agenda = [openStockRound(state, 2, 'b')];
  return state;
}

describe('a position', () => {
  test('shows the round, who acts, and what everybody has', () => {
    const view = viewOf(scene());
    expect(view).toMatchObject({ round: 'SR 2', acting: ['b'], phase: '2', bank: 800, certificateLimit: 4 });
    expect(
      view.players.map(({ id, free, certificates, priority }) => [id, free, certificates, priority]),
    ).toEqual([
      ['a', 400, 1, false],
      ['b', 400, 1, false],
      ['c', 400, 0, true],
    ]);
    expect(view.depot.map(({ type, price, left }) => [type, price, left])).toEqual([
      ['2', 80, 3],
      ['3', 180, 2],
      ['4', 300, null],
    ]);
    expect([view.operating, view.queue, view.ended, view.titleNotes]).toEqual([null, [], null, []]);
  });

  test('shows how far a company is', () => {
    const state = scene();
    started(state, 'Y', 80, 'b').floated = false;
    const facts = viewOf(state).companies.map(({ id, status, price, stationsLeft, toFloat }) => [
      id,
      status,
      price,
      stationsLeft,
      toFloat,
    ]);
    expect(facts).toEqual([
      ['X', 'floated', 100, 2, 0],
      ['Y', 'started', 80, 3, 40],
      ['Z', 'unstarted', null, 3, 0],
    ]);
  });

  test('keeps homes for companies that have not operated, and crosses out closed hexes', () => {
    const state = scene();
    state.privates.P = { id: 'P', owner: 'a', closed: false };
    expect(viewOf(state).map?.reservations).toEqual([
      { company: 'Y', hex: 'A3', stop: 0 },
      { company: 'Z', hex: 'A3', stop: 0 },
    ]);
    const tokens = () => viewOf(state, { tokens: () => [] }, BUILDING_CORE).map?.tokens;
    expect(tokens()).toEqual([{ hex: 'B4', kind: 'blocked', text: 'P', count: 1 }]);
    state.privates.P = { id: 'P', owner: 'X', closed: false };
    expect(tokens()).toEqual([]);
  });

  test('in a turn shows whose, and the track that it reaches', () => {
    const state = scene();
    expect(viewOf(state).map?.network).toEqual([]);
    state.agenda = [turnFor('X')];
    const view = viewOf(state, { deciding: () => 'Y' });
    expect([view.operating, view.deciding, view.acting]).toEqual(['X', undefined, ['a']]);
    expect(view.map?.network.map(({ hex }) => hex)).toEqual(['A1', 'A3', 'A3', 'A5']);
  });

  test('stays as it is when the game goes on', () => {
    const state = scene();
    const view = viewOf(state);
    const before = structuredClone(view);
    state.market.length = 0;
    CORE.company(state, 'X').trains.push({ id: '2-0', type: '2' });
    state.cash.a = 0;
    expect(view).toEqual(before);
  });
});

describe('private companies in an auction', () => {
  const bidding = (state: SmallState, ways?: Ways) =>
    viewOf(state, ways).privates.map(({ id, price, bids }) => [id, price, bids]);

  test('with standing bids: the price now, the bids, and the money that is not bound', () => {
    const state = scene();
    pushFrame(state, WaterfallFrame, {
      items: ['Q'],
      turn: 'a',
      bids: { Q: [{ player: 'a', price: 55 }] },
      reductions: { Q: 5 },
      passes: 0,
      settling: false,
      lastBuyer: null,
    });
    state.agenda.reverse();
    expect(bidding(state)).toEqual([
      ['P', null, []],
      ['Q', 45, [{ player: 'a', price: 55 }]],
    ]);
    expect(viewOf(state).players.map(({ cash, free }) => [cash, free])).toEqual([
      [400, 345],
      [400, 400],
      [400, 400],
    ]);
  });

  test('one after the other: the least bid and the highest', () => {
    const state = scene();
    pushFrame(state, AscendingFrame, {
      item: 'P',
      queue: ['a'],
      high: { player: 'b', price: 30 },
      minimum: 20,
    });
    state.agenda.reverse();
    expect(bidding(state)).toEqual([
      ['P', 20, [{ player: 'b', price: 30 }]],
      ['Q', null, []],
    ]);
    expect(bidding(state, { bidding: () => ({ price: 1, bids: [] }) })).toEqual([
      ['P', 1, []],
      ['Q', 1, []],
    ]);
  });
});

test('what a title adds is shown, what it has not is absent', () => {
  const state = scene();
  expect(viewOf(state)).not.toHaveProperty('forcedPurchase');
  expect(viewOf(state)).not.toHaveProperty('trainPool');
  state.depot.pool = [{ id: '2-0', type: '2' }];
  const forcedPurchase = { company: 'X', player: 'a', price: 80, sales: [] };
  const view = viewOf(state, {
    forcedPurchase: () => forcedPurchase,
    titleState: () => ({ steel: 3 }),
    titleNotes: (_state, own) => [`Steel: ${own?.steel}`],
    deciding: () => 'X',
    comesWith: (_state, item) => (item === 'P' ? 'X' : undefined),
  });
  expect(view).toMatchObject({
    forcedPurchase,
    titleState: { steel: 3 },
    titleNotes: ['Steel: 3'],
    deciding: 'X',
  });
  expect(view.trainPool).toEqual([{ type: '2', price: 80, left: 1 }]);
  expect(view.privates.map(({ comesWith }) => comesWith)).toEqual(['X', undefined]);
});
