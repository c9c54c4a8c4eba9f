import {
  BANK,
  buildStack,
  drawFrom,
  nextRandom,
  OFFERING,
  POOL,
  placeMarker,
  type Seating,
  type Station,
  usualCertificates,
} from '@roundhouse/engine';
import type { AuctionFrame } from './auction.ts';
import { ASSETS, type AssetData } from './data/assets.ts';
import {
  ALWAYS,
  BOXES,
  CITY_HOMES,
  type Colour,
  DRAWN,
  GOLD_COMPANY,
  METAL_PRICE,
  METALS,
  RAILS,
  STEEL_COMPANY,
} from './data/companies.ts';
import { ALTERNATE_TRACKS, GOLD_CUBES, STANDARD_TRACK } from './data/gold.ts';
import { MARKET } from './data/market.ts';
import {
  COAL_CUBES,
  DEBT_MARKER,
  DEBT_PRICE,
  GORGE_HEXES,
  GORGE_PARTS,
  MINE_COAL,
  STARTING_CASH,
} from './data/numbers.ts';
import { DEPOT_STEEL, STEEL_BOX, STEEL_COLUMNS, STEEL_CUBES } from './data/steel.ts';
import { TRAINS } from './data/trains.ts';
import type { PickFrame } from './hand-pick.ts';
import type { OptionsRG } from './options.ts';
import type { GameFrame } from './rounds.ts';
import { assetData, type CompanyRG, railData, type StateRG } from './state.ts';

type Chance = { random: number };

/** Shuffles by drawing a number for each and sorting, smallest first (notes, 8.1). */
function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  return items
    .map((item) => {
      chance.random = nextRandom(chance.random);
      return { item, drawn: chance.random };
    })
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ item }) => item);
}

/** How many assets of each colour are in the game (18RG-setup-12). */
export const ASSET_COUNTS: readonly { readonly colour: Colour; readonly count: number }[] = [
  { colour: 'yellow', count: 2 },
  { colour: 'green', count: 2 },
  { colour: 'brown', count: 1 },
];

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
function drawCompanies(chance: Chance): string[] {
  const drawn = [...ALWAYS, ...shuffled(chance, DRAWN).slice(0, 3)];
  return drawn.sort((a, b) => railData(a).established - railData(b).established);
}

export function setup({ players, seed }: Seating, options: OptionsRG): StateRG {
  const chance = { random: seed };
  const assets = drawAssets(chance, options);
  const rails = drawCompanies(chance);
  const priority = options.firstSeatOpens ? players[0] : drawFrom(chance, players);
  const first = priority?.id ?? '';
  const goldTrack = options.goldTracks ? drawFrom(chance, ALTERNATE_TRACKS) : STANDARD_TRACK;
  const metalPrices: Readonly<Record<string, number>> = {
    [STEEL_COMPANY]: options.metalPrices
      ? assetData(drawFrom(chance, ['Y1', 'Y2', 'Y3'])).minimum
      : METAL_PRICE,
    [GOLD_COMPANY]: options.metalPrices
      ? assetData(drawFrom(chance, ['G1', 'G2', 'G3'])).minimum
      : METAL_PRICE,
  };
  const cash = STARTING_CASH[players.length] ?? 0;
  const onMarket = STEEL_COLUMNS.reduce((sum, { prices }) => sum + prices.length, 0);
  const state: StateRG = {
    players,
    options,
    agenda: [],
    random: chance.random,
    ended: null,
    cash: { [BANK]: 0 },
    // 18RG-comp-1: the bank has no bottom, so it never breaks: its purse may stand below zero from the start.
    bankBroken: false,
    endlessBank: true,
    companies: {},
    market: [],
    depot: { stack: buildStack(TRAINS), gone: [] },
    board: { tiles: {}, stations: rails.flatMap(stationsOf) },
    privates: {},
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
    bankrupt: null,
  };
  if (goldTrack === 'G') state.smallestCoin = 0.5;
  for (const { id } of players) give(state, id, cash);
  for (const [index, id] of rails.entries()) addCompany(state, railCompany(id, BOXES[index] ?? 'brown'));
  for (const id of METALS) addMetal(state, id, metalPrices[id] ?? METAL_PRICE);
  give(state, STEEL_COMPANY, STEEL_BOX);
  putMarker(state, DEBT_MARKER, DEBT_PRICE);
  layPrintedTiles(state, rails);
  const game: GameFrame = { kind: 'game', stage: 'auction', set: 0, round: 0 };
  state.agenda = [game];
  if (options.handPicked) state.agenda.push(pickFrameFor(state, first));
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
  const auction: AuctionFrame = { kind: 'auction', items: inOrder(assets), opener: first, lastWinner: null };
  state.agenda.push(auction);
}

/** 18RG-variant-6: the player to the left of the priority deal picks first. */
function pickFrameFor(state: StateRG, first: string): PickFrame {
  const seat = state.players.findIndex(({ id }) => id === first);
  const next = state.players[(seat + 1) % state.players.length];
  return { kind: 'pick', turn: next?.id ?? first, picked: [] };
}

function give(state: StateRG, holder: string, amount: number): void {
  state.cash[BANK] = (state.cash[BANK] ?? 0) - amount;
  state.cash[holder] = (state.cash[holder] ?? 0) + amount;
}

function addCompany(state: StateRG, company: CompanyRG): void {
  state.companies[company.id] = company;
  state.cash[company.id] = 0;
}

const railCompany = (id: string, box: Colour): CompanyRG => ({
  id,
  certificates: usualCertificates(OFFERING),
  par: null,
  trains: [],
  box,
  operated: false,
  lastRevenue: null,
});

/** 18RG-comp-3: ten shares on the board and no president. */
function addMetal(state: StateRG, id: string, price: number): void {
  const certificates = Array.from({ length: 10 }, () => ({ percent: 10, president: false, holder: POOL }));
  addCompany(state, {
    id,
    certificates,
    par: price,
    trains: [],
    box: null,
    operated: false,
    lastRevenue: null,
  });
  putMarker(state, id, price);
}

function putMarker(state: StateRG, marker: string, price: number): void {
  const column = MARKET[0]?.findIndex((cell) => cell?.price === price) ?? -1;
  if (column < 0) throw new Error(`There is no space of $${price} on the market`);
  placeMarker(state, marker, 0, column);
}

function stationsOf(id: string): Station[] {
  return (RAILS.find((rail) => rail.id === id)?.stationCosts ?? []).map(() => ({
    owner: id,
    holder: id,
    at: null,
  }));
}

/** Homes that turn towns into cities (18RG-track-6), and the B side of the yellow gorge tile. */
function layPrintedTiles(state: StateRG, rails: readonly string[]): void {
  for (const id of rails) {
    const tile = CITY_HOMES[id];
    if (tile !== undefined) state.board.tiles[railData(id).home] = { tile, rotation: 0 };
  }
  if (!state.options.gorgeB) return;
  for (const hex of GORGE_HEXES)
    state.board.tiles[hex] = { tile: `gorge-yellow-B-${GORGE_PARTS[hex]}`, rotation: 0 };
}
