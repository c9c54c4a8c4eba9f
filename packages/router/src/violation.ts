/** Why a drawn route may not be run: a code and the facts; the caller knows which rule that is. */
export type Violation =
  | { readonly code: 'unknown-train'; readonly train: string }
  | { readonly code: 'unknown-piece'; readonly train: string; readonly piece: number }
  | { readonly code: 'train-twice'; readonly train: string }
  | { readonly code: 'not-connected'; readonly train: string; readonly piece: number; readonly next: number }
  | { readonly code: 'reversal'; readonly train: string; readonly point: number }
  | { readonly code: 'ends-on-track'; readonly train: string; readonly point: number }
  | { readonly code: 'track-twice'; readonly train: string; readonly piece: number }
  | { readonly code: 'stop-twice'; readonly train: string; readonly stop: number }
  | { readonly code: 'location-twice'; readonly train: string; readonly stops: readonly [number, number] }
  | { readonly code: 'offboard-in-middle'; readonly train: string; readonly stop: number }
  | { readonly code: 'blocked'; readonly train: string; readonly stop: number }
  | { readonly code: 'no-station'; readonly train: string }
  | { readonly code: 'too-short'; readonly train: string; readonly stops: number; readonly minimum: number }
  | { readonly code: 'too-long'; readonly train: string; readonly length: number; readonly range: number }
  | { readonly code: 'shared-track'; readonly trains: readonly [string, string]; readonly piece: number };

export type ViolationCode = Violation['code'];

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly violation: Violation };

export const accept = <T>(value: T): Checked<T> => ({ ok: true, value });
export const refuse = (violation: Violation): { readonly ok: false; readonly violation: Violation } => ({
  ok: false,
  violation,
});
