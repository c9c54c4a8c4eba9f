/** The field's own words, for those who meet them for the first time. */
export interface Entry {
  readonly word: string;
  /** Other forms under which it is met and looked for. */
  readonly also: readonly string[];
  readonly meaning: string;
}

// biome-ignore format: a table, one row a line
export const GLOSSARY: readonly Entry[] = [
  { word: 'bank', also: ['break the bank', 'bank breaks'], meaning: 'Holds the money that nobody owns. In many games its end is the end of the game.' },
  { word: 'bankruptcy', also: ['bankrupt'], meaning: 'A president who must pay for a train and cannot, even by selling everything.' },
  { word: 'bid', also: ['auctions', 'bids', 'bidding'], meaning: 'An amount offered in an auction; the money is set aside until it is decided.' },
  { word: 'capitalisation', also: ['capital', 'full capitalisation', 'incremental'], meaning: 'How a company gets its first money: all at once when it floats, or share by share as they are sold.' },
  { word: 'certificate', also: ['certificates', 'certificate limit', 'limit'], meaning: 'A paper that stands for shares or a private company. A player may hold only so many.' },
  { word: 'dividend', also: ['dividends', 'pay out', 'payout', 'pays'], meaning: 'Revenue paid to the holders of shares; the share price then usually rises.' },
  { word: 'float', also: ['floats', 'floated', 'flotation', 'started', '60%', '50%', 'enough shares'], meaning: 'A company floats when enough of it has been sold: it gets its money and begins to operate.' },
  { word: 'home', also: ['home station', 'home hex'], meaning: 'Where a company has its first station.' },
  { word: 'offering', also: ['initial offering', 'ipo'], meaning: 'Shares that nobody has bought yet; they cost the par value.' },
  { word: 'operating round', also: ['operate', 'or', 'operates'], meaning: 'Every company in turn lays track, places stations, runs trains, pays and buys trains.' },
  { word: 'par', also: ['par value', 'starting price', 'par price'], meaning: 'The price at which a company starts, chosen by its first president.' },
  { word: 'phase', also: ['phases'], meaning: 'A part of the game, begun by the first train of a kind: new tiles, old trains rust, other limits.' },
  { word: 'pool', also: ['bank pool', 'market pool'], meaning: 'Shares that players have sold; they cost the present price.' },
  { word: 'president', also: ['director', 'presidency'], meaning: 'Whoever holds most of a company decides for it, and pays for its train if it cannot.' },
  { word: 'priority deal', also: ['priority', 'first'], meaning: 'Who begins the next stock round.' },
  { word: 'private company', also: ['private', 'privates'], meaning: 'A small company that pays its owner every round and may have a power. It lays no track.' },
  { word: 'revenue', also: ['earnings', 'income', 'earns'], meaning: 'What the stops of a company’s routes are worth together.' },
  { word: 'route', also: ['routes', 'run', 'runs'], meaning: 'The way of one train: a line of track between stops, with a station of the company among them.' },
  { word: 'rust', also: ['rusts', 'rusted', 'obsolete', 'scrapped'], meaning: 'Old trains leave the game without payment when the first train of a later kind is bought.' },
  { word: 'share', also: ['shares', 'stock', 'percent'], meaning: 'A part of a company, mostly 10%: a part of its dividends, and of what a player is worth.' },
  { word: 'station', also: ['stations', 'token', 'tokens', 'marker'], meaning: 'A company’s marker in a city. Every route touches one; a city full of others’ stations blocks the way.' },
  { word: 'stock round', also: ['sr'], meaning: 'Players buy and sell shares in turn until all have passed.' },
  { word: 'tile', also: ['tiles', 'track', 'upgrade', 'lay'], meaning: 'Track on a hex: yellow first, then green, brown and gray over it.' },
  { word: 'treasury', also: ['treasuries'], meaning: 'A company’s own money, apart from its president’s.' },
  { word: 'withhold', also: ['withholds', 'withheld', 'retain'], meaning: 'The company keeps its revenue; the share price then usually falls.' },
];

const forms = ({ word, also }: Entry): readonly string[] => [word, ...also];

/** Words that mean the same to somebody who looks for one of them. */
export function meaningsOf(word: string): readonly string[] {
  const entry = GLOSSARY.find((candidate) => forms(candidate).includes(word));
  return entry === undefined ? [word] : forms(entry);
}

const WORDS = new Map(
  GLOSSARY.flatMap((entry) => [entry.word, `${entry.word}s`].map((form) => [form, entry] as const)),
);
const PATTERN = new RegExp(
  `\\b(${[...WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

/** A text in pieces: those that are words of the field come with their meaning, each once. */
export function withMeanings(text: string): { readonly text: string; readonly meaning?: string }[] {
  const explained = new Set<string>();
  return text
    .split(PATTERN)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const entry = WORDS.get(piece.toLowerCase());
      if (entry === undefined || explained.has(entry.word)) return { text: piece };
      explained.add(entry.word);
      return { text: piece, meaning: entry.meaning };
    });
}

/** What the first word of the field in a text means. */
export const meaningOf = (text: string): string | undefined =>
  withMeanings(text).find(({ meaning }) => meaning !== undefined)?.meaning;
