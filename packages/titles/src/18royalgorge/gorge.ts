import {
  byRule,
  type Emit,
  type Lay,
  layoutOf,
  networkOf,
  type Objection,
  putStation,
  putTile,
  stationsIn,
  stationsOnCharter,
  tilesLeft,
} from '@roundhouse/engine';
import { RIO_GRANDE } from './data/companies.ts';
import { DEBTS, GORGE_HEXES, GORGE_PARTS } from './data/numbers.ts';
import { graphOf } from './network.ts';
import { GEOGRAPHY, phaseOf, type StateRG } from './state.ts';

/** The three-hex tiles of the Royal Gorge, and the treaty that settles it. */

export const isGorgeHex = (hex: string): boolean => GORGE_HEXES.some((gorge) => gorge === hex);
export const isGorgeTile = (tile: string): boolean => tile.startsWith('gorge-');

export const gorgeTile = (state: StateRG, colour: string, hex: string): string =>
  `gorge-${colour}-${state.options.gorgeB ? 'B' : 'A'}-${GORGE_PARTS[hex]}`;

/** What keeps a company from laying this tile on the gorge, money aside. */
export function gorgeProblem(state: StateRG, company: string, lay: Lay): Objection | null {
  if (!isGorgeHex(lay.hex)) return byRule('18RG-gorge-1', `The gorge tiles do not go on ${lay.hex}.`);
  if (!isGorgeTile(lay.tile)) return byRule('18RG-gorge-1', `Only the gorge tiles go on ${lay.hex}.`);
  if (lay.tile.startsWith('gorge-green'))
    return byRule('18RG-gorge-3', 'Only the Treaty of Boston lays the green gorge.');
  if (lay.tile !== gorgeTile(state, 'brown', lay.hex) || lay.rotation !== 0)
    return byRule('18RG-gorge-1', `Tile ${lay.tile} does not lie on ${lay.hex} like that.`);
  if (!state.treaty) return byRule('18RG-gorge-4', 'The brown gorge tile waits for the Treaty of Boston.');
  if (!phaseOf(state).tiles.includes('brown'))
    return byRule('18RG-track-2', 'Brown tiles are not available yet.');
  if (tilesLeft(GEOGRAPHY, state.board, lay.tile) === 0)
    return byRule('18RG-comp-4', 'The brown gorge tile lies already.');
  return reachesGorge(state, company) ? null : byRule('18RG-gorge-4', `${company} does not reach the gorge.`);
}

function reachesGorge(state: StateRG, company: string): boolean {
  const network = networkOf(graphOf(state, company));
  return layoutOf(GEOGRAPHY, state.board).stops.some(
    ({ hex }, stop) => isGorgeHex(hex) && network.stops[stop] === 1,
  );
}

export const reachableGorgeTiles = (state: StateRG, company: string): Lay[] =>
  state.treaty && reachesGorge(state, company)
    ? GORGE_HEXES.map((hex) => ({ hex, tile: gorgeTile(state, 'brown', hex), rotation: 0 }))
    : [];

/** 18RG-gorge-4: all three hexes at once. */
export function layBrownGorge(state: StateRG, company: string, cost: number, emit: Emit): void {
  for (const hex of GORGE_HEXES) {
    const tile = gorgeTile(state, 'brown', hex);
    putTile(state.board, hex, { tile, rotation: 0 });
    emit({ type: 'tile', company, hex, tile, rotation: 0, cost: hex === GORGE_HEXES[0] ? cost : 0 });
  }
}

/** 18RG-treaty-1 to -6, in the order of ruling 3.3. */
export function signTreaty(state: StateRG, emit: Emit): void {
  state.treaty = true;
  emit({ type: 'special', name: 'treaty', facts: {} });
  returnStations(state, emit);
  for (const hex of GORGE_HEXES) {
    const tile = gorgeTile(state, 'green', hex);
    putTile(state.board, hex, { tile, rotation: 0 });
    emit({ type: 'tile', company: RIO_GRANDE, hex, tile, rotation: 0, cost: 0 });
  }
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
