import { boxInfo } from '@roundhouse/classic';
import type { TitleInfo } from '@roundhouse/engine';
import { ASSETS, type AssetData } from './data/assets.ts';
import { BOX } from './data/box.ts';
import { METAL_NAMES } from './data/companies.ts';
import { BOX_TEXTS, FACES_OF } from './data/looks.ts';
import { DEBT_MARKER } from './data/numbers.ts';
import { summary } from './data/summary.ts';
import { TRAINS } from './data/trains.ts';
import { VARIANTS } from './data/variants.ts';
import rules from './rules.json' with { type: 'json' };

/** Besides train companies the market has CF&I, VGC and the debt price. */
const OTHERS = Object.entries({ ...METAL_NAMES, [DEBT_MARKER]: 'Debt price' }).map(([id, name]) => ({
  id,
  name,
  home: null,
  stationCosts: [],
}));

function incomeText({ id, income, from }: AssetData): string {
  if (id === 'B2') return '$50 from Brown, with a tile on E3';
  if (id === 'G7') return 'costs a company $15';
  if (income === 0) return 'none';
  return from === 'Yellow' ? `$${income}` : `$${income} from ${from}`;
}

/** Faces of cards that have several, under their own ids, so that labels can name them. */
const FACE_TEXTS = Object.values(FACES_OF).flatMap((faces) =>
  Object.entries(faces).map(([id, name]) => [id, { name, face: 0, revenue: '', text: '' }] as const),
);

const PRINTED = boxInfo(
  { ...BOX, companies: [...BOX.companies, ...OTHERS] },
  { ...BOX_TEXTS, revenues: Object.fromEntries(ASSETS.map((asset) => [asset.id, incomeText(asset)])) },
);

export const info: TitleInfo = {
  ...summary,
  ...PRINTED,
  options: Object.entries(VARIANTS).map(([id, texts]) => ({ id, ...texts, values: [false, true] })),
  privates: { ...Object.fromEntries(FACE_TEXTS), ...PRINTED.privates },
  trains: TRAINS.map(({ type, price, quantity, range, townsFree, rustedBy, salvage }) => ({
    type,
    price,
    count: quantity,
    ...(rustedBy === null ? {} : { rustedBy }),
    notes: [
      townsFree
        ? `${range} cities or off-board areas, any number of towns`
        : `${range} stops of any kind, doubled`,
      ...(rustedBy === null ? [] : [`rusts with the first ${rustedBy} for $${salvage}`]),
    ].join('; '),
  })),
  rules,
};
