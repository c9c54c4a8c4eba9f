import type { Emit } from '../core/event.ts';
import { type BaseState, clockwiseFrom } from '../core/state.ts';
import {
  type Company,
  moveCertificate,
  ordinaryWorth,
  percentOf,
  presidentCertificate,
} from './certificates.ts';

/** The player with the most; among equals the president, then the first to the president's left. */
export function majorityHolder(
  state: Pick<BaseState, 'players'>,
  company: Company,
  president: string,
  held: (player: string) => number = (player) => percentOf(company, player),
): string {
  let best = president;
  for (const player of clockwiseFrom(state, president)) if (held(player) > held(best)) best = player;
  return best;
}

/**
 * Hands the president's certificate to whoever has come to hold more; the old president gets ordinary certificates of the
 * same size for it. Nothing happens while the new one cannot give them.
 */
export function settlePresidency(state: Pick<BaseState, 'players'>, company: Company, emit: Emit): void {
  const certificate = presidentCertificate(company);
  if (certificate === undefined || !state.players.some((player) => player.id === certificate.holder)) return;
  const old = certificate.holder;
  const next = majorityHolder(state, company, old);
  if (next === old) return;
  swapPresidency(company, next, emit);
}

export function swapPresidency(company: Company, next: string, emit: Emit): void {
  const certificate = presidentCertificate(company);
  const exchanged = certificate && ordinaryWorth(company, next, certificate.percent);
  if (certificate === undefined || exchanged === undefined) return;
  const old = certificate.holder;
  for (const ordinary of exchanged) moveCertificate(company, ordinary, old);
  moveCertificate(company, certificate, next);
  emit({ type: 'president', company: company.id, player: next });
}
