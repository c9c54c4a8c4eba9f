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
  take: 'Buy a private company',
  train: 'Buy a train',
  trains: 'Buy trains',
  private: 'Buy a private company',
  privates: 'Buy private companies',
  dividend: 'Pay or withhold',
  discard: 'Discard a train',
  track: 'Lay track',
  stock: 'Buy and sell',
  offer: 'Answer the offer',
};

/** A step or a type of action for people: `place-tokens` is "Place tokens". */
export function wordsFor(type: string): string {
  const known = Object.hasOwn(WORDS, type) ? WORDS[type] : undefined;
  if (known !== undefined) return known;
  const spaced = type.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
