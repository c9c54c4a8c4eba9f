import type { Me } from '@roundhouse/server/contract';
import { useSyncExternalStore } from 'react';
import { say } from '../ui/messages.ts';
import { endPush } from './account/push.ts';
import { call, onSignedOut } from './api.ts';

/**
 * Who is signed in. The cookie is not for scripts, so this browser remembers that somebody signed in: strangers are not asked for,
 * and other windows hear of it.
 */
const KEY = 'roundhouse/signed-in';

let now: Me | null | undefined;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing asks anew at the next visit.
  }
}

function set(next: Me | null): void {
  now = next;
  if ((next?.id ?? null) !== remembered()) remember(next?.id ?? null);
  for (const listener of listeners) listener();
}

/** Asks the server anew, where there is a reason to. */
export function askMe(): Promise<void> {
  if (remembered() === null) {
    set(null);
    return Promise.resolve();
  }
  asking ??= call('me')
    .then(set, () => {
      // Without a connection nobody knows; who was known stays.
      if (now === undefined) set(null);
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Null: nobody. Undefined: not known yet. */
export const me = (): Me | null | undefined => now;

export function watchMe(listener: () => void): () => void {
  if (now === undefined) void askMe();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useMe = (): Me | null | undefined => useSyncExternalStore(watchMe, me);

/** What a call answered about oneself. */
export const setMe = (next: Me): void => set(next);

export const beGuest = async (): Promise<void> => set(await call('beGuest'));
export const signIn = async (name: string, password: string): Promise<void> =>
  set(await call('signIn', { body: { name, password } }));
export const signUp = (name: string, password: string, email: string): Promise<void> =>
  renewSession(() =>
    call('signUp', { body: { name, password, ...(email.trim() === '' ? {} : { email: email.trim() }) } }),
  );

/** A change that ends all sessions and begins a new one here: whoever asks meanwhile waits for it. */
export function renewSession(work: () => Promise<unknown>): Promise<void> {
  const renewed = work()
    .then(() => call('me'))
    .then(set);
  asking = renewed
    .catch(() => {})
    .finally(() => {
      asking = null;
    });
  return renewed;
}

export async function signOut(): Promise<void> {
  // Whoever uses this browser next is not told of the turns of this one.
  await endPush().catch(() => {});
  await call('signOut');
  set(null);
}

/** The session is over, whoever ended it. */
export const forgetMe = (): void => set(null);

/** By somebody elsewhere, or because it was long ago: not what whoever sits here has asked for. */
onSignedOut(() => {
  if (now != null) say('You have been signed out here. Sign in again to go on.');
  forgetMe();
});
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY && remembered() !== (now?.id ?? null)) void askMe();
  });
