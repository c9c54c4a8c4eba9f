import { GORGE_PARTS } from './data/numbers.ts';

/** Recorded games name the parts of the gorge tiles by letters. */
const GORGE_TILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  green: { west: 'RG-A', middle: 'RG-B', east: 'RG-C' },
  brown: { west: 'RG-D', middle: 'RG-E', east: 'RG-F' },
};

/** Null for what is printed on the map there: the yellow gorge and homes that are cities. */
export function recordedTile(tile: string): string | null {
  if (tile.startsWith('home-')) return null;
  const [kind, colour = '', , part = ''] = tile.split('-');
  return kind === 'gorge' ? (GORGE_TILES[colour]?.[part] ?? null) : tile;
}

export function ourTile(recorded: string, hex: string): string {
  const part = GORGE_PARTS[hex];
  const colour = Object.keys(GORGE_TILES).find((name) => GORGE_TILES[name]?.[part ?? ''] === recorded);
  return colour === undefined ? recorded : `gorge-${colour}-A-${part}`;
}

/** The debt cards count as private companies there. */
export const DEBT_CARDS: Readonly<Record<string, string>> = { RG: 'RG-D', SF: 'SF-D' };
