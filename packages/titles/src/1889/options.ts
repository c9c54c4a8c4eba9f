import type { ImportedRules } from '@roundhouse/engine';
import { z } from 'zod';

export interface Options1889 {
  /** Section 14: private companies are dealt, and have no powers. */
  readonly beginner: boolean;
  /** A run may state a revenue that is taken on trust: some recorded games contradict themselves. */
  readonly recordedRevenue: boolean;
}

const variants = z.strictObject({ beginner: z.boolean().default(false) });

export const OPTIONS = variants.transform((chosen): Options1889 => ({ ...chosen, recordedRevenue: false }));

export const IMPORTED: ImportedRules<Options1889> = {
  options: variants.transform((chosen) => ({ ...chosen, recordedRevenue: true })),
  onTrust: ({ claimed }) => claimed !== undefined,
};
