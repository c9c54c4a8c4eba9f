const WORDS: Readonly<Record<string, string>> = {
  lay: 'Lay a tile',
  station: 'Place a station',
  home: 'Choose the home station',
  run: 'Run trains',
  buy: 'Buy shares',
  sell: 'Sell shares',
  par: 'Set the starting price',
  start: 'Start a company',
  exchange: 'Exchange a private company',
  bid: 'Bid',
  take: 'Buy',
  train: 'Buy a train',
  private: 'Buy a private company',
  dividend: 'Dividend',
  discard: 'Discard a train',
  pass: 'Pass',
  offer: 'Answer the offer',
  auction: 'Auction',
  track: 'Lay track',
  trains: 'Buy trains',
  stock: 'Buy and sell',
  privates: 'Buy private companies',
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

/** A type of action or a step in words, the same at every table: `buy-train` is "Buy train". */
export function wordsFor(type: string): string {
  const known = Object.hasOwn(WORDS, type) ? WORDS[type] : undefined;
  if (known !== undefined) return known;
  const spaced = type
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
