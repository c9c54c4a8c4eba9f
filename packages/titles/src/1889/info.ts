import { boxInfo } from '@roundhouse/classic';
import type { TitleInfo } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { TRADE_IN } from './data/data.ts';
import { LEGEND, LOOKS, POWERS } from './data/looks.ts';
import { OPTION_TEXTS } from './options.ts';
import rules from './rules.json' with { type: 'json' };
import { summary } from './summary.ts';
import { terms } from './terms.ts';

export const info: TitleInfo = {
  ...summary,
  options: OPTION_TEXTS,
  ...boxInfo(BOX, {
    terms,
    looks: LOOKS,
    powers: POWERS,
    legend: LEGEND,
    tradeIn: TRADE_IN,
    phaseNotes: ({ privatesForSale }) =>
      privatesForSale.length > 0 ? 'Companies may buy private companies.' : '',
  }),
  rules,
};
