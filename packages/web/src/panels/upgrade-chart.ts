import { colourRank, type Face, type Geography, printedHex, stopsOf } from '@roundhouse/engine/play';
import { prospectsFor } from '../map/prospects.ts';

/** What a tile, or what is printed on the map, may become. */
export interface Upgrade {
  readonly key: string;
  /** Null: printed on the map. */
  readonly tile: string | null;
  readonly face: Face;
  /** Where it is printed. */
  readonly where: string;
  readonly becomes: readonly string[];
}

/** Printed hexes look alike if they have the same colour, label, stops and track; the name says nothing. */
const lookOf = (face: Face): string =>
  JSON.stringify([
    face.color,
    face.label ?? '',
    stopsOf(face).map(({ type, slots, revenue }) => [type, slots, face.color === 'plain' ? 0 : revenue]),
    face.track ?? [],
  ]);

/** Where something is printed: named, or how often. */
function whereOf(hexes: readonly string[], names: readonly string[]): string {
  if (hexes.length === 1) return names[0] ?? hexes[0] ?? '';
  return `${hexes.length} hexes`;
}

/** What is printed on the map and may be built upon, every kind once. */
export function printedUpgrades(geography: Geography): Upgrade[] {
  const kinds = new Map<
    string,
    { readonly face: Face; readonly hexes: string[]; readonly names: string[] }
  >();
  for (const hex of geography.grid.ids) {
    const printed = printedHex(geography.grid, hex);
    // Without what belongs to the single hex.
    const face: Face = {
      color: printed.color,
      ...(printed.label === undefined ? {} : { label: printed.label }),
      ...(printed.stops === undefined ? {} : { stops: printed.stops }),
      ...(printed.track === undefined ? {} : { track: printed.track }),
    };
    const look = lookOf(face);
    const kind = kinds.get(look) ?? { face, hexes: [], names: [] };
    kinds.set(look, kind);
    kind.hexes.push(hex);
    if (printed.name !== undefined) kind.names.push(printed.name);
  }
  const { becomes } = prospectsFor(geography);
  return [...kinds.values()]
    .map(({ face, hexes, names }) => ({
      key: hexes[0] ?? '',
      tile: null,
      face,
      where: whereOf(hexes, names),
      becomes: face.color === 'gray' ? [] : becomes(face, null),
    }))
    .filter((kind) => kind.becomes.length > 0)
    .sort((a, b) => colourRank(a.face.color) - colourRank(b.face.color));
}

/** The tiles of the box, by colour. */
export function tileUpgrades(geography: Geography): Upgrade[] {
  const { becomes } = prospectsFor(geography);
  return Object.keys(geography.manifest)
    .flatMap((tile): Upgrade[] => {
      const face = geography.tiles[tile];
      return face === undefined
        ? []
        : [{ key: `#${tile}`, tile, face, where: '', becomes: becomes(face, tile) }];
    })
    .sort((a, b) => colourRank(a.face.color) - colourRank(b.face.color));
}
