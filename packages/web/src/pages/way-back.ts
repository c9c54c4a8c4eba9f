/** The page from which one came to read something in between. */
export interface WayBack {
  readonly hash: string;
  readonly name: string;
}

/** Kept with the entry in the history of the browser, so that a reload leaves it. */
export const fromHere = (name: string): { readonly back: WayBack } => ({
  back: { hash: location.hash, name },
});

/** What such an entry says; null where one came from elsewhere. */
export function wayBack(state: unknown): WayBack | null {
  if (typeof state !== 'object' || state === null || !('back' in state)) return null;
  const { back } = state;
  if (typeof back !== 'object' || back === null || !('hash' in back) || !('name' in back)) return null;
  const { hash, name } = back;
  return typeof hash === 'string' && hash.startsWith('#/') && typeof name === 'string'
    ? { hash, name }
    : null;
}
