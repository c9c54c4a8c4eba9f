import type { GamePlan, LaidTile, PlannedStation } from '@roundhouse/engine/play';

/** What somebody tries on a copy of the map, and with which trains. It is kept in this browser and is no part of the game. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly tiles: Readonly<Record<string, LaidTile>>;
  readonly stations: readonly PlannedStation[];
  /** What of the game is taken away: tiles by hex, and stations. */
  readonly without: { readonly tiles: readonly string[]; readonly stations: readonly PlannedStation[] };
  /** The company whose routes are looked for; null: the one that operates. */
  readonly company: string | null;
  /** The phase whose values count; null: the present one. */
  readonly phase: string | null;
  /** Kinds of trains by company, where they are not its own. */
  readonly trains: Readonly<Record<string, readonly string[]>>;
}

export const newPlan = (id: string, name: string): Plan => ({
  id,
  name,
  tiles: {},
  stations: [],
  without: { tiles: [], stations: [] },
  company: null,
  phase: null,
  trains: {},
});

/** The plan with the map as it is in the game; company, phase and trains stay chosen. */
export const cleared = (plan: Plan): Plan => {
  const { tiles, stations, without } = newPlan(plan.id, plan.name);
  return { ...plan, tiles, stations, without };
};

export const isEmpty = ({ tiles, stations, without }: Plan): boolean =>
  Object.keys(tiles).length + stations.length + without.tiles.length + without.stations.length === 0;

/** The plan as the game is asked about it. */
export const asGamePlan = ({ tiles, stations, without, phase }: Plan): GamePlan => ({
  tiles,
  stations,
  without,
  ...(phase === null ? {} : { phase }),
});

const omit = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

/** Stations that were planned in the hex stay where they are, as far as the new tile has room for them. */
export const withTile = (plan: Plan, hex: string, laid: LaidTile | null): Plan => ({
  ...plan,
  tiles: laid === null ? omit(plan.tiles, hex) : { ...plan.tiles, [hex]: laid },
});

/** Takes the tile of the game off a hex, or puts it back; what was tried there before goes. */
export const withGameTile = (plan: Plan, hex: string, isThere: boolean): Plan => ({
  ...withTile(plan, hex, null),
  without: {
    ...plan.without,
    tiles: [...plan.without.tiles.filter((one) => one !== hex), ...(isThere ? [] : [hex])],
  },
});

const isSame = (a: PlannedStation, b: PlannedStation): boolean =>
  a.owner === b.owner && a.at.hex === b.at.hex && a.at.stop === b.at.stop;

export const isTakenAway = ({ without }: Plan, station: PlannedStation): boolean =>
  without.stations.some((one) => isSame(one, station));

/** Takes a station of the game off the map, or puts it back. */
export const withGameStation = (plan: Plan, station: PlannedStation, isThere: boolean): Plan => ({
  ...plan,
  without: {
    ...plan.without,
    stations: [
      ...plan.without.stations.filter((one) => !isSame(one, station)),
      ...(isThere ? [] : [station]),
    ],
  },
});

export const withStation = (plan: Plan, station: PlannedStation): Plan => ({
  ...plan,
  stations: [...plan.stations, station],
});

export const withoutStation = (plan: Plan, { owner, at }: PlannedStation): Plan => ({
  ...plan,
  stations: plan.stations.filter((one) => one.owner !== owner || one.at.hex !== at.hex),
});

/** Null: those that it has. */
export const withTrains = (plan: Plan, company: string, trains: readonly string[] | null): Plan => ({
  ...plan,
  trains: trains === null ? omit(plan.trains, company) : { ...plan.trains, [company]: trains },
});

/** A name that no plan has yet. */
export function freeName(plans: readonly Plan[]): string {
  let number = plans.length + 1;
  while (plans.some(({ name }) => name === `Plan ${number}`)) number++;
  return `Plan ${number}`;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const entries = (json: unknown): [string, unknown][] => (isObject(json) ? Object.entries(json) : []);
const list = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);
const text = (json: unknown): string | null => (typeof json === 'string' ? json : null);

function readStation(json: unknown): PlannedStation[] {
  if (!isObject(json) || !isObject(json.at)) return [];
  const { owner, at } = json;
  const { hex, stop } = at;
  return typeof owner === 'string' && typeof hex === 'string' && typeof stop === 'number'
    ? [{ owner, at: { hex, stop } }]
    : [];
}

function readPlan(json: unknown): Plan[] {
  if (!isObject(json) || typeof json.id !== 'string' || typeof json.name !== 'string') return [];
  const without = isObject(json.without) ? json.without : {};
  const tiles = entries(json.tiles).flatMap(([hex, laid]) =>
    isObject(laid) && typeof laid.tile === 'string' && typeof laid.rotation === 'number'
      ? [[hex, { tile: laid.tile, rotation: laid.rotation }] as const]
      : [],
  );
  const trains = entries(json.trains).map(
    ([company, kinds]) => [company, list(kinds).filter((kind) => typeof kind === 'string')] as const,
  );
  return [
    {
      id: json.id,
      name: json.name,
      tiles: Object.fromEntries(tiles),
      stations: list(json.stations).flatMap(readStation),
      without: {
        tiles: list(without.tiles).filter((hex) => typeof hex === 'string'),
        stations: list(without.stations).flatMap(readStation),
      },
      company: text(json.company),
      phase: text(json.phase),
      trains: Object.fromEntries(trains),
    },
  ];
}

/** Reads what was kept, and ignores what is not understood; what does not fit the map is told when it is tried. */
export function readPlans(kept: string | null): Plan[] {
  try {
    return list(JSON.parse(kept ?? '[]')).flatMap(readPlan);
  } catch {
    return [];
  }
}
