import type { Choice } from '@roundhouse/engine/play';
import { describe, expect, test } from 'vitest';
import { firstDraft, placeable, togglePlace } from './placing.ts';

const choices: Choice[] = [0, 1, 2, 3, 4].map((add) => ({
  action: { type: 'place-tokens', player: 'p1', add, keep: 4 - add, network: 0 },
}));

describe('placing tokens', () => {
  test('a click fills up to the circle, a second on the last one takes it back', () => {
    const draft = togglePlace({ add: 0, keep: 0, network: 0 }, 'add', 2, 4);
    expect(draft).toEqual({ add: 2, keep: 0, network: 0 });
    expect(togglePlace(draft, 'add', 2, 4)).toEqual({ add: 1, keep: 0, network: 0 });
    expect(togglePlace(draft, 'network', 1, 4)).toEqual({ add: 2, keep: 0, network: 1 });
  });

  test('what is missing comes from the other circles', () => {
    expect(togglePlace({ add: 3, keep: 1, network: 0 }, 'keep', 3, 4)).toEqual({
      add: 1,
      keep: 3,
      network: 0,
    });
    expect(togglePlace({ add: 1, keep: 3, network: 0 }, 'network', 1, 4)).toEqual({
      add: 0,
      keep: 3,
      network: 1,
    });
    expect(togglePlace({ add: 0, keep: 3, network: 1 }, 'add', 4, 4)).toEqual({
      add: 4,
      keep: 0,
      network: 0,
    });
  });

  test('begins so that what is added can be kept', () => {
    const tokens = { idle: 4, add: 0, keep: 0, network: 0, total: 4 };
    const railroad = {
      id: 'A1',
      name: '',
      category: 'A',
      side: '2',
      level: 2,
      cost: 100,
      income: 50,
      obsoleteAt: 4,
    };
    expect(firstDraft({ tokens, railroads: [] }, choices)).toEqual({ add: 2, keep: 2, network: 0 });
    expect(firstDraft({ tokens, railroads: [railroad] }, choices)).toEqual({ add: 1, keep: 3, network: 0 });
    expect(firstDraft({ tokens, railroads: [] }, [])).toEqual({ add: 0, keep: 0, network: 0 });
  });

  test('only listed placings can be played', () => {
    expect(placeable(choices, { add: 1, keep: 3, network: 0 })).toBe(choices[1]?.action);
    expect(placeable(choices, { add: 4, keep: 4, network: 0 })).toBeUndefined();
  });
});
