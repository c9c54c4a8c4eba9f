import {
  cashOf,
  closePrivate,
  companyOf,
  type Emit,
  findFrame,
  moveCertificate,
  pay,
  privatesOf,
  putStation,
  removeMarker,
} from '@roundhouse/engine';
import { GONE } from './data/box.ts';
import { type StateMW, TurnMW } from './state.ts';

/** 18MW-closed-1 to -7: charter, money, tokens and shares leave the game; trains go to the bank. */
export function closeCompany(state: StateMW, id: string, emit: Emit): void {
  const company = companyOf(state, id);
  company.fate = 'closed';
  company.receiver = null;
  emit({ type: 'special', name: 'company-closed', facts: { company: id } });
  pay(state, id, GONE, cashOf(state, id), 'closed', emit);
  state.depot.pool = [...(state.depot.pool ?? []), ...company.trains];
  company.trains = [];
  for (const certificate of [...company.certificates]) moveCertificate(company, certificate, GONE);
  for (const station of state.board.stations) {
    if (station.owner !== id) continue;
    station.holder = GONE;
    putStation(state.board, station, null);
  }
  removeMarker(state, id);
  for (const privateCompany of privatesOf(state, id)) closePrivate(state, privateCompany.id, emit);
  endBenefits(state, id);
  const turn = findFrame(state, TurnMW);
  if (turn?.company === id) turn.step = 'end';
}

/** 18MW-closed-7, 18MW-privates-12: what an owner kept of a private company ends with the owner. */
export function endBenefits({ kept }: StateMW, owner: string): void {
  if (kept.CFH === owner) kept.CFH = null;
  if (kept.SLFLC === owner) kept.SLFLC = null;
}
