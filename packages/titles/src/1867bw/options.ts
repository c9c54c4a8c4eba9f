import { z } from 'zod';

export interface OptionsBW {
  /** Section 16: the private companies are auctioned instead of claimed from the row. */
  readonly auction: boolean;
}

export const OPTIONS: z.ZodType<OptionsBW> = z.strictObject({ auction: z.boolean().default(false) });
