import type { Me } from '@roundhouse/server/contract';
import { useSyncExternalStore } from 'react';
import { say } from '../ui/messages.ts';
import { endPush } from './account/push.ts';
import { call, onSignedOut } from './api.ts';

/**
 * Who is signed in. The cookie with the secret is not for scripts, so this browser remembers who it was: strangers are not asked for,
 * and other windows hear of it. A second cookie says that there is one: some browsers forget what pages keep when nobody has come for
 * a week, or keep nothing.
 */
const KEY = 'roundhouse/signed-in';
const HINT = 'roundhouse-signed-in';
const SOMEBODY = 'somebody';

let now: Me | null | undefined;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

const hinted = (): string | null => (document.cookie.split('; ').includes(`${HINT}=yes`) ? SOMEBODY : null);

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY) ?? hinted();
  } catch {
    return hinted();
  }
}

function remember(id: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: there is no other way in every browser that is used.
  if (id === null) document.cookie = `${HINT}=; Max-Age=0; Path=/`;
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing has the cookie to go by.
  }
}

function show(next: Me | null): void {
  now = next;
  for (const listener of listeners) listener();
}

/** So the server says. */
function set(next: Me | null): void {
  if ((next?.id ?? null) !== remembered()) remember(next?.id ?? null);
  show(next);
}

const AGAIN = 10_000;

/** Without an answer nobody knows: who was known stays, and who is remembered is asked for again. */
function notKnown(): void {
  if (now === undefined) show(null);
  if (now === null && remembered() !== null) setTimeout(askUnknown, AGAIN);
}

function askUnknown(): void {
  if (now === null && remembered() !== null) void askMe();
}

/** Asks the server anew, where there is a reason to. */
export function askMe(): Promise<void> {
  if (remembered() === null) {
    set(null);
    return Promise.resolve();
  }
  asking ??= call('me')
    .then(set, notKnown)
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
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY && remembered() !== (now?.id ?? null)) void askMe();
  });
  window.addEventListener('online', askUnknown);
}
