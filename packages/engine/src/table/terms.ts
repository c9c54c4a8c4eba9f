/** How a title calls things, and which of its actions are of a kind that clients show in a way of their own. */
export interface Terms {
  /** What stands before an amount of money. */
  readonly currency: string;
  /** Headings. */
  readonly companies: string;
  readonly president: string;
  readonly trains: string;
  readonly privates: string;
  readonly phase: string;
  /** Steps and types of actions, as headings. */
  readonly names: Readonly<Record<string, string>>;
  /** What somebody who sees a step for the first time should know. */
  readonly stepHints: Readonly<Record<string, string>>;
  /** The same for a type of action. */
  readonly actionHints: Readonly<Record<string, string>>;
  /** Types of actions that put a company on the market at a price. */
  readonly starts: readonly string[];
  /** Types of actions in which a player trades a certificate or a private company for money. */
  readonly trades: readonly string[];
  /** Fields that say what an action is about, the weightiest first, with the word before their value. */
  readonly subjects: Readonly<Record<string, string>>;
  /** What trains earn beyond their stops, by the id of the bonus; a bonus that is not here is called by its private company. */
  readonly bonuses: Readonly<Record<string, string>>;
  /** The steps of a company's turn, in order. */
  readonly turnSteps: readonly string[];
  /** In which step of the turn something happens, by the type of the event, or the name of a special one. */
  readonly stepEvents: Readonly<Record<string, string>>;
  /** Why a step of the turn is passed over where there is nothing to decide. */
  readonly skipped: Readonly<Record<string, string>>;
  /** What lies on hexes, by kind; a kind that is not here is a chip with its text. */
  readonly tokens: Readonly<Record<string, TokenLook>>;
}

/** Cubes are drawn one by one, in a CSS colour; a bar crosses out its hex; a chip has colours, and perhaps a shorter text of its own. */
export type TokenLook =
  | { readonly shape: 'cube'; readonly color: string }
  | { readonly shape: 'bar' }
  | {
      readonly shape: 'chip';
      readonly color: string;
      readonly ink: string;
      readonly label?: string;
      /** Something that is not ready, or no longer. */
      readonly dashed?: true;
    };

/** An ordinary title of the family; others change what they call otherwise. */
export const ORDINARY_TERMS: Terms = {
  currency: '$',
  companies: 'Companies',
  president: 'President',
  trains: 'Trains',
  privates: 'Privates',
  phase: 'Phase',
  names: {
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
    'propose-end': 'End the game here',
  },
  stepHints: {
    par: 'Choose the price of its shares.',
    stock: 'Choose a framed cell, or one of these.',
    trains: 'Buy from the bank or from other companies.',
    dividend: 'Pay the shareholders, or keep the money in the company.',
    privates: 'Buy a private company from a player, or pass.',
  },
  actionHints: {},
  starts: ['par', 'start'],
  trades: ['buy', 'sell', 'take'],
  subjects: { company: '', item: '', private: '', train: '', from: '' },
  bonuses: {},
  turnSteps: ['track', 'station', 'run', 'dividend', 'trains'],
  stepEvents: {
    tile: 'track',
    station: 'station',
    run: 'run',
    dividend: 'dividend',
    withheld: 'dividend',
    train: 'trains',
  },
  skipped: {
    auction: 'no bid and no purchase is open to you',
    stock: 'nothing that you can buy or sell',
    privates: 'no private company to buy',
    track: 'nothing to lay',
    station: 'no place for a station',
    run: 'no train with a route',
    dividend: 'nothing earned',
    trains: 'no train to buy',
  },
  tokens: { blocked: { shape: 'bar' } },
};

/** The ordinary terms with a title's own. */
export const termsWith = (own: Partial<Terms>): Terms => ({
  ...ORDINARY_TERMS,
  ...own,
  names: { ...ORDINARY_TERMS.names, ...own.names },
  stepHints: { ...ORDINARY_TERMS.stepHints, ...own.stepHints },
  stepEvents: { ...ORDINARY_TERMS.stepEvents, ...own.stepEvents },
  skipped: { ...ORDINARY_TERMS.skipped, ...own.skipped },
  starts: [...ORDINARY_TERMS.starts, ...(own.starts ?? [])],
  trades: [...ORDINARY_TERMS.trades, ...(own.trades ?? [])],
  subjects: { ...ORDINARY_TERMS.subjects, ...own.subjects },
  tokens: { ...ORDINARY_TERMS.tokens, ...own.tokens },
});

/** How a title writes amounts of money; less than nothing has its sign in front. */
export const moneyIn =
  ({ currency }: Pick<Terms, 'currency'>) =>
  (amount: number): string =>
    amount < 0 ? `−${currency}${-amount}` : `${currency}${amount}`;

/** A type of action or a step in words: `buy-train` is "Buy train" where nothing else is said. */
export function nameOf({ names }: Terms, type: string): string {
  const known = Object.hasOwn(names, type) ? names[type] : undefined;
  if (known !== undefined) return known;
  const spaced = type
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What an action is about, in the order of the title: a company, a private company, a train. */
export function subjectOf({ subjects }: Terms, action: Readonly<Record<string, unknown>>): string {
  for (const [field, word] of Object.entries(subjects)) {
    const value = action[field];
    if (typeof value === 'string') return `${word}${value}`;
  }
  return '';
}
