import { boxInfo } from '@roundhouse/classic';
import type { TitleInfo } from '@roundhouse/engine';
import { ASSETS } from './data/assets.ts';
import { BOX } from './data/box.ts';
import { BOX_TEXTS, FACE_TEXTS, incomeText, OTHERS, trainNotes } from './data/looks.ts';
import { summary } from './data/summary.ts';
import { TRAINS } from './data/trains.ts';
import { VARIANTS } from './data/variants.ts';
import rules from './rules.json' with { type: 'json' };

const PRINTED = boxInfo(
  { ...BOX, companies: [...BOX.companies, ...OTHERS] },
  { ...BOX_TEXTS, revenues: Object.fromEntries(ASSETS.map((asset) => [asset.id, incomeText(asset)])) },
);

export const info: TitleInfo = {
  ...summary,
  ...PRINTED,
  options: Object.entries(VARIANTS).map(([id, texts]) => ({ id, ...texts, values: [false, true] })),
  privates: { ...Object.fromEntries(FACE_TEXTS), ...PRINTED.privates },
  trains: TRAINS.map((train) => ({
    type: train.type,
    price: train.price,
    count: train.quantity,
    ...(train.rustedBy === null ? {} : { rustedBy: train.rustedBy }),
    notes: trainNotes(train),
  })),
  rules,
};
