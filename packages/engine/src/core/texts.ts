/** Sentences of what the kernel's own rounds and routes refuse; the rules behind them stand in the titles' tables. */
export const KERNEL_TEXTS = {
  'bidding.least': 'A bid must be at least {$least}.',
  'bidding.multiple': 'Bids must be multiples of {$step}.',
  'bidding.limit': 'You can bid {$most} at most.',
  'auction.not-for-sale': '{item} is not for sale.',
  'auction.first-in-line': '{item} is first in line: it is bought at {$price}, not bid on.',
  'auction.least': 'A bid on {item} must be at least {$least}.',
  'auction.multiple': 'Bids must be multiples of {$step}.',
  'auction.set-aside': 'You have {$free} that is not set aside for other bids.',
  'auction.only-first': 'Only {item} can be bought at its price now.',
  'auction.cash': '{item} costs {$price}; you have {$free} that is not set aside.',
  'agreement.proposed': 'A proposal to end the game is being answered.',
  'route.unreadable': '{train}-train: There is no such line of track on the map.',
  'route.unknown-train': '{train}-train: The company has no such train.',
  'route.unknown-piece': '{train}-train: There is no such track on the map.',
  'route.train-twice': '{train}-train: A train runs one route only.',
  'route.not-connected': '{train}-train: The route is not one connected line of track.',
  'route.reversal': '{train}-train: A route may not turn back over a fork.',
  'route.ends-on-track': '{train}-train: A route begins and ends in a stop.',
  'route.track-twice': '{train}-train: A route may not use the same track twice.',
  'route.stop-twice': '{train}-train: A route may not visit a stop twice.',
  'route.location-twice': '{train}-train: A route may not visit a location twice.',
  'route.offboard-in-middle': '{train}-train: A route ends when it reaches the edge of the map.',
  'route.blocked':
    "{train}-train: A route may not pass through a city that is full of other companies' stations.",
  'route.no-station': '{train}-train: A route must include a station of the company.',
  'route.too-short': '{train}-train: A route needs at least two stops.',
  'route.too-long': '{train}-train: The route has more stops than the train may visit.',
  'route.shared-track': '{train}-train: Two trains may not use the same track.',
} as const satisfies Readonly<Record<string, string>>;

export type KernelCode = keyof typeof KERNEL_TEXTS;
