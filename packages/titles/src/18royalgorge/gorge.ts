import {
  type Emit,
  type Lay,
  layoutOf,
  networkOf,
  type Objection,
  putStation,
  putTile,
  refuse,
  stationsIn,
  stationsOnCharter,
  tilesLeft,
} from '@roundhouse/engine';
import { RIO_GRANDE } from './data/companies.ts';
import { DEBTS, GORGE_HEXES, GORGE_PARTS } from './data/numbers.ts';
import { core, type StateRG } from './state.ts';

/** The three-hex tiles of the Royal Gorge, and the treaty that settles it. */

const { geography } = core.box;

export const isGorgeHex = (hex: string): boolean => GORGE_HEXES.some((gorge) => gorge === hex);
export const isGorgeTile = (tile: string): boolean => tile.startsWith('gorge-');

export const gorgeTile = (state: StateRG, colour: string, hex: string): string =>
  `gorge-${colour}-${state.options.gorgeB ? 'B' : 'A'}-${GORGE_PARTS[hex]}`;

/** What keeps a company from laying this tile on the gorge, money aside. */
export function gorgeProblem(state: StateRG, company: string, lay: Lay): Objection | null {
  const { hex, tile, rotation } = lay;
  if (!isGorgeHex(hex)) return refuse('gorge.elsewhere', { hex });
  if (!isGorgeTile(tile)) return refuse('gorge.other-tile', { hex });
  if (tile.startsWith('gorge-green')) return refuse('gorge.green');
  if (tile !== gorgeTile(state, 'brown', hex) || rotation !== 0) return refuse('gorge.turned', { hex, tile });
  if (!state.treaty) return refuse('gorge.no-treaty');
  if (!core.phase(state).tiles.includes('brown')) return refuse('track.phase');
  if (tilesLeft(geography, state.board, tile) === 0) return refuse('track.none-left', { tile });
  return reachesGorge(state, company) ? null : refuse('gorge.not-reached', { company });
}

function reachesGorge(state: StateRG, company: string): boolean {
  const network = networkOf(core.graph(state, company));
  return layoutOf(geography, state.board).stops.some(
    ({ hex }, stop) => isGorgeHex(hex) && network.stops[stop] === 1,
  );
}

export const reachableGorgeTiles = (state: StateRG, company: string): Lay[] =>
  state.treaty && reachesGorge(state, company)
    ? GORGE_HEXES.map((hex) => ({ hex, tile: gorgeTile(state, 'brown', hex), rotation: 0 }))
    : [];

/** 18RG-gorge-4: all three hexes at once. */
export function layGorge(state: StateRG, colour: string, company: string, cost: number, emit: Emit): void {
  for (const hex of GORGE_HEXES) {
    const tile = gorgeTile(state, colour, hex);
    putTile(state.board, hex, { tile, rotation: 0 });
    emit({ type: 'tile', company, hex, tile, rotation: 0, cost: hex === GORGE_HEXES[0] ? cost : 0 });
  }
}

/** 18RG-treaty-1 to -6, in the order of ruling 3.3. */
export function signTreaty(state: StateRG, emit: Emit): void {
  state.treaty = true;
  emit({ type: 'special', name: 'treaty', facts: {} });
  returnStations(state, emit);
  layGorge(state, 'green', RIO_GRANDE, 0, emit);
  for (const hex of ['D12', 'F12']) {
    const spot = { hex, stop: 0 };
    state.board.stations.push({ owner: RIO_GRANDE, holder: RIO_GRANDE, at: null });
    const station = stationsOnCharter(state.board, RIO_GRANDE).at(-1);
    if (station !== undefined) putStation(state.board, station, spot);
    emit({ type: 'station', company: RIO_GRANDE, spot, cost: 0 });
  }
  for (const [debtor, debt] of Object.entries(state.debts)) debt.owed = DEBTS[debtor]?.tokens ?? 0;
}

/** 18RG-treaty-4 */
function returnStations(state: StateRG, emit: Emit): void {
  for (const hex of GORGE_HEXES) {
    for (const station of stationsIn(state.board, hex)) {
      const spot = station.at;
      if (spot === null) continue;
      putStation(state.board, station, null);
      state.stationReturned ||= station.owner === RIO_GRANDE;
      emit({ type: 'station-removed', company: station.owner, spot });
    }
  }
}
