import { companyFrame, leaveMove } from '@roundhouse/classic';
import {
  allow,
  BANK,
  cellAt,
  closePrivate,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  hasMark,
  isCompany,
  kindOf,
  markerOf,
  type Objection,
  pay,
  placeMarker,
  privateOwner,
  pushFrame,
  putStation,
  refuse,
  type Station,
  shortText,
  stationsIn,
  stationsOnCharter,
  takeFromStack,
} from '@roundhouse/engine';
import { stripCorporation } from './closing.ts';
import { BOX } from './data/box.ts';
import { DECLINED_BONUS, GONE } from './data/numbers.ts';
import { BOARD_FEE } from './data/privates.ts';
import { exportFromNetwork } from './deposits.ts';
import { dividend } from './dividend.ts';
import { leaveQueue } from './queue.ts';
import { type CompanyBW, core, type StateBW } from './state.ts';
import { placeHome } from './stations.ts';
import { phases } from './trains.ts';

/** Sections 8.5 and 8.6: what the Union Pacific takes. */

/** 1867BW-8.5-1 to -4: one of the cheapest trains; 1867BW-14.6-1: the owner of P6 is paid. */
export function acquireTrain(state: StateBW, emit: Emit): void {
  const [card] = state.depot.stack;
  if (card === undefined) return;
  state.depot.gone.push(takeFromStack(state, BOX.trains, card.id));
  emit({ type: 'special', name: 'train', facts: { train: card.type } });
  const owner = privateOwner(state, 'P6');
  if (owner !== null) pay(state, BANK, owner, BOARD_FEE, 'private-revenue', emit, 'P6');
  phases.onBankTrainBought(state, card, emit);
}

/** The lowest row of a column; never Closed. */
export const ledgeOf = (column: number): number =>
  BOX.market.findLastIndex((cells) => {
    const cell = cells[column] ?? null;
    return cell !== null && !hasMark(cell, 'closed');
  });

/** 1867BW-8.6.O-5 */
function dropToLedge(state: StateBW, company: string, emit: Emit): void {
  const marker = markerOf(state, company);
  if (marker === undefined) return;
  const { row, column } = marker;
  const from = cellAt(BOX.market, row, column);
  const lowest = ledgeOf(column);
  if (lowest === row) return;
  placeMarker(state, company, lowest, column);
  emit({
    type: 'price',
    company,
    from: from?.price ?? 0,
    to: cellAt(BOX.market, lowest, column)?.price ?? 0,
  });
}

/** Stations that have not been placed leave the game. */
function retireStations(state: StateBW, company: string): void {
  for (const station of stationsOnCharter(state.board, company)) station.holder = GONE;
}

/** 1867BW-8.6.O-1 to -11: after an offer that so many others have declined, or in crisis. */
export function acquireOperational(
  state: StateBW,
  id: string,
  declined: number | 'crisis',
  emit: Emit,
): void {
  const company = core.company(state, id);
  emit({ type: 'special', name: 'acquired', facts: { company: id } });
  const bonus = declined === 'crisis' ? 0 : (company.lastRevenue ?? 0) + DECLINED_BONUS * declined;
  if (bonus > 0) dividend.distribute(state, company, bonus, emit);
  if (company.trains.length === 0) dropToLedge(state, id, emit);
  exportFromNetwork(state, id, emit);
  const board = declined === 'crisis' ? null : privateOwner(state, 'P6');
  stripCorporation(state, company, emit);
  for (const certificate of company.certificates)
    if (!state.players.some((player) => player.id === certificate.holder)) certificate.holder = GONE;
  retireStations(state, id);
  company.stage = 'acquired';
  company.lastRevenue = null;
  state.acquiredNow = true;
  if (board === null || board === BANK) return;
  // 1867BW-14.6-3 and -7
  closePrivate(state, 'P6', emit);
  if (board !== id && isCompany(state, board))
    pushFrame(state, ReplaceFrame, { company: board, acquired: id });
}

/** 1867BW-8.6.Q-1 to -5 */
export function acquireQueued(state: StateBW, id: string, emit: Emit): void {
  const company = core.company(state, id);
  emit({ type: 'special', name: 'swallowed', facts: { company: id } });
  leaveQueue(state.queue, id);
  placeHome(state, id, emit);
  exportFromNetwork(state, id, emit);
  for (const certificate of company.certificates) certificate.holder = GONE;
  retireStations(state, id);
  company.stage = 'swallowed';
}

/** 1867BW-14.6-4 and -6: a station of the owner of P6 takes the place of one of the acquired corporation. */
export interface ReplaceFrame extends Frame {
  readonly kind: 'replace';
  readonly company: string;
  readonly acquired: string;
}
export const ReplaceFrame = kindOf<ReplaceFrame>('replace');

const CHARTER = 'charter';

interface Replacement {
  /** Where the acquired corporation has a station. */
  readonly hex: string;
  /** The charter, or the hex of the station that is moved. */
  readonly from: string;
}

const ownIn = (state: StateBW, company: string, hex: string): Station | undefined =>
  stationsIn(state.board, hex).find(({ owner }) => owner === company);

const tokenFrom = (state: StateBW, { company }: ReplaceFrame, from: string): Station | undefined =>
  from === CHARTER ? stationsOnCharter(state.board, company)[0] : ownIn(state, company, from);

function replaceProblem(state: StateBW, frame: ReplaceFrame, { hex, from }: Replacement): Objection | null {
  const { company, acquired } = frame;
  if (ownIn(state, acquired, hex) === undefined) return refuse('replace.no-station', { acquired, hex });
  if (ownIn(state, company, hex) !== undefined) return refuse('replace.own-there', { company, hex });
  return tokenFrom(state, frame, from) === undefined ? refuse('replace.no-token', { company, from }) : null;
}

const replace = defineMove<StateBW, ReplaceFrame, Replacement>({
  type: 'replace',
  fields: { hex: shortText, from: shortText },
  judge: (state, frame, fields) =>
    replaceProblem(state, frame, fields) ??
    allow((emit) => {
      endFrame(state, frame);
      const old = ownIn(state, frame.acquired, fields.hex);
      const token = tokenFrom(state, frame, fields.from);
      const spot = old?.at;
      if (old === undefined || token === undefined || spot === null || spot === undefined) return;
      putStation(state.board, old, null);
      old.holder = GONE;
      emit({ type: 'station-removed', company: frame.acquired, spot });
      putStation(state.board, token, spot);
      emit({ type: 'station', company: frame.company, spot, cost: 0 });
    }),
  *candidates(state, { company, acquired }) {
    const placed = (owner: string) =>
      state.board.stations.flatMap(({ owner: other, at }) =>
        other === owner && at !== null ? [at.hex] : [],
      );
    for (const hex of placed(acquired))
      for (const from of [CHARTER, ...placed(company)]) yield { fields: { hex, from } };
  },
});

export const replaceFrame = companyFrame<StateBW, CompanyBW, ReplaceFrame>(core, ReplaceFrame, [
  replace,
  leaveMove(),
]);
