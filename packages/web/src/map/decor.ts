import type { MapHex } from '@roundhouse/engine';

type Decor = Partial<MapHex>;
const known = new WeakMap<MapHex, Map<string, Decor>>();

/**
 * What is printed around the face of a hex: its name and icons, the terrain until something is built, and the
 * private company that keeps it closed. The same object each time, so that plans can be kept.
 */
export function decorOf(hex: MapHex, built: boolean, blocked: boolean): Decor {
  const key = `${built}${blocked}`;
  let byKey = known.get(hex);
  if (byKey === undefined) {
    byKey = new Map();
    known.set(hex, byKey);
  }
  let decor = byKey.get(key);
  if (decor === undefined) {
    const icons = [...(hex.icons ?? []), ...(blocked && hex.blockedBy !== undefined ? [`⛔ ${hex.blockedBy}`] : [])];
    decor = {
      ...(hex.name === undefined ? {} : { name: hex.name }),
      ...(icons.length === 0 ? {} : { icons }),
      ...(built || hex.terrain === undefined ? {} : { terrain: hex.terrain }),
    };
    byKey.set(key, decor);
  }
  return decor;
}
