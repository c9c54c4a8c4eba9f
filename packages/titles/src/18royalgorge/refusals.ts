import type { RefusalTable } from '@roundhouse/engine';

/** What each code of a refusal means in the ledger. */
export const REFUSALS: RefusalTable = {
  'bidding.least': '18RG-auction-2',
  'bidding.multiple': '18RG-auction-2',
  'bidding.limit': '18RG-auction-2',
  'agreement.proposed': '18RG-score-1',
  'order.bidding': '18RG-auction-3',
  'order.offer-train': '18RG-trains-4',
  'order.offer-private': '18RG-trains-4',
  'order.operating': '18RG-or-2',
  'route.unreadable': '18RG-route-1',
  'route.unknown-train': '18RG-run-1',
  'route.unknown-piece': '18RG-route-1',
  'route.train-twice': '18RG-run-7',
  'route.not-connected': '18RG-route-1',
  'route.reversal': '18RG-route-5',
  'route.ends-on-track': '18RG-route-2',
  'route.track-twice': '18RG-run-7',
  'route.stop-twice': '18RG-run-6',
  'route.location-twice': '18RG-centre-6',
  'route.offboard-in-middle': '18RG-centre-8',
  'route.blocked': '18RG-run-9',
  'route.no-station': '18RG-run-5',
  'route.too-short': '18RG-route-2',
  'route.too-long': '18RG-run-4',
  'route.shared-track': '18RG-run-7',
};
