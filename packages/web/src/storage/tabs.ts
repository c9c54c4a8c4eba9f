/** What windows of one browser tell each other under a name. */
export interface Channel<T> {
  /** Tells the others; not this window. */
  tell(message: T): void;
  watch(listener: (message: T) => void): () => void;
}

export function openChannel<T>(name: string): Channel<T> {
  const listeners = new Set<(message: T) => void>();
  let channel: BroadcastChannel | null = null;
  try {
    if (typeof window !== 'undefined') channel = new BroadcastChannel(name);
  } catch {
    // A page that may keep nothing may not talk to others either; then there is nothing to tell.
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<T>) => {
    for (const listener of listeners) listener(data);
  });
  return {
    tell: (message) => channel?.postMessage(message),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Which game of this browser has changed. */
export interface Change {
  readonly id: string;
  /** Of the version that is kept now; null: it was deleted. */
  readonly stamp: string | null;
}

export const { tell: tellTabs, watch: watchTabs } = openChannel<Change>('roundhouse');

/** Of all windows that want the same (code to play a game, the stream to be open) one leads. Gives up the lead when called. */
export function takeLead(id: string, lead: () => void): () => void {
  const { locks } = navigator;
  if (locks === undefined) {
    lead();
    return () => {};
  }
  const stop = new AbortController();
  let release = () => {};
  locks
    .request(`roundhouse/${id}`, { signal: stop.signal }, () => {
      lead();
      return new Promise<void>((done) => {
        release = done;
      });
    })
    .catch(() => {
      // Given up before it was had.
    });
  return () => {
    stop.abort();
    release();
  };
}
