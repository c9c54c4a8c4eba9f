import type { ImportedRules } from '@roundhouse/engine';
import { z } from 'zod';
import { SITE_WAYS } from './data/site-ways.ts';
import type { VARIANTS } from './data/variants.ts';

type Flags<T> = { readonly [K in keyof T]: boolean };
export type Variants = Flags<typeof VARIANTS>;
export type HouseRules = Flags<typeof SITE_WAYS>;
export type OptionsRG = Variants & HouseRules;

const off = z.boolean().default(false);
const VARIANT_FIELDS = {
  auction: off,
  handPicked: off,
  noPrivates: off,
  metalPrices: off,
  shorterGame: off,
  goldTracks: off,
  expandedPrivates: off,
  alternateDoc: off,
  gorgeB: off,
} satisfies Readonly<Record<keyof typeof VARIANTS, typeof off>>;

function byTheBook(): HouseRules {
  const rules = { ...SITE_WAYS };
  for (const rule in rules) if (isHouseRule(rule)) rules[rule] = false;
  return rules;
}
const isHouseRule = (name: string): name is keyof HouseRules => Object.hasOwn(SITE_WAYS, name);

export const OPTIONS: z.ZodType<OptionsRG> = z
  .strictObject(VARIANT_FIELDS)
  .refine((options) => !(options.handPicked && options.noPrivates), {
    message: 'cards cannot be hand-picked where there are none',
    path: ['handPicked'],
  })
  .transform((variants): OptionsRG => ({ ...variants, ...byTheBook() }));

export const IMPORTED: ImportedRules<OptionsRG> = {
  /** Ruling 4.15: some records were begun on a map with a mine in Eden. */
  options: z
    .strictObject({ shorterGame: off, goldInEden: off })
    .transform((noted): OptionsRG => ({ ...OPTIONS.parse({}), ...SITE_WAYS, ...noted })),
  onTrust: ({ claimed }) => claimed !== undefined,
};
