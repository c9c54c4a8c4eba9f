import { z } from 'zod';

/** 1882 has no variants; the one option belongs to imported records. */
export const OPTIONS = z.strictObject({
  /** A run may state a revenue that is taken on trust: some recorded games contradict themselves. */
  recordedRevenue: z.boolean().default(false),
});
export type Options1882 = z.infer<typeof OPTIONS>;
