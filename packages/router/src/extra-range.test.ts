import { describe, expect, test } from 'vitest';
import { shareExtraRange } from './extra-range.ts';

describe('extra stops', () => {
  test.each([
    ['within the total', [{ id: 'a', total: 3 }], [2, 1], [[2], [1]]],
    ['not beyond it', [{ id: 'a', total: 3 }], [2, 2], undefined],
    ['no more than so many for a train', [{ id: 'a', total: 3, perTrain: 2 }], [3], undefined],
    ['no more than so many trains', [{ id: 'a', total: 3, trains: 1 }], [1, 1], undefined],
    ['trains that need none are not counted', [{ id: 'a', total: 3, trains: 1 }], [0, 2], [[], [2]]],
    [
      'from several sources',
      [
        { id: 'a', total: 1 },
        { id: 'b', total: 2 },
      ],
      [3],
      [[1, 2]],
    ],
    [
      'which may exclude each other',
      [
        { id: 'a', total: 1, notWith: ['b'] },
        { id: 'b', total: 2 },
      ],
      [3],
      undefined,
    ],
    ['for no trains', [], [], []],
  ])('%s', (_, sources, needs, shared) => {
    expect(shareExtraRange(sources, needs)?.map((uses) => uses.map(({ stops }) => stops))).toEqual(shared);
  });

  test('what was given away too early is taken back', () => {
    const sources = [
      { id: 'any', total: 1 },
      { id: 'short', total: 1, notWith: ['any'] },
    ];
    expect(shareExtraRange(sources, [1, 1])).toEqual([
      [{ id: 'any', stops: 1 }],
      [{ id: 'short', stops: 1 }],
    ]);
    expect(
      shareExtraRange(
        [
          { id: 'one', total: 2, trains: 1 },
          { id: 'two', total: 1 },
        ],
        [1, 2],
      ),
    ).toEqual([[{ id: 'two', stops: 1 }], [{ id: 'one', stops: 2 }]]);
  });
});
