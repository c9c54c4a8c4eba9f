import {
  type ClassicCompany,
  type ClassicState,
  type ClassicTurn,
  classicCore,
  finder,
  OWN_STATIONS,
  openClassicTurn,
} from '@roundhouse/classic';
import {
  companyGraph,
  hasAnyRoute,
  hasMark,
  isCompany,
  kindOf,
  moveMarker,
  privateOwner,
  type StationRules,
} from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { type Colour, METALS } from './data/companies.ts';
import { GORGE_HEXES, RECORDED_FOUR_PLAYER_LIMIT, STEPS, type Step } from './data/numbers.ts';
import { ASSETS } from './data/privates.ts';
import { PHASE_NAMES, type PhaseName } from './data/trains.ts';
import { announceRed, type ComingEnd, punishDebtors } from './end.ts';
import type { OptionsRG } from './options.ts';

export interface CompanyRG extends ClassicCompany {
  /** The colour of its box on the board; null for CF&I and VGC. */
  readonly box: Colour | null;
}

/** The gold cubes: every cube is in one of these places. */
export interface Gold {
  supply: number;
  /** On hexes with tiles. */
  hexes: Record<string, number>;
  /** On the gold track. */
  shipped: number;
  gone: number;
}

/** The steel cubes. */
export interface Steel {
  /** The prices that still have a cube, by column. */
  columns: Record<string, number[]>;
  supply: number;
  /** On the Steel Depot (B3). */
  depot: number;
}

/** The coal cubes. */
export interface Coal {
  supply: number;
  /** Still in Coal Creek (on Y3). */
  creek: number;
  /** Taken by the company that owns Y3. */
  mines: number;
  /** On the Coal Depot (G6). */
  depot: number;
  spent: number;
}

/** Debt tokens of a debtor. */
export interface Debt {
  owed: number;
  paid: number;
}

export interface StateRG extends ClassicState<CompanyRG> {
  readonly options: OptionsRG;
  phase: PhaseName;
  readonly goldTrack: string;
  gold: Gold;
  steel: Steel;
  coal: Coal;
  treaty: boolean;
  debts: Record<string, Debt>;
  /** The treaty has given a station back, so those on the charter are priced anew. */
  stationReturned: boolean;
  ghostTowns: string[];
  /** The 13LB Gold Nugget has been used. */
  nuggetUsed: boolean;
  /** Heavy Winter: no share price moves in this operating round. */
  frozen: boolean;
  /** What the Metals Investor has bought in this stock round; not sold before the next. */
  invested: { readonly player: string; readonly company: string }[];
  /** The face chosen for a card that has several. */
  faces: Record<string, string>;
  coming: ComingEnd | null;
}

/** Where the steel for the next tile of a colour comes from. */
export interface SteelChoice {
  readonly column: string;
  readonly price: number;
}

export interface TurnFrame extends ClassicTurn {
  /** Its first turn: no station is built. */
  readonly first: boolean;
  step: Step;
  /** Tiles laid so far. */
  tiles: number;
  /** The column in use for each colour, with the price paid last. */
  columns: Record<string, SteelChoice>;
  /** What the president has named for the next tile of a colour. */
  named: Record<string, SteelChoice>;
  /** Cubes of the Steel Depot used. */
  depotSteel: number;
  /** Hexes that the trains have run through. */
  passed: string[];
  /** The hex from which gold has been shipped. */
  shipped: string | null;
  /** What is due to Rio Grande for the Hanging Bridge. */
  lease: number;
  debtPaid: boolean;
  /** Companies whose shares have been sold for a train. */
  soldForTrain: string[];
}
export const TurnFrame = kindOf<TurnFrame>('turn');

export const openTurn = (company: string, first: boolean): TurnFrame => ({
  ...openClassicTurn(company),
  first,
  tiles: 0,
  columns: {},
  named: {},
  depotSteel: 0,
  passed: [],
  shipped: null,
  lease: 0,
  debtPaid: false,
  soldForTrain: [],
});

export const isMetal = (id: string): boolean => METALS.includes(id);

/** 18RG-G-3: for trains of the leaseholder Rio Grande's stations in the gorge close nothing. */
const LEASED: StationRules = {
  ...OWN_STATIONS,
  obstructs: ({ at }) => !GORGE_HEXES.some((hex) => hex === at?.hex),
};

export const core = classicCore<StateRG, CompanyRG>(BOX, {
  steps: STEPS,
  // 18RG-or-2: every train company that has started.
  operates: (_state, { id, par }) => par !== null && !isMetal(id),
  // For track and stations the three hexes of Denver are three places, which a line of track may join (ruling 4.11).
  stations: { ...OWN_STATIONS, separate: true },
  hasRoute: (state, company) => hasAnyRoute(runningGraph(state, company)),
  certificateLimit: ({ options, players }) =>
    options.tenCertificates && players.length === 4
      ? RECORDED_FOUR_PLAYER_LIMIT
      : (BOX.certificateLimit[players.length] ?? 0),
  // 18RG-X-8, 18RG-end-2: Heavy Winter holds all prices; a train company in the red ends the game.
  movePrice(state, company, direction, steps, emit) {
    if (state.frozen) return;
    moveMarker(BOX.market, state, company, direction, steps, emit);
    if (isCompany(state, company) && !isMetal(company) && hasMark(core.cell(state, company), 'end'))
      announceRed(state, emit);
  },
  beforeEnd: punishDebtors,
});

export const holdsLease = (state: StateRG, company: string): boolean => privateOwner(state, 'G3') === company;

/** The track as the company's trains may run on it. */
export const runningGraph = (state: StateRG, company: string) =>
  companyGraph(BOX.geography, state.board, company, holdsLease(state, company) ? LEASED : OWN_STATIONS);

export const railsOf = (state: StateRG): CompanyRG[] =>
  Object.values(state.companies).filter(({ id }) => !isMetal(id));

export const assetData = finder(ASSETS, 'private asset');

export const phaseReached = ({ phase }: StateRG, name: PhaseName): boolean =>
  PHASE_NAMES.indexOf(name) <= PHASE_NAMES.indexOf(phase);
