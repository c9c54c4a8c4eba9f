import {
  type Certificate,
  heldBy,
  listOf,
  moveCertificate,
  type Objection,
  optional,
  refine,
  refuse,
  wholeNumber,
} from '@roundhouse/engine';
import { CERTIFICATE_LIMIT } from './data/holdings.ts';
import { type BaronsState, certificateCount, type Holding, holdingCard } from './state.ts';

/** Percentages of certificates that go the other way, largest first; there are no two of one size in a holding. */
export const counterparts = optional(
  refine(
    listOf(wholeNumber, 3),
    (sizes) => sizes.length > 0 && sizes.every((size, at) => at === 0 || size < (sizes[at - 1] ?? 0)),
    'must be a list of sizes, largest first',
  ),
);

export const sumOf = (sizes: readonly number[] | undefined): number =>
  (sizes ?? []).reduce((sum, size) => sum + size, 0);

/** The certificate of this size, if it lies there: certificates are never split (RB-SR-19). */
export const certificateAt = (holding: Holding, holder: string, percent: number): Certificate | undefined =>
  heldBy(holding, holder).find((certificate) => certificate.percent === percent);

export function moveSize(holding: Holding, from: string, percent: number, to: string): void {
  const certificate = certificateAt(holding, from, percent);
  if (certificate === undefined) throw new Error(`${from} has no ${percent}% of ${holding.id}`);
  moveCertificate(holding, certificate, to);
}

/** Which way the large certificate goes: out of the bank or back to it. */
export type Deal = 'purchase' | 'sale';

/** What stands against an exchange of one large certificate for these smaller ones of `holder`. */
export function exchangeProblem(
  state: BaronsState,
  holding: Holding,
  large: number,
  small: readonly number[],
  holder: string,
  deal: Deal,
): Objection | null {
  const { short } = holdingCard(holding.id);
  if (small.length > 1 && state.options.exchange === 'one') return refuse('exchange.one-for-one');
  if (sumOf(small) >= large) {
    return refuse('exchange.not-smaller', { holding: short, small: sumOf(small), large, deal });
  }
  const missing = small.find((size) => certificateAt(holding, holder, size) === undefined);
  return missing === undefined ? null : refuse('exchange.not-there', { holding: short, percent: missing });
}

/** No more than nine certificates; whatever does not raise the number is allowed (RB-HOLD-16, RB-SR-20, RB-SR-34). */
export function limitProblem(state: BaronsState, player: string, more: number): Objection | null {
  const held = certificateCount(state, player);
  if (more <= 0 || held + more <= CERTIFICATE_LIMIT) return null;
  const above = held > CERTIFICATE_LIMIT;
  return refuse('stock.certificate-limit', { held, limit: CERTIFICATE_LIMIT, above });
}

/** Every way to pick certificates of `holder` that together are smaller than `large`. */
export function* smallerSets(
  state: BaronsState,
  holding: Holding,
  large: number,
  holder: string,
): Iterable<number[]> {
  const sizes = heldBy(holding, holder)
    .map(({ percent }) => percent)
    .filter((percent) => percent < large)
    .sort((a, b) => b - a);
  for (const size of sizes) yield [size];
  if (state.options.exchange === 'one') return;
  for (const [at, first] of sizes.entries()) {
    for (const second of sizes.slice(at + 1)) if (first + second < large) yield [first, second];
  }
}
