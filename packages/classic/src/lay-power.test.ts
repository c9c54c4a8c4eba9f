import { topFrame } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { askSeller, layPower, SellerLayFrame, sellerLayFrame } from './lay-power.ts';
import { BUILDING_CORE as CORE } from './testing/building-box.ts';
import { carryOut, codeOf, offered, table, told } from './testing/small-box.ts';
import { trackPart } from './track.ts';

const LAY = { hex: 'B4', tile: '7', rotation: 1 };

/** P closes B4, and lays tile 7 there; a has just sold it. */
function scene() {
  const state = table();
  state.privates.P = { id: 'P', owner: 'a', closed: false };
  const power = layPower(CORE, trackPart(CORE, { cost: () => 50 }), {
    item: 'P',
    tiles: ['7'],
    hexes: ['B4', 'A3'],
  });
  const kind = sellerLayFrame(power);
  askSeller(state, 'P', 'a');
  const frame = topFrame(state);
  const [lay, decline] = kind.all;
  if (!SellerLayFrame.is(frame) || lay === undefined || decline === undefined) throw new Error('Not asked');
  return { state, power, kind, frame, lay, decline };
}

test('the power lays its own tiles on its own hexes only', () => {
  const { state, power } = scene();
  const problem = (changes: object) => codeOf(power.problem(state, { ...LAY, ...changes }));
  expect(problem({})).toBe(null);
  expect([problem({ tile: '9' }), problem({ hex: 'A5' })]).toEqual(['power.lay', 'power.lay']);
  expect(problem({ rotation: 0 })).toBe('track.runs-off');
});

test('its tile is free, even in the hex that it closes, connected to nothing', () => {
  const { state, power } = scene();
  const events = told((emit) => power.carryOut(state, LAY, emit));
  expect([state.board.tiles.B4, state.cash.bank]).toEqual([{ tile: '7', rotation: 1 }, 800]);
  expect(events).toEqual([{ type: 'tile', company: 'P', ...LAY, cost: 0 }]);
});

test('who sold it is asked at once, and lays', () => {
  const { state, kind, frame, lay } = scene();
  expect([kind.actor(state, frame), kind.label(state, frame)]).toEqual(['a', { step: 'seller-lay' }]);
  expect(offered(lay, state, frame, 'a')).toContainEqual(LAY);
  expect(codeOf(lay.judge(state, frame, { type: 'lay', player: 'a', ...LAY, tile: '9' }))).toBe('power.lay');
  expect(state.agenda).toEqual([frame]);
  carryOut(lay.judge(state, frame, { type: 'lay', player: 'a', ...LAY }));
  expect([state.agenda, state.board.tiles.B4?.tile]).toEqual([[], '7']);
});

test('or never', () => {
  const { state, frame, decline } = scene();
  const events = carryOut(decline.judge(state, frame, { type: 'pass', player: 'a' }));
  expect([state.agenda, state.board.tiles]).toEqual([[], {}]);
  expect(events).toEqual([{ type: 'pass', who: 'a', step: 'seller-lay' }]);
});
