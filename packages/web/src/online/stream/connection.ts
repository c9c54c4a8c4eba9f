/** How the line to the server is. */
export type Connection =
  /** Nobody listens, or nobody is signed in. */
  | { readonly state: 'off' }
  | { readonly state: 'connecting' }
  | { readonly state: 'connected' }
  /** `nextTry`: when it is tried again; null while that is being done. Both by the clock of this browser. */
  | { readonly state: 'lost'; readonly since: number; readonly nextTry: number | null };

export const isConnected = ({ state }: Connection): boolean => state === 'connected';

/** How long to wait before each attempt; chance keeps all browsers from coming at once. */
const WAITS = [500, 1000, 2000, 4000, 8000, 15_000];

export const waitBefore = (attempt: number, random: () => number): number =>
  Math.round((WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0) * (0.75 + random() / 2));
