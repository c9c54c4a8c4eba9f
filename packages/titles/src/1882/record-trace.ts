import { type AssignFrame, type DiscardFrame, type GameFrame, worth } from '@roundhouse/classic';
import {
  cashOf,
  findFrame,
  isKind,
  markerOf,
  OFFERING,
  POOL,
  percentOf,
  privatesOf,
  topFrame,
} from '@roundhouse/engine';
import { NEUTRAL, TRAINS } from './data/data.ts';
import type { HomeFrame } from './home.ts';
import type { RebellionFrame } from './rebellion.ts';
import { recordedCompany, recordedPlayer, recordedPrivate } from './record-names.ts';
import { type Company1882, core, type State1882, type TurnFrame } from './state.ts';
import { stock } from './stock.ts';

/** The position in the keys and symbols of the traces of recorded games. */
export function traceOf(state: State1882, acting: string | null): Record<string, unknown> {
  const trace: Record<string, unknown> = {
    round: roundOf(state),
    phase: state.phase,
    bank: cashOf(state, 'bank'),
    acting: actingOf(state, acting),
    priority: null,
  };
  for (const { id } of state.players) {
    const key = (name: string) => `player.${id}.${name}`;
    trace[key('cash')] = cashOf(state, id);
    trace[key('value')] = worth(core, state, id);
    trace[key('privates')] = privateList(state, id);
    trace[key('certs')] = stock.certificates(state, id);
    for (const company of Object.values(state.companies)) {
      const percent = percentOf(company, id);
      if (percent > 0) trace[key(`share.${recordedCompany(company.id)}`)] = percent;
    }
    if (state.bankrupt === id) trace[key('bankrupt')] = true;
  }
  for (const company of Object.values(state.companies))
    if (company.par !== null) traceCompany(state, company, trace);
  for (const [hex, { tile, rotation }] of Object.entries(state.board.tiles))
    trace[`hex.${hex}`] = `${tile} r${rotation}`;
  for (const paper of Object.values(state.privates)) {
    trace[`private.${recordedPrivate(paper.id)}`] = paper.closed ? 'closed' : 'open';
  }
  trace['depot.next'] = state.depot.stack[0]?.type ?? null;
  trace['depot.left'] = TRAINS.flatMap(({ type }) => {
    const left = state.depot.stack.filter((card) => card.type === type).length;
    return left > 0 ? [`${type}:${left}`] : [];
  }).join(' ');
  trace['depot.discarded'] = '';
  return trace;
}

function traceCompany(state: State1882, company: Company1882, trace: Record<string, unknown>): void {
  const key = (name: string) => `corp.${recordedCompany(company.id)}.${name}`;
  const marker = markerOf(state, company.id);
  const president = core.president(state, company.id);
  trace[key('cash')] = cashOf(state, company.id);
  trace[key('price')] = core.price(state, company.id);
  trace[key('cell')] = marker === undefined ? null : `${marker.row},${marker.column}`;
  trace[key('par')] = company.par;
  trace[key('president')] = president === null ? null : recordedPlayer(president);
  trace[key('trains')] = company.trains
    .map(({ type }) => type)
    .sort()
    .join(' ');
  trace[key('floated')] = company.floated;
  trace[key('treasury')] = percentOf(company, OFFERING);
  trace[key('pool')] = percentOf(company, POOL);
  trace[key('privates')] = privateList(state, company.id);
  trace[key('stations')] = stationList(state, company.id);
}

const privateList = (state: State1882, owner: string): string =>
  privatesOf(state, owner)
    .map(({ id }) => recordedPrivate(id))
    .sort()
    .join(' ');

/** Markers whose city has still to be chosen are not on the map in recorded games. */
function stationList(state: State1882, company: string): string {
  const owner = company === 'CN' ? NEUTRAL : company;
  const seats = findFrame<AssignFrame>(state, 'seats');
  return state.board.stations
    .filter(
      (station) =>
        station.owner === owner && !(seats?.hex === station.at?.hex && seats?.waiting.includes(owner)),
    )
    .flatMap(({ at }) => (at === null ? [] : [at.hex]))
    .sort()
    .join(' ');
}

function roundOf(state: State1882): string {
  const game = findFrame<GameFrame>(state, 'game');
  if (game === undefined || game.stage === 'auction') return 'ISR 1.1';
  return game.stage === 'operating' ? `OR ${game.set}.${game.round}` : `SR ${game.set}.1`;
}

function actingOf(state: State1882, player: string | null): unknown {
  const top = topFrame(state);
  // Where the game has been cut short, the one whose turn it was is still named.
  if (state.ended?.reason === 'market' || state.ended?.reason === 'bank') return null;
  if (
    isKind<TurnFrame>(top, 'turn') ||
    isKind<HomeFrame>(top, 'home') ||
    isKind<AssignFrame>(top, 'seats') ||
    isKind<DiscardFrame>(top, 'discard')
  ) {
    return recordedCompany(top.company);
  }
  if (isKind<RebellionFrame>(top, 'rebellion')) return 'NWR';
  return player === null ? null : recordedPlayer(player);
}
