import type { Refusal } from '@roundhouse/engine';

/** What is wrong with the record itself. */
export const misfit = (problem: string): Refusal => ({ code: 'misfit', facts: { problem }, rule: 'replay' });
