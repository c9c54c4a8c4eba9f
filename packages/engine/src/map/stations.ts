import { partChanged } from '../core/derived.ts';
import { type Fields, shortText, wholeNumber } from '../core/fields.ts';
import {
  type Board,
  faceAt,
  fillsCircle,
  type Geography,
  type Spot,
  type Station,
  stationsAt,
  stationsIn,
} from './board.ts';
import type { CompanyGraph } from './company-graph.ts';
import { type Stop, stopsOf } from './face.ts';
import { layoutOf } from './facts.ts';
import { networkOf } from './network.ts';

/** Places for stations of a stop: those of a city, and of an off-board space that is a city too. */
export const placesOf = (stop: Stop | undefined): number =>
  stop?.type === 'city' || stop?.type === 'offboard' ? (stop.slots ?? 0) : 0;

const isCity = (stop: Stop): boolean => stop.type === 'city' || placesOf(stop) > 0;

/** Free places of one city. */
export function freeSlots(geography: Geography, board: Board, spot: Spot): number {
  const stop = stopsOf(faceAt(geography, board, spot.hex))[spot.stop];
  return stop === undefined || !isCity(stop)
    ? 0
    : placesOf(stop) - stationsAt(board, spot).filter(fillsCircle).length;
}

/** Free places of all cities of a hex. */
export function freeSlotsIn(geography: Geography, board: Board, hex: string): number {
  let slots = 0;
  for (const stop of stopsOf(faceAt(geography, board, hex))) slots += placesOf(stop);
  return slots - stationsIn(board, hex).filter(fillsCircle).length;
}

export const isReached = (geography: Geography, board: Board, graph: CompanyGraph, spot: Spot): boolean => {
  const number = layoutOf(geography, board).stops.findIndex(
    (stop) => stop.hex === spot.hex && stop.stop === spot.stop,
  );
  return number >= 0 && networkOf(graph).stops[number] === 1;
};

/** The cities of one hex. */
export const citiesIn = (geography: Geography, board: Board, hex: string): Spot[] =>
  stopsOf(faceAt(geography, board, hex)).flatMap((face, stop) => (isCity(face) ? [{ hex, stop }] : []));

/** A place in an action. */
export const spotFields: Fields<Spot> = { hex: shortText, stop: wholeNumber };

/** Every city of the map. */
export function cities(geography: Geography, board: Board): Spot[] {
  return layoutOf(geography, board).stops.flatMap(({ hex, stop, printed }) =>
    isCity(printed) ? [{ hex, stop }] : [],
  );
}

/** The cities on routes of a company. */
export function reachedCities(geography: Geography, board: Board, graph: CompanyGraph): Spot[] {
  const reached = networkOf(graph).stops;
  return layoutOf(geography, board).stops.flatMap(({ hex, stop, printed }, number) =>
    isCity(printed) && reached[number] === 1 ? [{ hex, stop }] : [],
  );
}

/** The stations of a hex after its face has changed; undefined where a new place has to be chosen. */
export function moveStations(board: Board, hex: string, mapping: readonly (number | undefined)[]): Station[] {
  const undecided: Station[] = [];
  for (const station of stationsIn(board, hex)) {
    const stop = station.at === null ? undefined : mapping[station.at.stop];
    if (stop === undefined) undecided.push(station);
    else station.at = { ...station.at, hex, stop };
  }
  partChanged(board);
  return undecided;
}

/** A station by its place in the list. */
export function stationNumbered(board: Board, index: number): Station {
  const station = board.stations[index];
  if (station === undefined) throw new Error(`There is no station ${index}`);
  return station;
}
