import type { MapView, TitleInfo } from '../contract.ts';
import type { Occupant } from '../draw/city-view.tsx';
import { stationKey } from './last-move.ts';

const NONE: ReadonlySet<string> = new Set();

/** Stations and reservations by hex, as short keys: equal keys draw alike, so unchanged hexes are not drawn again. */
export function occupantKeys(map: MapView, fresh = NONE): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const note = (hex: string, part: string) => keys.set(hex, `${keys.get(hex) ?? ''}${part};`);
  for (const { owner, at } of map.stations) {
    const sign = fresh.has(stationKey(at.hex, at.stop, owner)) ? '+' : '=';
    note(at.hex, `${at.stop}${sign}${at.beside === true ? '|' : ''}${owner}`);
  }
  for (const { company, hex, stop } of map.reservations) note(hex, `${stop}~${company}`);
  return keys;
}

/** Reads a key back: the occupants of each stop, stations before reservations. */
export function readOccupants(
  key: string,
  companies: TitleInfo['companies'],
): readonly (readonly Occupant[])[] {
  const stops: Occupant[][] = [];
  for (const part of key.split(';')) {
    const match = /^(\d+)([=+~])(\|?)(.+)$/.exec(part);
    if (match === null) continue;
    const [, stop, sign, bar, id = ''] = match;
    const index = Number(stop);
    while (stops.length <= index) stops.push([]);
    stops[index]?.push({
      id,
      text: companies[id],
      reserved: sign === '~',
      fresh: sign === '+',
      beside: bar === '|',
    });
  }
  return stops;
}
