import { pathPieces, readStep, segmentsFrom, type TrackMap } from './track-map.ts';

export type Path = readonly string[];

const isStop = (step: string): boolean => readStep(step).stop !== null;
const pieceKeys = (map: TrackMap, path: Path): string[] =>
  pathPieces(map, path).map(({ hex, piece }) => `${hex}/${piece}`);

/** The ways from one stop to another over free track, the shortest first. */
export function waysBetween(
  map: TrackMap,
  from: string,
  to: string,
  taken: ReadonlySet<string>,
  visited: Path,
): Path[] {
  let front: { path: Path; used: ReadonlySet<string> }[] = [{ path: [from], used: taken }];
  const found: Path[] = [];
  for (let depth = 0; depth < 12 && front.length > 0 && found.length < 8; depth++) {
    const next: typeof front = [];
    for (const { path, used } of front) {
      const end = path[path.length - 1] ?? from;
      for (const segment of segmentsFrom(map, end, used)) {
        const stop = segment[segment.length - 1] ?? '';
        if (path.includes(stop) || (stop !== to && visited.includes(stop))) continue;
        const longer = [...path, ...segment];
        if (stop === to) found.push(longer);
        else if (next.length < 400)
          next.push({ path: longer, used: new Set([...used, ...pieceKeys(map, [end, ...segment])]) });
      }
    }
    front = next;
  }
  return found.sort((a, b) => a.length - b.length);
}

/** Without its last leg; a route of one stop is no route. */
function dropLast(path: Path): Path {
  let at = path.length - 2;
  while (at >= 0 && !isStop(path[at] ?? '')) at--;
  return path.slice(0, at + 1);
}

/** The route after a click on a stop: longer, shorter, or by another way. `taken` is the track of the other trains. */
export function clickStop(map: TrackMap, path: Path, stop: string, taken: ReadonlySet<string>): Path {
  const first = path[0];
  const last = path[path.length - 1];
  if (first === undefined || last === undefined) return [stop];
  if (path.length === 1) {
    if (stop === first) return [];
    return waysBetween(map, first, stop, taken, [])[0] ?? [stop];
  }
  if (stop === last) return otherWay(map, path, taken) ?? dropLast(path);
  if (stop === first) return [...dropLast([...path].reverse())].reverse();
  const inside = path.indexOf(stop);
  if (inside > 0) return path.slice(0, inside + 1);
  const used = new Set([...taken, ...pieceKeys(map, path)]);
  const onward = waysBetween(map, last, stop, used, path)[0];
  const backward = waysBetween(map, first, stop, used, path)[0];
  if (onward !== undefined && (backward === undefined || onward.length <= backward.length))
    return [...path, ...onward.slice(1)];
  return backward === undefined ? path : [...[...backward].reverse(), ...path.slice(1)];
}

/** The next way for the last leg, if it can be run by another; null after the last of them. */
function otherWay(map: TrackMap, path: Path, taken: ReadonlySet<string>): Path | null {
  const shorter = dropLast(path);
  const from = shorter[shorter.length - 1];
  const to = path[path.length - 1];
  if (from === undefined || to === undefined || shorter.length === 0) return null;
  const used = new Set([...taken, ...pieceKeys(map, shorter)]);
  const ways = waysBetween(map, from, to, used, shorter);
  const leg = path.slice(shorter.length - 1).join();
  const next = ways[ways.findIndex((way) => way.join() === leg) + 1];
  return next === undefined ? null : [...shorter, ...next.slice(1)];
}

/** The stops of a path, without the plain track between them. */
export const stopsOfPath = (path: Path): string[] => path.filter(isStop);

export const takenBy = (map: TrackMap, paths: readonly Path[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => pieceKeys(map, path)));
