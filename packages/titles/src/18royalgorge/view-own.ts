import { cashOf, clone, findFrame, type MapView, trainType } from '@roundhouse/engine';
import { bonusTokens } from './bonus-tokens.ts';
import { STEEL_COMPANY } from './data/companies.ts';
import { DEBTS, GORGE_HEXES } from './data/numbers.ts';
import { EMPTY_COLUMN_PRICE, STEEL_COLUMNS, TILES_PER_TURN } from './data/steel.ts';
import { CARD_TEXTS, type DeckCard, TRAINS, UNDER } from './data/trains.ts';
import { debtPrice } from './debts.ts';
import { goldDividend, trackInPlay } from './gold.ts';
import { core, type StateRG, TurnFrame } from './state.ts';
import { steelFor } from './steel.ts';

/** What only this title has, as plain data for its panels. */

export type SteelView = ReturnType<typeof steelView>;
export type GoldView = ReturnType<typeof goldView>;
export type DebtView = ReturnType<typeof debtView>;
export type OwnView = ReturnType<typeof ownView>;
export type DeckView = OwnView['deck'];

export const ownView = (state: StateRG) => ({
  steel: steelView(state),
  gold: goldView(state),
  debts: debtView(state),
  deck: { cards: deckCards(state), lastSet: state.coming?.set ?? null },
  coal: { creek: state.coal.creek, mines: state.coal.mines, depot: state.coal.depot },
  faces: clone(state.faces),
  frozen: state.frozen,
  gorge: GORGE_HEXES,
});

function steelView(state: StateRG) {
  const colours: readonly string[] = core.phase(state).tiles;
  const turn = findFrame(state, TurnFrame);
  const laying = turn?.step === 'track' ? turn : undefined;
  return {
    columns: STEEL_COLUMNS.map(({ id, colour, prices }) => ({
      id,
      colour,
      open: colours.includes(colour),
      spaces: prices.map((price) => ({ price, cube: state.steel.columns[id]?.includes(price) ?? false })),
    })),
    next:
      laying === undefined ? [] : colours.map((colour) => ({ colour, ...steelFor(state, laying, colour) })),
    emptyPrice: EMPTY_COLUMN_PRICE,
    box: cashOf(state, STEEL_COMPANY),
    tilesLeft: laying === undefined ? null : TILES_PER_TURN - laying.tiles,
    depot: state.steel.depot,
  };
}

function goldView(state: StateRG) {
  const { spaces, plusPrice } = trackInPlay(state);
  const colours: readonly string[] = core.phase(state).tiles;
  return {
    track: state.goldTrack,
    plusPrice: plusPrice === true,
    spaces: spaces.map(({ amount, colour }, index) => ({
      amount,
      colour,
      covered: index < state.gold.shipped,
      open: colour !== null && colours.includes(colour),
    })),
    dividend: goldDividend(state),
    supply: state.gold.supply,
  };
}

const debtView = (state: StateRG) => ({
  treaty: state.treaty,
  price: debtPrice(state),
  debtors: Object.entries(state.debts).map(([company, { owed, paid }]) => ({
    company,
    owed,
    paid,
    penalty: DEBTS[company]?.penalty[owed] ?? 0,
  })),
});

/** A card of the deck; only trains have a price. */
interface DeckCardView {
  readonly kind: 'train' | 'phase' | 'event';
  readonly text: string;
  readonly price: number | null;
}

const CARDS_UNDER = new Map(Object.entries(UNDER).map(([train, cards]) => [train, cards.map(cardUnder)]));

function cardUnder(under: DeckCard): DeckCardView {
  if (under.card === 'phase') return { kind: 'phase', text: `${under.phase} phase`, price: null };
  const text = under.card === 'rust' ? `${under.train} trains rust` : CARD_TEXTS[under.card];
  return { kind: 'event', text, price: null };
}

/** The cards from the top; an unlimited train ends the list. */
function deckCards(state: StateRG): readonly DeckCardView[] {
  const cards: DeckCardView[] = [];
  for (const { id, type } of state.depot.stack) {
    cards.push({ kind: 'train', text: type, price: trainType(TRAINS, type).price });
    cards.push(...(CARDS_UNDER.get(id) ?? []));
  }
  return cards;
}

/** Gold cubes, ghost towns and the bonus tokens. */
export function mapTokens(state: StateRG): MapView['tokens'] {
  const token = (hex: string, kind: string, text: string, count = 1) => ({ hex, kind, text, count });
  return [
    ...Object.entries(state.gold.hexes).flatMap(([hex, count]) =>
      count > 0 ? [token(hex, 'gold', 'Gold', count)] : [],
    ),
    ...state.ghostTowns.map((hex) => token(hex, 'ghost-town', 'Ghost town +$10')),
    // Of the three hexes of Denver the middle one.
    ...bonusTokens(state).map(({ kind, name, hexes, amount }) =>
      token(hexes[1] ?? hexes[0] ?? '', kind, `${name} +$${amount}`),
    ),
  ];
}
