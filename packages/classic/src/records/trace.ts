import {
  cashOf,
  findFrame,
  markerOf,
  OFFERING,
  POOL,
  percentOf,
  privatesOf,
  topFrame,
} from '@roundhouse/engine';
import { AssignFrame } from '../assign-city.ts';
import type { Core } from '../core.ts';
import { GameFrame } from '../rounds.ts';
import type { ClassicCompany, ClassicState } from '../state.ts';
import type { Stock } from '../stock.ts';
import { worth } from '../worth.ts';
import { type RecordNames, recordedPlayer } from './names.ts';

/** The position in the keys and symbols of the traces of recorded games. */

export type Trace = Record<string, unknown>;

export interface TraceRules<S extends ClassicState<C>, C extends ClassicCompany> {
  readonly core: Core<S, C>;
  readonly stock: Stock<S, C>;
  readonly names: RecordNames;
  /** Who acts in a frame of the title's own, as records write it; undefined: as everywhere. */
  acting?(state: S): string | undefined;
}

export function traceOf<S extends ClassicState<C>, C extends ClassicCompany>(
  rules: TraceRules<S, C>,
  state: S,
  actor: string | null,
): Trace {
  const { core, names, stock } = rules;
  const trace: Trace = {
    round: roundOf(state),
    phase: state.phase,
    bank: cashOf(state, 'bank'),
    acting: actingOf(rules, state, actor),
    priority: null,
  };
  for (const { id } of state.players) {
    const key = (name: string) => `player.${id}.${name}`;
    trace[key('cash')] = cashOf(state, id);
    trace[key('value')] = worth(core, state, id);
    trace[key('privates')] = privateList(names, state, id);
    trace[key('certs')] = stock.certificates(state, id);
    for (const company of Object.values<C>(state.companies)) {
      const percent = percentOf(company, id);
      if (percent > 0) trace[key(`share.${names.recordedCompany(company.id)}`)] = percent;
    }
    if (state.bankrupt === id) trace[key('bankrupt')] = true;
  }
  for (const company of Object.values<C>(state.companies))
    if (company.par !== null) traceCompany(rules, state, company, trace);
  for (const [hex, { tile, rotation }] of Object.entries(state.board.tiles))
    trace[`hex.${hex}`] = `${tile} r${rotation}`;
  for (const { id, closed } of Object.values(state.privates))
    trace[`private.${names.recordedPrivate(id)}`] = closed ? 'closed' : 'open';
  trace['depot.next'] = state.depot.stack[0]?.type ?? null;
  trace['depot.left'] = core.box.trains
    .flatMap(({ type }) => {
      const left = state.depot.stack.filter((card) => card.type === type).length;
      return left > 0 ? [`${type}:${left}`] : [];
    })
    .join(' ');
  trace['depot.discarded'] = (state.depot.pool ?? []).map(({ type }) => type).join(' ');
  return trace;
}

function traceCompany<S extends ClassicState<C>, C extends ClassicCompany>(
  { core, names }: TraceRules<S, C>,
  state: S,
  company: C,
  trace: Trace,
): void {
  const { id } = company;
  const key = (name: string) => `corp.${names.recordedCompany(id)}.${name}`;
  const marker = markerOf(state, id);
  const president = core.president(state, id);
  trace[key('cash')] = cashOf(state, id);
  trace[key('price')] = core.price(state, id);
  trace[key('cell')] = marker === undefined ? null : `${marker.row},${marker.column}`;
  trace[key('par')] = company.par;
  trace[key('president')] = president === null ? null : recordedPlayer(president);
  trace[key('trains')] = company.trains
    .map(({ type }) => type)
    .sort()
    .join(' ');
  trace[key('floated')] = core.operates(state, company);
  trace[key('treasury')] = percentOf(company, OFFERING);
  trace[key('pool')] = percentOf(company, POOL);
  trace[key('privates')] = privateList(names, state, id);
  trace[key('stations')] = stationList(core, state, id);
}

const privateList = (names: RecordNames, state: ClassicState, owner: string): string =>
  privatesOf(state, owner)
    .map(({ id }) => names.recordedPrivate(id))
    .sort()
    .join(' ');

/** Stations whose city has still to be chosen are not on the map in recorded games. */
function stationList<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  company: string,
): string {
  const waiting = findFrame(state, AssignFrame);
  return state.board.stations
    .filter(
      (station) =>
        core.isOwnStation(station, company) &&
        !(waiting?.hex === station.at?.hex && waiting?.waiting.includes(station.owner)),
    )
    .flatMap(({ at }) => (at === null ? [] : [at.hex]))
    .sort()
    .join(' ');
}

export function roundOf(state: ClassicState): string {
  const game = findFrame(state, GameFrame);
  if (game === undefined || game.stage === 'auction') return 'ISR 1.1';
  return game.stage === 'operating' ? `OR ${game.set}.${game.round}` : `SR ${game.set}.1`;
}

const OF_COMPANIES = new Set(['turn', 'home', 'seats', 'discard']);

function actingOf<S extends ClassicState<C>, C extends ClassicCompany>(
  { names, acting }: TraceRules<S, C>,
  state: S,
  player: string | null,
): unknown {
  // Where the game has been cut short, the one whose turn it was is still named.
  if (state.ended?.reason === 'market' || state.ended?.reason === 'bank') return null;
  const own = acting?.(state);
  if (own !== undefined) return own;
  const top = topFrame(state);
  if (top?.kind === 'seller-lay' && 'item' in top) return names.recordedPrivate(String(top.item));
  if (top !== undefined && OF_COMPANIES.has(top.kind) && 'company' in top)
    return names.recordedCompany(String(top.company));
  return player === null ? null : recordedPlayer(player);
}
