/** The field's own words, for those who meet them for the first time. */
export interface Entry {
  readonly word: string;
  /** Its other forms in a sentence. */
  readonly forms: readonly string[];
  /** What else people look for when they mean it. */
  readonly also: readonly string[];
  readonly meaning: string;
}

// biome-ignore format: a table, one row a line
export const GLOSSARY: readonly Entry[] = [
  { word: 'bank', forms: [], also: ['break the bank', 'bank breaks'], meaning: 'Holds the money that nobody owns. In many games the game ends when it runs out.' },
  { word: 'bankruptcy', forms: ['bankrupt'], also: ['broke', 'ruin'], meaning: 'When a president must pay for a train and cannot, even by selling everything.' },
  { word: 'bid', forms: ['bids', 'bidder', 'bidders'], also: ['auctions', 'bidding'], meaning: 'An amount offered in an auction; the money is set aside until it is decided.' },
  { word: 'capitalisation', forms: [], also: ['capital', 'full capitalisation', 'incremental'], meaning: 'How a company gets its first money: all at once when it floats, or share by share as they are sold.' },
  { word: 'certificate', forms: ['certificates'], also: ['certificate limit', 'limit', 'paper'], meaning: 'A card that stands for shares or a private company. Each player may hold only a limited number.' },
  { word: 'dividend', forms: ['dividends'], also: ['pay out', 'payout', 'pays'], meaning: 'Revenue paid to the holders of shares; the share price then usually rises.' },
  { word: 'float', forms: ['floats', 'floated', 'floating'], also: ['flotation', 'started', '60%', '50%', 'enough shares'], meaning: 'A company floats when enough of it has been sold: it gets its money and begins to operate.' },
  { word: 'home', forms: [], also: ['home station', 'home hex', 'base'], meaning: 'Where a company has its first station.' },
  { word: 'liquidity', forms: [], also: ['liquid'], meaning: 'Cash plus all shares at their current prices: what could be raised if every price held.' },
  { word: 'offering', forms: ['initial offering'], also: ['ipo'], meaning: 'Shares that nobody has bought yet; they cost the par value.' },
  { word: 'operating round', forms: ['operating rounds'], also: ['operate', 'or', 'operates'], meaning: 'Every company in turn lays track, places stations, runs trains, pays or keeps what it earns, and buys trains.' },
  { word: 'par', forms: ['par value', 'par values'], also: ['starting price', 'par price', 'initial value'], meaning: 'The price at which a company starts, chosen by its first president.' },
  { word: 'phase', forms: ['phases'], also: [], meaning: 'A stage of the game, begun by the first train of a new kind: new tiles, rusting trains, other limits.' },
  { word: 'pool', forms: ['bank pool'], also: ['market pool', 'open market'], meaning: 'Shares that players have sold; they cost the current price.' },
  { word: 'president', forms: ['presidents', 'presidency'], also: ['director', 'owner', 'majority'], meaning: 'The player with the most shares of a company: decides for it, and pays for the train it must buy and cannot afford.' },
  { word: 'priority deal', forms: [], also: ['priority', 'first player'], meaning: 'Who begins the next stock round.' },
  { word: 'private company', forms: ['private companies'], also: ['private', 'privates'], meaning: 'A small company that pays its owner every round and may have a power. It lays no track.' },
  { word: 'revenue', forms: ['revenues'], also: ['earnings', 'income', 'earns'], meaning: 'What the stops of a company’s routes are worth together.' },
  { word: 'route', forms: ['routes'], also: ['run', 'runs'], meaning: 'The path of one train: a line of track between stops, at least one of them with a station of the company.' },
  { word: 'rust', forms: ['rusts', 'rusted'], also: ['obsolete', 'scrapped', 'scraps'], meaning: 'Old trains leave the game when the first train of a later kind is bought.' },
  { word: 'share', forms: ['shares'], also: ['stock', 'percent'], meaning: 'A part of a company, usually 10%: it brings that part of every dividend, and counts towards your worth.' },
  { word: 'station', forms: ['stations'], also: ['token', 'tokens', 'marker'], meaning: 'A company’s marker in a city. Every route touches one; a city full of others’ stations blocks the way.' },
  { word: 'stock round', forms: ['stock rounds'], also: ['sr'], meaning: 'Players buy and sell shares in turn until all have passed.' },
  { word: 'tile', forms: ['tiles'], also: ['track', 'upgrade', 'lay'], meaning: 'Track on a hex: yellow first, then green, brown and gray over it.' },
  { word: 'treasury', forms: ['treasuries'], also: [], meaning: 'A company’s own money, apart from its president’s.' },
  { word: 'train limit', forms: [], also: ['too many trains'], meaning: 'How many trains a company may own; it falls in later phases.' },
  { word: 'withhold', forms: ['withholds', 'withheld', 'withholding'], also: ['retain', 'retains'], meaning: 'The company keeps its revenue; the share price then usually falls.' },
];

const allForms = ({ word, forms, also }: Entry): readonly string[] => [word, ...forms, ...also];

/** Words that mean the same to somebody who looks for one of them. */
export function meaningsOf(word: string): readonly string[] {
  const entry = GLOSSARY.find((candidate) => allForms(candidate).includes(word));
  return entry === undefined ? [word] : allForms(entry);
}

/** The words that somebody may mean who has written this. */
export function wordsAbout(asked: string): readonly Entry[] {
  return GLOSSARY.filter((entry) =>
    allForms(entry).some((form) => form.includes(asked) || asked.split(/\s+/).includes(form)),
  );
}

const WORDS = new Map(
  GLOSSARY.flatMap((entry) => [entry.word, ...entry.forms].map((form) => [form, entry] as const)),
);
const PATTERN = new RegExp(
  `\\b(${[...WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

export interface Piece {
  readonly text: string;
  readonly entry?: Entry;
}

/** A text in pieces: those that are words of the field come with their entry, each once in all that has been explained. */
export function withMeanings(text: string, explained = new Set<string>()): readonly Piece[] {
  return text
    .split(PATTERN)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const entry = WORDS.get(piece.toLowerCase());
      if (entry === undefined || explained.has(entry.word)) return { text: piece };
      explained.add(entry.word);
      return { text: piece, entry };
    });
}

/** Every word of the field in a text, and where it stands. */
export const wordsIn = (
  text: string,
): readonly { readonly word: string; readonly start: number; readonly end: number }[] =>
  [...text.matchAll(PATTERN)].flatMap(({ 0: form, index }) => {
    const entry = WORDS.get(form.toLowerCase());
    return entry === undefined ? [] : [{ word: entry.word, start: index, end: index + form.length }];
  });

/** What the first word of the field in a text means. */
export const meaningOf = (text: string): string | undefined =>
  withMeanings(text).find(({ entry }) => entry !== undefined)?.entry?.meaning;
