import type { Refusal } from '@roundhouse/engine';

/** What is wrong with the record itself. */
export const misfit = (why: string): Refusal => ({ code: 'misfit', facts: { why }, rule: 'replay' });
