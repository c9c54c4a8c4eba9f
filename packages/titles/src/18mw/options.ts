import { z } from 'zod';

/** 18MW has no variants. */
export type OptionsMW = Readonly<Record<string, never>>;
export const OPTIONS = z.strictObject({}).transform((): OptionsMW => ({}));
