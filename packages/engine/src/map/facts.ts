import type { GraphStop } from '@roundhouse/router';
import { clone } from '../core/clone.ts';
import { type Derived, derivedOf, keepDerived } from '../core/derived.ts';
import {
  type Board,
  fillsCircle,
  type Geography,
  type LaidTile,
  type Station,
  type StationSpot,
} from './board.ts';
import { CompanyGraph } from './company-graph.ts';
import { buildLayout, changeLayout, type Layout } from './graph.ts';

/** How a company sees the stations on the map. Constant: what is said of a station depends on it and the company alone. */
export interface StationRules {
  /** Is it a station of this company? */
  isOwn(station: Station, company: string): boolean;
  /** Does it take a place away from others' trains? */
  obstructs(station: Station, company: string): boolean;
  /** Are stops of one group places of their own? So for track and stations, where no train visits anything. */
  readonly separate?: boolean;
}

/** What a company's rules make of the stops that have stations: the number of each, times three, and a sight. */
type Sights = readonly number[];
const OWN = 0;
const FULL = 1;
const OPEN = 2;

/** A layout with the graphs of companies on it, by what their stations make of it. */
interface Track {
  readonly layout: Layout;
  readonly separate: { readonly sights: Sights; readonly graph: CompanyGraph }[];
  readonly merged: { readonly sights: Sights; readonly graph: CompanyGraph }[];
}

/** What lies on the map, for those who look at it. */
export interface ShownBoard {
  readonly tiles: Readonly<Record<string, LaidTile>>;
  readonly stations: readonly { readonly owner: string; readonly at: StationSpot }[];
  readonly tilesLeft: Readonly<Record<string, number | null>>;
}

/** All that is derived from a board: its layout, its tiles counted, the graphs of companies. */
class BoardFacts implements Derived {
  #track: Track | null = null;
  #stations: ReadonlyMap<number, readonly Station[]> | null = null;
  #laid: ReadonlyMap<string, number> | null = null;
  readonly #seen = new Map<StationRules, Map<string, CompanyGraph>>();
  #shown: ShownBoard | null = null;
  readonly #before: Track | null;
  /** Where tiles have changed since then. */
  readonly #hexes: readonly string[];

  constructor(before: Track | null = null, hexes: readonly string[] = []) {
    this.#before = before;
    this.#hexes = hexes;
  }

  changed(hexes: readonly string[]): BoardFacts {
    if (this.#track !== null) return new BoardFacts(this.#track, hexes);
    return new BoardFacts(this.#before, [...this.#hexes, ...hexes]);
  }

  track(geography: Geography, board: Board): Track {
    this.#track ??= this.#newTrack(geography, board);
    return this.#track;
  }

  #newTrack(geography: Geography, board: Board): Track {
    const before = this.#before;
    // A station changes the board but no track: graphs that look the same go on as they are.
    if (before !== null && this.#hexes.length === 0) return before;
    const layout =
      before === null
        ? buildLayout(geography, board)
        : changeLayout(geography, board, before.layout, this.#hexes);
    return { layout, separate: [], merged: [] };
  }

  /** The board as it would be with this tile. */
  with(board: Board, hex: string, laid: LaidTile): Board {
    // Copies, because a fork that shares them may still move its stations.
    const stations = board.stations.map((station) => ({ ...station }));
    const next = { ...board, stations, tiles: { ...board.tiles, [hex]: laid } };
    keepDerived(next, this.changed([hex]));
    return next;
  }

  /** What lies on the map, apart from the state: the same for every view until the board changes. */
  shown(geography: Geography, board: Board): ShownBoard {
    this.#shown ??= showBoard(geography, board);
    return this.#shown;
  }

  laid(board: Board): ReadonlyMap<string, number> {
    this.#laid ??= countTiles(board);
    return this.#laid;
  }

  graph(geography: Geography, board: Board, company: string, rules: StationRules): CompanyGraph {
    let seen = this.#seen.get(rules);
    if (seen === undefined) {
      seen = new Map();
      this.#seen.set(rules, seen);
    }
    let graph = seen.get(company);
    if (graph === undefined) {
      const track = this.track(geography, board);
      this.#stations ??= stationsByStop(geography, board, track.layout);
      graph = graphOn(track, this.#stations, company, rules);
      seen.set(company, graph);
    }
    return graph;
  }
}

function factsOf(board: Board): BoardFacts {
  const known = derivedOf(board);
  if (known instanceof BoardFacts) return known;
  const facts = new BoardFacts();
  keepDerived(board, facts);
  return facts;
}

/** The track on the map. */
export const layoutOf = (geography: Geography, board: Board): Layout =>
  factsOf(board).track(geography, board).layout;

/** The track as one company sees it. */
export const companyGraph = (
  geography: Geography,
  board: Board,
  company: string,
  rules: StationRules,
): CompanyGraph => factsOf(board).graph(geography, board, company, rules);

/** The board as it would be with this tile; all else is taken over. Not to be changed. */
export const boardWith = (board: Board, hex: string, laid: LaidTile): Board =>
  factsOf(board).with(board, hex, laid);

/** How many of a tile are left; null: no end of them. */
export function tilesLeft(geography: Geography, board: Board, tile: string): number | null {
  const total = Object.hasOwn(geography.manifest, tile) ? geography.manifest[tile] : 0;
  if (total === null) return null;
  return (total ?? 0) + (board.moreTiles?.[tile] ?? 0) - (factsOf(board).laid(board).get(tile) ?? 0);
}

export const shownBoard = (geography: Geography, board: Board): ShownBoard =>
  factsOf(board).shown(geography, board);

function showBoard(geography: Geography, board: Board): ShownBoard {
  const left = Object.keys(geography.manifest).map(
    (tile) => [tile, tilesLeft(geography, board, tile)] as const,
  );
  return {
    tiles: clone(board.tiles),
    stations: board.stations.flatMap(({ owner, at }) => (at === null ? [] : [{ owner, at: clone(at) }])),
    tilesLeft: Object.fromEntries(left),
  };
}

function countTiles(board: Board): Map<string, number> {
  const laid = new Map<string, number>();
  for (const hex in board.tiles) {
    const tile = board.tiles[hex]?.tile ?? '';
    laid.set(tile, (laid.get(tile) ?? 0) + 1);
  }
  return laid;
}

/** Copies, because a fork that shares them may still move its stations. */
function stationsByStop(geography: Geography, board: Board, layout: Layout): Map<number, Station[]> {
  const found = new Map<number, Station[]>();
  for (const station of board.stations) {
    if (station.at === null) continue;
    const hex = geography.grid.index.get(station.at.hex) ?? -1;
    const number = (layout.firstStops[hex] ?? -1) + station.at.stop;
    const list = found.get(number);
    if (list === undefined) found.set(number, [{ ...station }]);
    else list.push({ ...station });
  }
  return found;
}

/** The track as a company sees it. */
function graphOn(
  { layout, separate, merged }: Track,
  stations: ReadonlyMap<number, readonly Station[]>,
  company: string,
  rules: StationRules,
): CompanyGraph {
  const sights = sightsOf(layout, stations, company, rules);
  const graphs = rules.separate === true ? separate : merged;
  const known = graphs.find((one) => isSame(one.sights, sights));
  if (known !== undefined) return known.graph;
  const stops = [...(rules.separate === true ? layout.separate : layout.merged)];
  for (const code of sights) {
    const number = Math.floor(code / 3);
    const stop = stops[number];
    if (stop !== undefined) stops[number] = seen(stop, code % 3);
  }
  const graph = new CompanyGraph({ points: layout.points, pieces: layout.pieces, stops });
  graphs.push({ sights, graph });
  return graph;
}

function sightsOf(
  layout: Layout,
  stations: ReadonlyMap<number, readonly Station[]>,
  company: string,
  rules: StationRules,
): Sights {
  const sights: number[] = [];
  for (const [number, here] of stations) {
    const { type, slots = 0 } = layout.stops[number]?.printed ?? { type: 'city' };
    if (here.some((station) => rules.isOwn(station, company))) sights.push(number * 3 + OWN);
    else if (type === 'city') {
      const filling = here.filter(fillsCircle);
      const full = filling.length >= slots && filling.every((station) => rules.obstructs(station, company));
      sights.push(number * 3 + (full ? FULL : OPEN));
    }
  }
  return sights;
}

const isSame = (a: Sights, b: Sights): boolean =>
  a.length === b.length && a.every((sight, i) => sight === b[i]);

const seen = ({ location, kind, hex }: GraphStop, sight: number): GraphStop => ({
  location,
  kind,
  through: sight === OWN ? kind !== 'offboard' : sight === OPEN,
  station: sight === OWN,
  hex,
});
