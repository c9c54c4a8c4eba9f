import {
  type Action,
  colourRank,
  exitsOf,
  type Face,
  type GameEvent,
  type Geography,
  neighbourOf,
  printedHex,
  revenueOf,
  type Stop,
  stopsOf,
  tileFace,
} from '@roundhouse/engine/play';
import { revenueWith } from './routes.ts';
import { amount, type Scene, text } from './scene.ts';

/** Which trains the company runs now, and which it may run later: track is judged for both. */
export function trainsInMind({ view, info }: Scene, company: string): { now: string[]; later: string[] } {
  const own = view.companies.find(({ id }) => id === company)?.trains.map(({ type }) => type) ?? [];
  const next = view.depot[0]?.type ?? info.trains.at(-1)?.type ?? '';
  const now = own.length > 0 ? own : [next];
  const order = info.trains.map(({ type }) => type);
  const longest = Math.max(...now.map((type) => order.indexOf(type)), order.indexOf(next));
  const later = order[Math.min(order.length - 1, longest + 1)] ?? next;
  return { now, later: [later] };
}

type Faces = (hex: string) => Face;

/** What a hex shows now. */
function facesOf({ view, info }: Scene): Faces {
  const { geography } = info;
  return (hex) => {
    if (geography === null) return { color: 'plain' };
    const laid = view.map?.tiles[hex];
    return laid === undefined
      ? printedHex(geography.grid, hex)
      : tileFace(geography, laid.tile, laid.rotation);
  };
}

/** The board as somebody sees it who plans track: what lies ahead of every hex that the company does not reach yet, less with every tile. */
interface Prospect {
  readonly geography: Geography;
  readonly faces: Faces;
  readonly colours: readonly string[];
  /** What can be reached through an edge of a hex. */
  beyond(hex: string, edge: number): number;
  /** The best that the open ends of the network lead to. */
  readonly ahead: number;
}

function prospectOf(scene: Scene): Prospect | null {
  const { view, info } = scene;
  const { geography, phases } = info;
  if (geography === null || view.map === null) return null;
  const { grid } = geography;
  const faces = facesOf(scene);
  const colours = phases.find(({ name }) => name === view.phase)?.tiles ?? [];
  const reached = new Set(view.map.network.map(({ hex }) => hex));
  const values = new Map<string, number>();
  let edge: string[] = [];
  for (const hex of grid.ids) {
    if (reached.has(hex)) continue;
    const stops = stopsOf(faces(hex));
    if (stops.length === 0) continue;
    const usual = (stop: Stop) => Math.max(revenueOf(stop, colours), stop.type === 'city' ? 20 : 10);
    values.set(hex, Math.max(...stops.map(usual)));
    edge.push(hex);
  }
  for (let step = 0; step < 4; step++) {
    const next: string[] = [];
    for (const hex of edge) {
      for (let side = 0; side < 6; side++) {
        const before = neighbourOf(grid, hex, side);
        if (before === null || reached.has(before) || colourRank(faces(before).color) < 0) continue;
        const value = (values.get(hex) ?? 0) * entry(faces(hex), side) * 0.6;
        if (value <= (values.get(before) ?? 0)) continue;
        values.set(before, value);
        next.push(before);
      }
    }
    edge = next;
  }
  const beyond = (hex: string, side: number): number => {
    const to = neighbourOf(grid, hex, side);
    return to === null || reached.has(to) ? 0 : (values.get(to) ?? 0) * entry(faces(to), (side + 3) % 6);
  };
  let ahead = 0;
  for (const hex of reached)
    for (const side of exitsOf(faces(hex))) ahead = Math.max(ahead, beyond(hex, side));
  return { geography, faces, colours, beyond, ahead };
}

/** How easily a hex is entered through an edge: over its track, over a tile to come, or over an upgrade. */
function entry(face: Face, side: number): number {
  if (exitsOf(face).has(side)) return 1;
  if (exitsOf(face).size === 0) return colourRank(face.color) < 0 ? 0 : 0.9;
  return colourRank(face.color) < 0 ? 0 : 0.4;
}

/** What a look at the board promises of a lay, without the router: stops gained, and the way to those that are not reached yet. */
function promiseOf(action: Action, { geography, faces, colours, beyond, ahead }: Prospect): number {
  const hex = text(action.hex);
  const worth = (face: Face) => stopsOf(face).reduce((sum, stop) => sum + revenueOf(stop, colours), 0);
  const old = faces(hex);
  const face = tileFace(geography, text(action.tile), amount(action.rotation));
  const oldExits = exitsOf(old);
  let way = 0;
  for (const side of exitsOf(face)) if (!oldExits.has(side)) way = Math.max(way, beyond(hex, side));
  const isNew = colourRank(old.color) <= 0;
  return worth(face) - (isNew ? 0 : worth(old)) + Math.max(0, way - ahead) * 2 + way * 0.3;
}

/** New track without a stop that leads nowhere yet: no train will run on it, so the router need not be asked. */
function isDeadEnd(action: Action, { geography, faces }: Prospect): boolean {
  const hex = text(action.hex);
  const face = tileFace(geography, text(action.tile), amount(action.rotation));
  if (exitsOf(faces(hex)).size > 0 || stopsOf(face).length > 0) return false;
  let met = 0;
  for (const side of exitsOf(face)) {
    const to = neighbourOf(geography.grid, hex, side);
    if (to !== null && exitsOf(faces(to)).has((side + 3) % 6)) met++;
  }
  return met < 2;
}

/** What the company earns with the trains in mind, before something is done on the map. */
interface Earnings {
  readonly trains: { readonly now: readonly string[]; readonly later: readonly string[] };
  readonly now: number;
  readonly later: number;
}

function earningsOf(scene: Scene, company: string): Earnings {
  const trains = trainsInMind(scene, company);
  const { position, view } = scene;
  return {
    trains,
    now: revenueWith(position, company, trains.now, view.phase),
    later: revenueWith(position, company, trains.later, view.phase),
  };
}

export interface RatedAction {
  readonly action: Action;
  /** What the present trains earn more. */
  readonly gain: number;
  /** What it brings in a round, its cost spread over some. */
  readonly value: number;
}

/** What an action costs the company, as its events tell. */
const costOf = (events: readonly GameEvent[], company: string): number =>
  events.reduce(
    (sum, event) => (event.type === 'paid' && event.from === company ? sum + event.amount : sum),
    0,
  );

/** Something that may be done on the map. */
interface Candidate {
  readonly action: Action;
  readonly promise: number;
  /** It certainly changes no revenue. */
  readonly isDeadEnd: boolean;
}

/** Rates actions on the map: revenue with the present trains for all, and with the next ones for those that lead. */
function rate(scene: Scene, company: string, candidates: readonly Candidate[]): RatedAction[] {
  const { position, view, weights } = scene;
  const before = earningsOf(scene, company);
  const reach = before.now === 0 ? weights.firstReach : weights.reach;
  const looked = candidates
    .flatMap(({ action, promise, isDeadEnd }) => {
      if (!scene.spend()) return [];
      const ahead = position.after(action);
      if ('code' in ahead) return [];
      const gain = isDeadEnd
        ? 0
        : revenueWith(ahead.position, company, before.trains.now, view.phase) - before.now;
      const value = gain + promise * reach - costOf(ahead.events, company) / weights.trackRounds;
      return [{ action, gain, value, isDeadEnd, position: ahead.position }];
    })
    .sort((a, b) => b.value - a.value);
  return looked
    .map(({ action, gain, value, isDeadEnd, position: after }, place) => {
      if (place >= weights.closerLooks || isDeadEnd) return { action, gain, value };
      const later = revenueWith(after, company, before.trains.later, view.phase) - before.later;
      return { action, gain, value: value + weights.laterRevenue * later };
    })
    .sort((a, b) => b.value - a.value);
}

/** The lays that are worth a closer look; the best first. */
export function rateLays(scene: Scene, lays: readonly Action[], most: number): RatedAction[] {
  const { operating } = scene.view;
  const prospect = prospectOf(scene);
  if (operating === null || prospect === null) return [];
  const promised = lays
    .map((action) => ({ action, promise: promiseOf(action, prospect) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, most)
    .map((lay) => ({ ...lay, isDeadEnd: isDeadEnd(lay.action, prospect) }));
  return rate(scene, operating, promised);
}

/** Stations and homes; the best first. */
export const rateStations = (scene: Scene, actions: readonly Action[], company: string): RatedAction[] =>
  rate(
    scene,
    company,
    actions.map((action) => ({ action, promise: 0, isDeadEnd: false })),
  );
