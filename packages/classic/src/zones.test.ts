import { placeMarkerAt } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { classicCore } from './core.ts';
import { BOX, type SmallState, type started, table } from './testing/small-box.ts';
import { zoneRules } from './zones.ts';

test('colours of the market lift the limits, each its own', () => {
  const market = [
    ['yellow', 'orange', 'brown', 'par'].map((mark, i) => ({ price: 10 * (i + 1), marks: [mark] })),
  ];
  const core = classicCore<SmallState, ReturnType<typeof started>>(
    { ...BOX, market },
    { steps: [], operates: () => true },
  );
  const rules = zoneRules(core, {
    uncounted: ['yellow', 'orange', 'brown'],
    heldFreely: ['orange', 'brown'],
    boughtFreely: ['brown'],
  });
  const state = table();
  const company = core.company(state, 'X');
  const at = (price: number) => {
    state.market = [];
    placeMarkerAt(market, state, 'X', price);
    return [
      rules.counts?.(state, company),
      rules.holdLimit?.(state, company),
      rules.unlimited?.(state, company),
    ];
  };
  expect([10, 20, 30, 40].map(at)).toEqual([
    [false, 60, false],
    [false, 100, false],
    [false, 100, true],
    [true, 60, false],
  ]);
});
