import type { RefusalTable } from '@roundhouse/engine';

/** What each code of a refusal means in the ledger. */
export const REFUSALS: RefusalTable = {
  'agreement.proposed': 'RB-END-8',
  'order.operating': 'RB-OR-4',
  'order.offer-train': 'RB-OR-30',
};
