/** Windows of one browser tell each other which game has changed. */
export interface Change {
  readonly id: string;
  /** Of the version that is kept now; null: it was deleted. */
  readonly stamp: string | null;
}

const listeners = new Set<(change: Change) => void>();

function openChannel(): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel('roundhouse');
    channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
      for (const listener of listeners) listener(data);
    });
    return channel;
  } catch {
    // A page that may keep nothing may not talk to others either; then there is nothing to tell.
    return null;
  }
}

const channel = typeof window === 'undefined' ? null : openChannel();

export const tellTabs = (change: Change): void => channel?.postMessage(change);

export function watchTabs(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Of all windows that show a game one leads: only there code and programs play. Gives up the lead when called. */
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
