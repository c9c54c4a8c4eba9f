import { z } from 'zod';

/** The fields of recorded actions that titles have in common. */
export const FIELDS = {
  bid: z.looseObject({ company: z.string(), price: z.int() }),
  par: z.looseObject({ corporation: z.string(), share_price: z.string() }),
  shares: z.looseObject({
    shares: z.array(z.string()).min(1),
    percent: z.int().nullish(),
    discounter: z.string().nullish(),
  }),
  tile: z.looseObject({ hex: z.string(), tile: z.string(), rotation: z.int() }),
  token: z.looseObject({
    city: z.string(),
    slot: z.int().nullish().catch(null),
    token_type: z.string().nullish(),
  }),
  dividend: z.looseObject({ kind: z.enum(['payout', 'withhold']) }),
  train: z.looseObject({ train: z.string(), price: z.int(), exchange: z.string().nullish() }),
  company: z.looseObject({ company: z.string(), price: z.int() }),
  discard: z.looseObject({ train: z.string() }),
  choice: z.looseObject({ choice: z.string() }),
};

/** The price of a par space, written as `price,row,column`. */
export const parPrice = (space: string): number => Number(space.split(',')[0]);

/** The symbol of the company whose certificates are named. */
export const companyNamed = (shares: readonly string[]): string => shares[0]?.split('_')[0] ?? '';
