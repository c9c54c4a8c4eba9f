import type { GameEvent, TableView } from '@roundhouse/engine';
import { MAP } from '../data/map.ts';
import type { TableBW } from '../view.ts';
import { drawn } from './second-map.ts';

/** What a run may do and earns, once more from the rulebook (section 8.2.C) and what lay on the table before it. */

type Table = Omit<TableView, 'titleState'> & { readonly titleState: TableBW };
type RunEvent = Extract<GameEvent, { readonly type: 'run' }>;

/** By the colour of the phase: yellow, green, brown. */
const OFF_BOARD: Readonly<Record<string, readonly number[]>> = {
  A9: [20, 30, 40],
  C1: [30, 40, 50],
  E15: [20, 30, 50],
  M3: [20, 40, 50],
  M11: [30, 40, 60],
};
/** What cities are worth: the regular ones, and Jackson and Cheyenne. */
const REGULAR: Readonly<Record<string, number>> = { plain: 0, yellow: 20, green: 30, brown: 40 };
const VALUES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  B6: { plain: 0, yellow: 30, green: 40, brown: 60 },
  K13: { yellow: 30, green: 40, brown: 50, gray: 70 },
};
const COLOURS: Readonly<Record<string, number>> = { 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, D: 2 };

/** What a city, deposit or off-board space is worth now. */
export function worthOf({ map, phase }: Pick<Table, 'map' | 'phase'>, hex: string): number {
  const offBoard = OFF_BOARD[hex];
  if (offBoard !== undefined) return offBoard[COLOURS[phase ?? ''] ?? 0] ?? 0;
  const { kind, color } = drawn(hex, map?.tiles[hex]);
  return kind === 'deposit' ? 0 : (VALUES[hex]?.[color] ?? REGULAR[color] ?? 0);
}

/** What is wrong with a run that was accepted; empty where nothing is. */
export function faultsOfRun(table: Table, { company: id, routes, revenue }: RunEvent): string[] {
  const { titleState, map, companies } = table;
  const company = companies.find((one) => one.id === id);
  const owns = (owner: string, item: string) =>
    companies.some((one) => one.id === owner && one.privates.includes(item));
  const energy = table.privates.find((item) => item.id === 'P3' && !item.closed);
  const cubes: Record<string, number> = { ...titleState.deposits };
  const refineries: Record<string, string> = { ...titleState.refineries };
  const faults: string[] = [];
  let earned = 0;
  for (const { train, stops, deliveries = [] } of routes) {
    const type = company?.trains.find((one) => one.id === train)?.type ?? '';
    if (type !== 'D' && stops.length > Number(type)) faults.push(`${train} is too short`);
    if (stops.length < 2 || new Set(stops).size < stops.length) faults.push(`${train}: places`);
    if (stops.slice(1, -1).some((hex) => hex in OFF_BOARD)) faults.push(`${train} passes an off-board space`);
    if (!map?.stations.some(({ owner, at }) => owner === id && stops.includes(at.hex)))
      faults.push(`${train} passes no station`);
    for (const hex of stops) earned += worthOf(table, hex);
    if (titleState.council?.company === id && stops.includes(titleState.council.hex)) earned += 20;
    if (new Set(deliveries.map(({ to }) => to)).size < deliveries.length) faults.push(`${train}: two cubes`);
    for (const { from, to } of deliveries) {
      if (!stops.includes(from) || !stops.includes(to)) faults.push(`${from} → ${to} is not on the way`);
      cubes[from] = (cubes[from] ?? 0) - 1;
      if (cubes[from] < 0) faults.push(`${from} has no cube`);
      const before = refineries[to];
      const isOffBoard = to in OFF_BOARD;
      if (before === 'construction') faults.push(`${to} is under construction`);
      if (isOffBoard && (before === undefined || (energy !== undefined && energy.owner !== id)))
        faults.push(`nothing goes to ${to}`);
      if (MAP.hexes[to]?.stops?.[0]?.type === 'deposit') faults.push(`${to} is a deposit`);
      const isPaid = before === 'inoperational' || before === 'operational';
      if (isPaid) earned += owns(id, 'P8') ? 40 : 30;
      refineries[to] = isPaid ? 'operational' : 'construction';
    }
  }
  if (Object.keys(refineries).filter((hex) => !(hex in OFF_BOARD)).length > 5) faults.push('six refineries');
  if (earned !== revenue) faults.push(`earns ${earned}, not ${revenue}`);
  return faults;
}
