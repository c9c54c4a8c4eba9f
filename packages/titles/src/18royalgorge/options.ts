import type { ImportedRules } from '@roundhouse/engine';
import { z } from 'zod';
import { SITE_WAYS } from './data/site-ways.ts';
import { VARIANTS } from './data/variants.ts';

type Flags<T> = { readonly [K in keyof T]: boolean };
export type Variants = Flags<typeof VARIANTS>;
export type HouseRules = Flags<typeof SITE_WAYS>;
export type OptionsRG = Variants & HouseRules;

const off = z.boolean().default(false);
const namesIn = <K extends string>(of: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(of).filter((name): name is K => Object.hasOwn(of, name));
const variants = z.record(z.enum(namesIn(VARIANTS)), off);
const byTheBook = z.record(z.enum(namesIn(SITE_WAYS)), off).parse({});

export const OPTIONS: z.ZodType<OptionsRG> = variants
  .refine((options) => !(options.handPicked && options.noPrivates), {
    message: 'private assets cannot be hand-picked in a game without them',
  })
  .transform((chosen): OptionsRG => ({ ...chosen, ...byTheBook }));

export const IMPORTED: ImportedRules<OptionsRG> = {
  /** Ruling 4.15: some records were begun on a map with a mine in Eden. */
  options: z
    .strictObject({ shorterGame: off, goldInEden: off })
    .transform((noted): OptionsRG => ({ ...OPTIONS.parse({}), ...SITE_WAYS, ...noted })),
  onTrust: ({ claimed }) => claimed !== undefined,
};
