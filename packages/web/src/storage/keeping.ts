/** Whether what is played is kept, for whoever has to say so. */
export type Keeping =
  | { readonly kept: true }
  /** `reason`: what the browser says. */
  | { readonly kept: false; readonly reason: string };

let current: Keeping = { kept: true };
const listeners = new Set<() => void>();

export const keeping = (): Keeping => current;

export function setKeeping(next: Keeping): void {
  if (next.kept === current.kept && (next.kept || (!current.kept && next.reason === current.reason))) return;
  current = next;
  for (const listener of listeners) listener();
}

export function watchKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A browser's own words for what went wrong, made readable. */
export function reasonOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'QuotaExceededError') return 'its storage is full';
  if (name === 'SecurityError' || name === 'InvalidStateError') return 'its storage is blocked';
  return message === '' ? name : message;
}
