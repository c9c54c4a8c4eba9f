import type { CompanyText, TitleInfo } from '@roundhouse/engine';
import { moneyIn, type Terms } from '@roundhouse/engine';
import type { ClassicBox, PhaseData, TrainData } from './box.ts';
import type { TradeIn } from './trains.ts';

/** What is printed in the box, out of its data. */

export interface BoxTexts {
  readonly terms: Terms;
  /** Colours and symbols of the companies. */
  readonly liveries: Readonly<Record<string, Pick<CompanyText, 'color' | 'ink' | 'symbol'>>>;
  /** What private companies can do besides paying. */
  readonly powers: Readonly<Record<string, string>>;
  /** What they pay, where that is not their revenue. */
  readonly revenues?: Readonly<Record<string, string>>;
  readonly legend: NonNullable<TitleInfo['market']>['legend'];
  readonly tradeIn?: TradeIn;
  /** By default what a train rusts with. */
  trainNotes?(train: TrainData): string;
  phaseNotes?(phase: PhaseData): string;
}

type Printed = Pick<
  TitleInfo,
  'terms' | 'companies' | 'privates' | 'geography' | 'market' | 'floatPercent' | 'trains' | 'phases'
>;

export function boxInfo(box: ClassicBox, texts: BoxTexts): Printed {
  const { terms, liveries, powers, revenues = {}, legend, tradeIn } = texts;
  const money = moneyIn(terms);
  return {
    terms,
    companies: Object.fromEntries(
      box.companies.map(({ id, name, home }) => {
        const livery = liveries[id] ?? { color: '#777777', ink: '#ffffff', symbol: 'circle' };
        return [id, { name, ...livery, ...(home === null ? {} : { home }) }];
      }),
    ),
    privates: Object.fromEntries(
      box.privates.map(({ id, name, face, revenue }) => [
        id,
        { name, face, revenue: revenues[id] ?? money(revenue), text: powers[id] ?? '' },
      ]),
    ),
    geography: box.geography,
    market: { rows: box.market, legend },
    floatPercent: box.floatPercent,
    trains: box.trains.map((train) => ({
      type: train.type,
      price: train.price,
      count: train.quantity,
      ...(train.rustedBy === null ? {} : { rustedBy: train.rustedBy }),
      notes: texts.trainNotes?.(train) ?? trainNotes(train, money, tradeIn),
    })),
    phases: box.phases.map((phase) => ({
      name: phase.name,
      tiles: phase.tiles,
      trainLimit: phase.trainLimit,
      operatingRounds: phase.operatingRounds,
      notes: texts.phaseNotes?.(phase) ?? '',
    })),
  };
}

const trainNotes = (
  { type, rustedBy }: TrainData,
  money: (sum: number) => string,
  tradeIn?: TradeIn,
): string =>
  [
    ...(rustedBy === null ? [] : [`rusts with the first ${rustedBy}`]),
    ...(tradeIn?.type === type ? [`${money(tradeIn.price)} with a ${inWords(tradeIn.given)} traded in`] : []),
  ].join('; ');

/** "4, 5 or 6" */
const inWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;
