import { me } from '../me.ts';

/** What waits for somebody to be signed in; asked for by the dialog. */
export interface Asked {
  /** What it is for, as "to join this table". */
  readonly why: string | null;
  readonly first: 'start' | 'sign-in' | 'sign-up';
  entered(): void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

export const whoIsAsked = (): Asked | null => asked;

export function watchAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const askWho = (next: Partial<Asked> = {}): void =>
  set({ why: null, first: 'start', entered: () => {}, ...next });
export const stopAsking = (): void => set(null);

/** Does something in somebody's name: at once, or as soon as one has said who one is. */
export function asSomeone(why: string, entered: () => void): void {
  if (me() == null) askWho({ why, entered });
  else entered();
}
