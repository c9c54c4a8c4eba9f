import { type Geography, printedHex, type RunDelivery, type RunRoute } from '@roundhouse/engine/play';
import type { Names, TitleInfo } from '../contract.ts';
import type { Money } from '../ui/money.ts';

/** What trains earn beyond their stops, by the title's word for it. */
export const bonusName = (id: string, info: Pick<TitleInfo, 'terms'>, names: Names): string =>
  info.terms.bonuses[id] ?? names(id);

/** A place by its name, where it has one. */
export const placeName = (geography: Geography | null, hex: string): string =>
  geography === null || !geography.grid.index.has(hex) ? hex : (printedHex(geography.grid, hex).name ?? hex);

/** Where a cube comes from, where it goes, and what that makes of the place. */
export const deliveryWords = ({ from, to, becomes }: RunDelivery, geography: Geography | null): string =>
  `${placeName(geography, from)} → ${placeName(geography, to)}${becomes === undefined ? '' : `: ${becomes}`}`;

/** A run in lines: each train with its stops, and each bonus and delivery by itself. All of it adds up to the revenue. */
export function runLines(
  routes: readonly RunRoute[],
  info: Pick<TitleInfo, 'terms' | 'geography'>,
  names: Names,
  money: Money,
): string[] {
  return routes.flatMap(({ train, stops, values, multiplier, bonuses, deliveries = [], revenue }) => {
    const way = stops.map((hex, place) => `${placeName(info.geography, hex)} ${values[place] ?? 0}`);
    const times = multiplier === 1 ? '' : `, times ${multiplier}`;
    const [kind = train] = train.split('-');
    return [
      `${kind}-train ${money(revenue)}: ${way.join(' + ')}${times}`,
      ...bonuses.map(({ id, amount }) => `+ ${bonusName(id, info, names)} ${money(amount)}`),
      ...deliveries.map(
        (delivery) => `+ ${deliveryWords(delivery, info.geography)} ${money(delivery.amount)}`,
      ),
    ];
  });
}
