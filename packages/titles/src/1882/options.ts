import type { ImportedRules } from '@roundhouse/engine';
import { z } from 'zod';
import { SITE_WAYS } from './data/site-ways.ts';

export type HouseRules1882 = { readonly [K in keyof typeof SITE_WAYS]: boolean };

export interface Options1882 {
  /** A run may state a revenue that is taken on trust: some recorded games contradict themselves. */
  readonly recordedRevenue: boolean;
  readonly house?: HouseRules1882;
}

export const HOUSE_RULES: Options1882 = { recordedRevenue: true, house: SITE_WAYS };

/** 1882 has no variants. */
export const OPTIONS = z.strictObject({}).transform((): Options1882 => ({ recordedRevenue: false }));

export const IMPORTED: ImportedRules<Options1882> = {
  options: z.strictObject({}).transform(() => HOUSE_RULES),
  onTrust: ({ claimed }) => claimed !== undefined,
};
