import type { MapHex } from '@roundhouse/engine/play';

type Decor = Partial<MapHex>;
const known = new WeakMap<MapHex, Map<string, Decor>>();

/**
 * What is printed around the face of a hex: its name and icons, and the terrain until something is built. The same
 * object each time, so that plans can be kept.
 */
export function decorOf(hex: MapHex, built: boolean): Decor {
  const key = String(built);
  let byKey = known.get(hex);
  if (byKey === undefined) {
    byKey = new Map();
    known.set(hex, byKey);
  }
  let decor = byKey.get(key);
  if (decor === undefined) {
    decor = {
      ...(hex.name === undefined ? {} : { name: hex.name }),
      ...(hex.icons === undefined ? {} : { icons: hex.icons }),
      // Not drawn with the hex, but labels keep clear of them.
      ...(hex.borders === undefined ? {} : { borders: hex.borders }),
      ...(built || hex.terrain === undefined ? {} : { terrain: hex.terrain }),
    };
    byKey.set(key, decor);
  }
  return decor;
}
