import {
  BANK,
  cashOf,
  closePrivate,
  companyOf,
  type Emit,
  findFrame,
  OFFERING,
  pay,
  privatesOf,
  putStation,
  removeMarker,
} from '@roundhouse/engine';
import { GONE } from './data/numbers.ts';
import { joinQueue } from './queue.ts';
import { type CompanyBW, type StateBW, TurnFrame } from './state.ts';

/** Section 9: corporations that close, return to the queue, or leave the game. */

/** Money, trains and private companies of a corporation that closes or is acquired. */
export function stripCorporation(state: StateBW, company: CompanyBW, emit: Emit): void {
  pay(state, company.id, BANK, cashOf(state, company.id), 'treasury', emit);
  state.depot.gone.push(...company.trains);
  company.trains = [];
  for (const { id } of privatesOf(state, company.id)) closePrivate(state, id, emit);
  // 1867BW-14.13-3
  if (company.id === state.investment) closeIfInGame(state, 'P13', emit);
  // 1867BW-14.10-5
  if (state.council?.company === company.id) state.council = null;
  const turn = findFrame(state, TurnFrame);
  if (turn?.company === company.id) turn.step = 'end';
}

export function closeIfInGame(state: StateBW, item: string, emit: Emit): void {
  if (Object.hasOwn(state.privates, item)) closePrivate(state, item, emit);
}

/** 1867BW-9.1-1 to -9: nothing is paid for its certificates; its token goes to the back of the queue. */
export function closeCorporation(state: StateBW, id: string, emit: Emit): void {
  const company = companyOf(state, id);
  stripCorporation(state, company, emit);
  removeMarker(state, id);
  company.par = null;
  company.lastRevenue = null;
  company.operated = false;
  for (const certificate of company.certificates) certificate.holder = OFFERING;
  for (const station of state.board.stations)
    if (station.owner === id) putStation(state.board, station, null);
  const isQueued = joinQueue(state.queue, id);
  company.stage = 'queued';
  emit({ type: 'special', name: isQueued ? 'closed' : 'closed-for-good', facts: { company: id } });
  if (!isQueued) removeCorporation(state, id);
}

/** 1867BW-9.2-1 to -3: it can never be started, and its home is no longer kept for it. */
export function removeCorporation(state: StateBW, id: string): void {
  const company = companyOf(state, id);
  company.stage = 'removed';
  for (const certificate of company.certificates) certificate.holder = GONE;
  for (const station of state.board.stations) if (station.owner === id) station.holder = GONE;
}
