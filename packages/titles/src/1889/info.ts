import { moneyIn, type TitleInfo } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { COMPANIES, PHASES, PRIVATES, TRADE_IN, TRAINS } from './data/data.ts';
import { LOOKS, POWERS } from './data/looks.ts';
import { OPTION_TEXTS } from './options.ts';
import rules from './rules.json' with { type: 'json' };
import { summary } from './summary.ts';
import { terms } from './terms.ts';

const money = moneyIn(terms);

export const info: TitleInfo = {
  ...summary,
  terms,
  options: OPTION_TEXTS,
  companies: Object.fromEntries(
    COMPANIES.map(({ id, name, home }) => {
      const look = LOOKS[id] ?? { color: '#777777', ink: '#ffffff', symbol: 'circle' };
      return [id, { name, ...look, ...(home === null ? {} : { home }) }];
    }),
  ),
  privates: Object.fromEntries(
    PRIVATES.map(({ id, name, face, revenue }) => [
      id,
      { name, face, revenue: money(revenue), text: POWERS[id] ?? '' },
    ]),
  ),
  geography: BOX.geography,
  market: {
    rows: BOX.market,
    legend: {
      par: { text: 'A company may start here' },
      yellow: { text: 'Shares do not count towards the certificate limit', colour: 'yellow' },
      orange: { text: 'As yellow, and more than 60% may be held', colour: 'orange' },
    },
  },
  trains: TRAINS.map(({ type, price, quantity, rustedBy }) => ({
    type,
    price,
    count: quantity,
    ...(rustedBy === null ? {} : { rustedBy }),
    notes: [
      ...(rustedBy === null ? [] : [`rusts with the first ${rustedBy}`]),
      ...(type === TRADE_IN.type ? [`${money(TRADE_IN.price)} with a 4, 5 or 6 traded in`] : []),
    ].join('; '),
  })),
  phases: PHASES.map(({ name, tiles, trainLimit, operatingRounds, privatesForSale }) => ({
    name,
    tiles,
    trainLimit,
    operatingRounds,
    notes: privatesForSale.length > 0 ? 'Companies may buy private companies.' : '',
  })),
  rules,
};
