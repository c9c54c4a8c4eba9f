const WORDS: Readonly<Record<string, string>> = {
  lay: 'Lay a tile',
  station: 'Place a station',
  home: 'Choose the home station',
  run: 'Run trains',
  buy: 'Buy shares',
  sell: 'Sell shares',
  par: 'Set the starting price',
  start: 'Start a company',
  bid: 'Bid',
  take: 'Buy',
  train: 'Buy a train',
  private: 'Buy a private company',
  dividend: 'Dividend',
  discard: 'Discard a train',
  pass: 'Pass',
  offer: 'Answer the offer',
  auction: 'Auction',
  track: 'Track',
  trains: 'Trains',
  stock: 'Buy and sell',
  privates: 'Private companies',
  invest: 'Metals Investor',
  mint: 'US Mint Worker',
  steel: 'Steel',
  ship: 'Ship gold',
  ghost: 'Ghost town',
  debt: 'Debt',
  'name-investor': 'Name an investor',
  'money-or-investor': 'Money or investor',
  'priority-deal': 'Priority Deal',
  'switch-priority': 'Switch the Priority Deal',
  'assign-investor': 'Assign an investor',
  'buy-railroad': 'Buy a railroad',
  'take-over': 'Take over a railroad',
  'add-railroads': 'Add railroads',
  'discard-railroad': 'Discard a railroad',
  'propose-end': 'End the game here',
};

/** A type of action or a step in words: `buy-train` is "Buy train". */
export function words(type: string): string {
  const known = Object.hasOwn(WORDS, type) ? WORDS[type] : undefined;
  if (known !== undefined) return known;
  const spaced = type
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const HINTS: Readonly<Record<string, string>> = {
  par: 'Choose the price of its shares.',
  stock: 'Choose what is framed, or one of these.',
  trains: 'Buy from the bank or from other companies.',
  dividend: 'Pay the shareholders, or keep the money in the company.',
  privates: 'Buy a private company from a player, or pass.',
  ship: 'One gold cube on the routes of this turn can be shipped: it adds to the revenue.',
  'name-investor':
    'Name an investor and a price: the other player takes the money or the investor, you get what is left.',
  'money-or-investor': 'Take one of them; the other player gets what you leave.',
  'place-tokens':
    'Each token on + lets it add a railroad or an investor in this turn, each on ▼ lets it keep a railroad at the end. Choose circles on the card of the holding.',
  'add-railroads': 'At the end of the turn only as many railroads stay as there are tokens on ▼.',
  'surplus-railroads': 'It has more railroads than tokens on ▼: what is discarded leaves the game.',
  'priority-deal': 'Whoever has the Priority Deal goes first. It can be switched now, once in the game.',
};

const GROUP_HINTS: Readonly<Record<string, string>> = {
  'take-over': 'For a railroad of a holding of the other player this is an offer that they answer.',
  steel: 'Each tile takes the cheapest steel by itself. Name another here to take that for the next tile.',
};

/** What somebody who sees a kind of choice for the first time should know. */
export const groupHintOf = (type: string): string | null =>
  Object.hasOwn(GROUP_HINTS, type) ? (GROUP_HINTS[type] ?? null) : null;

/** What somebody who sees a step for the first time should know. */
export const hintOf = (step: string): string | null =>
  Object.hasOwn(HINTS, step) ? (HINTS[step] ?? null) : null;
