import { GameFrame, setTable, unstartedCompany } from '@roundhouse/classic';
import {
  BANK,
  drawFrom,
  leftOf,
  POOL,
  placeMarkerAt,
  pushFrame,
  type Seating,
  shuffled,
} from '@roundhouse/engine';
import { AuctionFrame } from './auction.ts';
import { BOX } from './data/box.ts';
import {
  ALWAYS,
  BOXES,
  CITY_HOMES,
  type Colour,
  DRAWN,
  GOLD_COMPANY,
  METAL_PRICE,
  RAILS,
  type RailData,
  STEEL_COMPANY,
} from './data/companies.ts';
import { ALTERNATE_TRACKS, GOLD_CUBES, STANDARD_TRACK } from './data/gold.ts';
import { MARKET } from './data/market.ts';
import { COAL_CUBES, DEBT_MARKER, DEBT_PRICE, GORGE_HEXES, GORGE_PARTS, MINE_COAL } from './data/numbers.ts';
import { ASSET_COUNTS, ASSETS, type AssetData } from './data/privates.ts';
import { DEPOT_STEEL, STEEL_BOX, STEEL_COLUMNS, STEEL_CUBES } from './data/steel.ts';
import { PickFrame } from './hand-pick.ts';
import type { OptionsRG } from './options.ts';
import { assetData, type StateRG } from './state.ts';

type Chance = { random: number };

export const assetPool = (options: OptionsRG): readonly AssetData[] =>
  ASSETS.filter(({ expanded }) => options.expandedPrivates || !expanded);

/** Yellow, green, brown; within a colour by rising minimum bid (ruling 1.2). */
export function inOrder(ids: readonly string[]): string[] {
  const rank = (id: string) => ASSET_COUNTS.findIndex(({ colour }) => colour === assetData(id).colour);
  return [...ids].sort((a, b) => rank(a) - rank(b) || assetData(a).minimum - assetData(b).minimum);
}

function drawAssets(chance: Chance, options: OptionsRG): string[] {
  const drawn = ASSET_COUNTS.flatMap(({ colour, count }) =>
    shuffled(
      chance,
      assetPool(options).filter((asset) => asset.colour === colour),
    ).slice(0, count),
  );
  return inOrder(drawn.map(({ id }) => id));
}

/** 18RG-setup-2 and -3: five companies by year. */
function drawCompanies(chance: Chance): RailData[] {
  const drawn: readonly string[] = [...ALWAYS, ...shuffled(chance, DRAWN).slice(0, 3)];
  return RAILS.filter(({ id }) => drawn.includes(id)).sort((a, b) => a.established - b.established);
}

export function setup({ players, seed }: Seating, options: OptionsRG): StateRG {
  const chance = { random: seed };
  const assets = drawAssets(chance, options);
  const rails = drawCompanies(chance);
  const priority = options.firstSeatOpens ? players[0] : drawFrom(chance, players);
  const first = priority?.id ?? '';
  const goldTrack = options.goldTracks ? drawFrom(chance, ALTERNATE_TRACKS) : STANDARD_TRACK;
  const metalPrice = (cards: readonly string[]): number =>
    options.metalPrices ? assetData(drawFrom(chance, cards)).minimum : METAL_PRICE;
  const steelPrice = metalPrice(['Y1', 'Y2', 'Y3']);
  const goldPrice = metalPrice(['G1', 'G2', 'G3']);
  const onMarket = STEEL_COLUMNS.reduce((sum, { prices }) => sum + prices.length, 0);
  const drawn = { ...BOX, companies: rails, privates: [] };
  const boxOf = (id: string): Colour => BOXES[rails.findIndex((rail) => rail.id === id)] ?? 'brown';
  const state: StateRG = {
    ...setTable(drawn, players, chance.random, (id) => ({ ...unstartedCompany(id), box: boxOf(id) })),
    options,
    // 18RG-comp-1: the bank has no bottom, so it never breaks: its purse may stand below zero from the start.
    endlessBank: true,
    phase: 'Yellow',
    priority: first,
    goldTrack,
    gold: { supply: GOLD_CUBES, hexes: {}, shipped: 0, gone: 0 },
    steel: {
      columns: Object.fromEntries(STEEL_COLUMNS.map(({ id, prices }) => [id, [...prices]])),
      supply: STEEL_CUBES - onMarket,
      depot: 0,
    },
    coal: { supply: COAL_CUBES, creek: 0, mines: 0, depot: 0, spent: 0 },
    treaty: false,
    debts: { RG: { owed: 0, paid: 0 }, SF: { owed: 0, paid: 0 } },
    stationReturned: false,
    ghostTowns: [],
    nuggetUsed: false,
    frozen: false,
    invested: [],
    faces: {},
    coming: null,
  };
  if (goldTrack === 'G') state.smallestCoin = 0.5;
  addMetal(state, STEEL_COMPANY, steelPrice, STEEL_BOX);
  addMetal(state, GOLD_COMPANY, goldPrice, 0);
  placeMarkerAt(MARKET, state, DEBT_MARKER, DEBT_PRICE);
  layPrintedTiles(state, rails);
  pushFrame(state, GameFrame, { stage: 'auction', set: 0, round: 0 });
  // 18RG-variant-6: the player to the left of the priority deal picks first.
  if (options.handPicked) pushFrame(state, PickFrame, { turn: leftOf(state, first), picked: [] });
  else if (!options.noPrivates) openAssets(state, assets, first);
  return state;
}

/** Brings the chosen assets into the game and opens their auction. */
export function openAssets(state: StateRG, assets: readonly string[], first: string): void {
  for (const id of inOrder(assets)) state.privates[id] = { id, owner: BANK, closed: false };
  if (assets.includes('Y3')) {
    state.coal.supply -= MINE_COAL;
    state.coal.creek = MINE_COAL;
  }
  if (assets.includes('B3')) {
    state.steel.supply -= DEPOT_STEEL;
    state.steel.depot = DEPOT_STEEL;
  }
  pushFrame(state, AuctionFrame, { items: inOrder(assets), opener: first, lastWinner: null });
}

/** 18RG-comp-3: ten shares on the board and no president. */
function addMetal(state: StateRG, id: string, price: number, box: number): void {
  const certificates = Array.from({ length: 10 }, () => ({ percent: 10, president: false, holder: POOL }));
  state.companies[id] = { ...unstartedCompany(id), certificates, par: price, box: null };
  state.cash[id] = box;
  state.cash[BANK] = (state.cash[BANK] ?? 0) - box;
  placeMarkerAt(MARKET, state, id, price);
}

/** Homes that turn towns into cities (18RG-track-6), and the B side of the yellow gorge tile. */
function layPrintedTiles(state: StateRG, rails: readonly RailData[]): void {
  for (const { id, home } of rails) {
    const tile = CITY_HOMES[id];
    if (tile !== undefined) state.board.tiles[home] = { tile, rotation: 0 };
  }
  if (!state.options.gorgeB) return;
  for (const hex of GORGE_HEXES)
    state.board.tiles[hex] = { tile: `gorge-yellow-B-${GORGE_PARTS[hex]}`, rotation: 0 };
}
