/** What the page has to say whatever is on it: a file that is no game, a game that was read with reservations. */
let current: string | null = null;
const listeners = new Set<() => void>();

export const message = (): string | null => current;

export function say(text: string | null): void {
  current = text;
  for (const listener of listeners) listener();
}

export function watchMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
