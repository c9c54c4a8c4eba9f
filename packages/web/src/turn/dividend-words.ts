import type { GameEvent } from '@roundhouse/engine/play';
import type { Names } from '../contract.ts';
import type { Money } from '../ui/money.ts';

/** What paying or keeping the revenue comes to, for the button: "$22 a share", "$220". */
export function dividendFigure(events: readonly GameEvent[], money: Money): string {
  for (const event of events) {
    if (event.type === 'dividend') return `${money(event.perShare)} a share`;
    if (event.type === 'withheld') return money(event.revenue);
  }
  return '';
}

/** Who gets how much, and what becomes of the price, a line each. */
export function dividendLines(events: readonly GameEvent[], names: Names, money: Money): string[] {
  const got = events.flatMap((event) =>
    event.type === 'paid' && event.why === 'dividend' ? [`${names(event.to)} ${money(event.amount)}`] : [],
  );
  const kept = events.flatMap((event) =>
    event.type === 'withheld' ? [`${names(event.company)} keeps ${money(event.revenue)}`] : [],
  );
  const price = events.flatMap((event) =>
    event.type === 'price'
      ? [
          event.from === event.to
            ? `price stays ${money(event.to)}`
            : `price ${money(event.from)} → ${money(event.to)}`,
        ]
      : [],
  );
  return [got.join(', '), ...kept, ...price].filter((line) => line !== '');
}
