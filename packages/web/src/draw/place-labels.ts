import { depthInHex, distance, type Orientation, type Point } from './geometry.ts';

/** Something that is already drawn: a disc that labels keep clear of. */
export interface Obstacle extends Point {
  readonly radius: number;
  /** How much it matters; track matters less than a city. */
  readonly weight: number;
}

/** A text or sign that needs a place inside its hex. */
export interface Wanted {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly near: Point;
  /** How strongly it wants to be near that point. */
  readonly pull: number;
}

export interface PlacedLabel extends Wanted {
  readonly at: Point;
  /** By how much it can be enlarged and still lies inside its hex. */
  readonly room: number;
}

/** All places that are tried: a fine grid over the hex. */
const PLACES: readonly Point[] = Array.from({ length: 17 }, (_, row) => (row - 8) * 9).flatMap((y) =>
  Array.from({ length: 15 }, (_, column) => ({ x: (column - 7) * 10, y })),
);

/** The box of a label as discs in a row, so that everything is measured alike. */
export function labelDiscs(at: Point, width: number, height: number): Obstacle[] {
  const radius = height / 2;
  const run = Math.max(0, width / 2 - radius);
  const count = Math.max(1, Math.ceil((run * 2) / radius) + 1);
  return Array.from({ length: count }, (_, i) => ({
    x: at.x + (count === 1 ? 0 : -run + (2 * run * i) / (count - 1)),
    y: at.y,
    radius,
    weight: 3,
  }));
}

function costAt(wanted: Wanted, at: Point, taken: readonly Obstacle[], orientation: Orientation): number {
  let cost = distance(at, wanted.near) * wanted.pull;
  for (const disc of labelDiscs(at, wanted.width, wanted.height)) {
    cost += Math.max(0, disc.radius + 3 - depthInHex(disc, orientation)) * 14;
    for (const other of taken) {
      const overlap = disc.radius + other.radius + 2 - distance(disc, other);
      if (overlap > 0) cost += overlap * other.weight;
    }
  }
  return cost;
}

/** Neighbours are drawn over what reaches out of a hex; so much of a label is its own edge. */
const RIM = 2;
const MOST_ROOM = 2;

function roomAt({ width, height }: Wanted, at: Point, orientation: Orientation): number {
  for (let factor = MOST_ROOM; factor > 1; factor -= 0.05) {
    const discs = labelDiscs(at, width * factor, height * factor);
    if (discs.every((disc) => depthInHex(disc, orientation) >= disc.radius - RIM)) return factor;
  }
  return 1;
}

/** Gives each label the best free place, in the order of the list. */
export function placeLabels(
  wanted: readonly Wanted[],
  obstacles: readonly Obstacle[],
  orientation: Orientation,
): PlacedLabel[] {
  const taken = [...obstacles];
  return wanted.map((label) => {
    let best: Point = label.near;
    let least = costAt(label, label.near, taken, orientation);
    for (const place of PLACES) {
      const cost = costAt(label, place, taken, orientation);
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
    taken.push(...labelDiscs(best, label.width, label.height));
    return { ...label, at: best, room: roomAt(label, best, orientation) };
  });
}
