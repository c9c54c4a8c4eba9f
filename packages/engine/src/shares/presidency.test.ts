import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../core/event.ts';
import { seats } from '../testing/small-table.ts';
import { type Company, OFFERING, percentOf, presidentCertificate } from './certificates.ts';
import { majorityHolder, settlePresidency, swapPresidency } from './presidency.ts';

const table = { players: seats('a', 'b', 'c') };

/** Ordinary certificates by holder; the president's 20% lies with the first of them. */
function company(holdings: Readonly<Record<string, readonly number[]>>): Company {
  const [president = ''] = Object.keys(holdings);
  const ordinary = Object.entries(holdings).flatMap(([holder, papers]) =>
    papers.map((percent) => ({ percent, president: false, holder })),
  );
  return {
    id: 'X',
    par: 100,
    certificates: [{ percent: 20, president: true, holder: president }, ...ordinary],
  };
}

function settled(x: Company) {
  const events: GameEvent[] = [];
  settlePresidency(table, x, (event) => events.push(event));
  return {
    president: presidentCertificate(x)?.holder,
    held: ['a', 'b', 'c'].map((who) => percentOf(x, who)),
    events,
  };
}

describe('the majority', () => {
  test.each([
    { name: 'the president, while nobody has more', holdings: { b: [10], a: [10, 10, 10] }, holder: 'b' },
    { name: 'who has more', holdings: { b: [10], a: [10, 10, 10, 10] }, holder: 'a' },
    { name: 'who has most', holdings: { b: [], c: [10, 10, 10], a: [10, 10, 10, 10] }, holder: 'a' },
    {
      name: "of equals the first to the president's left",
      holdings: { b: [], a: [10, 10, 10], c: [10, 10, 10] },
      holder: 'c',
    },
  ])('lies with $name', ({ holdings, holder }) => {
    expect(majorityHolder(table, company(holdings), 'b')).toBe(holder);
  });

  test('can be asked for other holdings than those of now', () => {
    const x = company({ a: [10, 10], b: [10, 10] });
    expect(majorityHolder(table, x, 'a', (player) => (player === 'a' ? 10 : percentOf(x, player)))).toBe('b');
  });
});

describe('the presidency', () => {
  test('goes to whoever has come to hold more, for ordinary certificates of the same size', () => {
    const { president, held, events } = settled(company({ a: [], b: [10, 10, 10] }));
    expect([president, held]).toEqual(['b', [20, 30, 0]]);
    expect(events).toEqual([{ type: 'president', company: 'X', player: 'b' }]);
  });

  test('stays in a tie, and nothing is told', () => {
    expect(settled(company({ a: [], b: [10, 10] }))).toEqual({
      president: 'a',
      held: [20, 20, 0],
      events: [],
    });
  });

  test('stays while the new one has no certificates to give for it', () => {
    expect(settled(company({ a: [], b: [30] }))).toEqual({ president: 'a', held: [20, 30, 0], events: [] });
  });

  test('is nobody’s to lose while no player has it', () => {
    const x = company({ [OFFERING]: [], b: [10, 10, 10] });
    expect(settled(x)).toEqual({ president: OFFERING, held: [0, 30, 0], events: [] });
    expect(settled({ ...x, certificates: x.certificates.slice(1) }).events).toEqual([]);
  });

  test('can be handed over by name', () => {
    const x = company({ a: [10], c: [10, 10] });
    swapPresidency(x, 'c', () => undefined);
    expect([presidentCertificate(x)?.holder, percentOf(x, 'a'), percentOf(x, 'c')]).toEqual(['c', 30, 20]);
  });
});
