/** Sentences of what the kernel's own rounds and routes refuse; the rules behind them stand in the titles' tables. */
export const KERNEL_TEXTS = {
  'bidding.least': 'A bid must be at least {$least}.',
  'bidding.multiple': 'Bids are multiples of {$step}.',
  'bidding.limit': 'You can bid {$most} at most.',
  'auction.not-for-sale': '{item} is not for sale.',
  'auction.first-in-line': '{item} is first in line: it is bought at {$price}, not bid on.',
  'auction.least': 'A bid on {item} must be at least {$least}.',
  'auction.multiple': 'Bids are multiples of {$step}.',
  'auction.set-aside': 'You have {$free} that is not set aside for other bids.',
  'auction.only-first': 'Only {item} can be bought at its price now.',
  'auction.cash': '{item} costs {$price}; you have {$free} that is not set aside.',
  'agreement.proposed': 'A proposal to end the game is being answered.',
  'route.unreadable': 'Train {train}: There is no such line of track on the map.',
  'route.unknown-train': 'Train {train}: The company has no such train.',
  'route.unknown-piece': 'Train {train}: There is no such track on the map.',
  'route.train-twice': 'Train {train}: A train runs one route only.',
  'route.not-connected': 'Train {train}: The route is not one connected line of track.',
  'route.reversal': 'Train {train}: A route may not turn back over a fork.',
  'route.ends-on-track': 'Train {train}: A route begins and ends in a stop.',
  'route.track-twice': 'Train {train}: A route may not use the same track twice.',
  'route.stop-twice': 'Train {train}: A route may not visit a stop twice.',
  'route.location-twice': 'Train {train}: A route may not visit a location twice.',
  'route.offboard-in-middle': 'Train {train}: A route ends when it reaches the edge of the map.',
  'route.blocked':
    "Train {train}: A route may not pass through a city that is full of other companies' stations.",
  'route.no-station': 'Train {train}: A route must include a station of the company.',
  'route.too-short': 'Train {train}: A route needs at least two stops.',
  'route.too-long': 'Train {train}: The route has more stops than the train may visit.',
  'route.shared-track': 'Train {train}: Two trains may not use the same track.',
} as const satisfies Readonly<Record<string, string>>;

export type KernelCode = keyof typeof KERNEL_TEXTS;
