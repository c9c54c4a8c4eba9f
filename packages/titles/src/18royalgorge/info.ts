import { boxInfo } from '@roundhouse/classic';
import type { TitleInfo } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { BOX_TEXTS, FACE_TEXTS, incomeText, OTHERS } from './data/box-texts.ts';
import { ASSETS } from './data/privates.ts';
import { summary } from './data/summary.ts';
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
  rules,
};
