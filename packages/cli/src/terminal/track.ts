import {
  exitsOfStop,
  type Face,
  type Geography,
  neighbourOf,
  printedHex,
  type Stop,
  stopsOf,
  tileFace,
  trackOf,
} from '@roundhouse/engine/play';
import { type MapView, moneyIn, type TitleInfo } from '@roundhouse/titles';

/** What a hex shows now: the tile on it, or what is printed there. */
export function faceOn(geography: Geography, map: MapView, hex: string): Face {
  const laid = map.tiles[hex];
  return laid === undefined ? printedHex(geography.grid, hex) : tileFace(geography, laid.tile, laid.rotation);
}

const revenueWords = ({ revenue }: Stop, money: (amount: number) => string): string =>
  (typeof revenue === 'number' ? [revenue] : Object.values(revenue)).map(money).join('/');

/** The hexsides that belong together: those of each stop, of each fork, of each plain piece of track. */
export function linesOf(face: Face): readonly (readonly number[])[] {
  const { stops, forks, pieces } = partsOf(face);
  return [...stops, ...forks, ...pieces];
}

function partsOf(face: Face) {
  const forks = new Map<string, number[]>();
  const pieces: number[][] = [];
  for (const [a, b] of trackOf(face)) {
    if (typeof a === 'number' && typeof b === 'number') pieces.push([a, b]);
    const [edge, end] = typeof a === 'number' ? [a, b] : [b, a];
    if (typeof edge === 'number' && typeof end === 'string' && end.startsWith('j'))
      forks.set(end, [...(forks.get(end) ?? []), edge]);
  }
  return { stops: stopsOf(face).map((_, i) => exitsOfStop(face, i)), forks: [...forks.values()], pieces };
}

/** Where the track of a hex leads: "city $20: H4, J6" or "H4–J6". */
export function trackWords(
  { geography, terms }: Pick<TitleInfo, 'geography' | 'terms'>,
  hex: string,
  face: Face,
): string[] {
  if (geography === null) return [];
  const money = moneyIn(terms);
  const beyond = (edge: number) => neighbourOf(geography.grid, hex, edge) ?? 'off the map';
  const { stops, forks, pieces } = partsOf(face);
  return [
    ...stopsOf(face).map((stop, i) => {
      const slots = (stop.slots ?? 1) > 1 ? ` for ${stop.slots} stations` : '';
      const exits = stops[i]?.map(beyond).join(', ') ?? '';
      return `${stop.type} ${revenueWords(stop, money)}${slots}${exits === '' ? '' : `: ${exits}`}`;
    }),
    ...pieces.map((ends) => ends.map(beyond).join('–')),
    ...forks.map((ends) => `fork ${ends.map(beyond).join(', ')}`),
  ];
}
