interface Variant {
  readonly name: string;
  readonly text: string;
  /** Contradicts these. */
  readonly notWith?: readonly string[];
}

/** The variants of the rulebook; all can be combined but the two that contradict each other. */
export const VARIANTS = {
  auction: {
    name: 'Auction of company rights',
    text: 'The right to start a company is auctioned.',
  },
  handPicked: {
    name: 'Hand-picked private assets',
    text: 'The players take turns choosing the five private assets.',
    notWith: ['noPrivates'],
  },
  noPrivates: {
    name: 'No private assets',
    text: 'There are no private assets and no auction.',
    notWith: ['handPicked'],
  },
  metalPrices: {
    name: 'Alternate gold and steel prices',
    text: 'The prices of steel and gold start at the minimum bids of two cards drawn.',
  },
  shorterGame: {
    name: 'Shorter game',
    text: 'The first 6x2-train bought ends the game after the current set of operating rounds.',
  },
  goldTracks: {
    name: 'Alternate gold shipment tracks',
    text: 'One of eight other gold tracks, drawn, replaces the printed one.',
  },
  expandedPrivates: {
    name: 'Expanded private assets',
    text: 'Buckhorn Exchange, Madam Evens, Passenger Train and Heavy Winter join the private assets.',
  },
  alternateDoc: {
    name: 'Alternate Doc Holliday',
    text: 'Whoever wins Doc Holliday chooses the face of the card.',
  },
  gorgeB: {
    name: 'Alternate gorge tiles',
    text: 'The B sides of the gorge tiles are used: Rio Grande is weaker.',
  },
} as const satisfies Readonly<Record<string, Variant>>;
