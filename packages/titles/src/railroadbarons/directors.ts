import {
  BANK,
  type Emit,
  heldBy,
  isPlayer,
  moveCertificate,
  percentOf,
  presidentCertificate,
} from '@roundhouse/engine';
import { DIRECTOR_PERCENT } from './data/holdings.ts';
import type { BaronsState, Holding } from './state.ts';

/**
 * Who directs a holding: the player with more stock (RB-SR-27); among equals the owner of the 40% (RB-OR-2), and while
 * that lies in the bank the last director (RB-OR-3). Null if no player owns any.
 */
export function directorByStock(state: BaronsState, holding: Holding): string | null {
  let most = 0;
  let leaders: string[] = [];
  for (const { id } of state.players) {
    const percent = percentOf(holding, id);
    if (percent === 0 || percent < most) continue;
    leaders = percent === most ? [...leaders, id] : [id];
    most = percent;
  }
  if (leaders.length < 2) return leaders[0] ?? null;
  const certificate = presidentCertificate(holding)?.holder ?? BANK;
  return isPlayer(state, certificate) ? certificate : holding.director;
}

/** What follows every change of certificates: a new director, and the exchange of the 40% where it can be made. */
export function settleDirector(state: BaronsState, holding: Holding, emit: Emit): void {
  const director = directorByStock(state, holding);
  if (director !== holding.director) {
    holding.director = director;
    if (director !== null) emit({ type: 'president', company: holding.id, player: director });
  }
  exchangeDirectorCertificate(holding, emit);
}

/** The certificates that make up 40% in the hands of the director while somebody else has the 40% (RB-SR-28). */
export function pendingExchange(holding: Holding) {
  const forty = presidentCertificate(holding);
  if (forty === undefined || holding.director === null || forty.holder === holding.director) return null;
  const parts = heldBy(holding, holding.director).filter(({ percent }) => percent === 30 || percent === 10);
  const sum = parts.reduce((total, { percent }) => total + percent, 0);
  return sum === DIRECTOR_PERCENT ? { forty, parts } : null;
}

/** Compulsory, free, neither sale nor purchase (RB-SR-30); with the bank too (RB-SR-33). */
function exchangeDirectorCertificate(holding: Holding, emit: Emit): void {
  const exchange = pendingExchange(holding);
  if (exchange === null || holding.director === null) return;
  const { forty, parts } = exchange;
  const from = forty.holder;
  for (const part of parts) moveCertificate(holding, part, from);
  moveCertificate(holding, forty, holding.director);
  emit({ type: 'special', name: 'exchange', facts: { holding: holding.id, to: holding.director, from } });
}
