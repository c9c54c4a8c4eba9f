import '../no-eval.ts';
import type { Message } from '@roundhouse/server/contract';
import { openChannel, takeLead } from '../../storage/tabs.ts';
import { apiAddress } from '../server.ts';
import type { Connection } from './connection.ts';
import { LiveStream } from './live-stream.ts';

/**
 * One stream for all windows of a browser, because a browser opens only a few connections to a server. The window that leads
 * reads it and tells the others; when it is closed another goes on from the last number seen.
 */

type Told =
  /** From the leader. */
  | { readonly kind: 'heard'; readonly message: Message; readonly id: string }
  | { readonly kind: 'connection'; readonly connection: Connection; readonly ahead: number }
  /** To the leader: what a window watches, in answer to `who` or because it has changed; empty when it closes. */
  | { readonly kind: 'watches'; readonly window: string; readonly tables: readonly string[] }
  | { readonly kind: 'retry' }
  | { readonly kind: 'restart' }
  /** A new leader asks what the others watch. */
  | { readonly kind: 'who' };

const OWN = Math.random().toString(36).slice(2);

const channel = openChannel<Told>('roundhouse-stream');
const listeners = new Set<(message: Message) => void>();
const connectionListeners = new Set<() => void>();
/** How often each table without a seat is watched by this window. */
const own = new Map<string, number>();
/** What other windows watch. */
const others = new Map<string, readonly string[]>();

let current: Connection = { state: 'off' };
/** How far the server's clock is ahead of ours. */
let ahead = 0;
let lastId: string | null = null;
let leading: LiveStream | null = null;
let giveUp: (() => void) | null = null;

/** The time by the server's clock. */
export const serverNow = (): number => Date.now() + ahead;

export const connection = (): Connection => current;

export function watchConnection(listener: () => void): () => void {
  connectionListeners.add(listener);
  return () => connectionListeners.delete(listener);
}

/** Listens to all news; the stream is open as long as anybody does. */
export function onMessage(listener: (message: Message) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}

/** Adds a table where one has no seat; `invite` for those that are seen by their link. */
export function watchTable(table: string, invite?: string): () => void {
  const name = invite === undefined ? table : `${table}.${invite}`;
  own.set(name, (own.get(name) ?? 0) + 1);
  watchesChanged();
  return () => {
    const left = (own.get(name) ?? 1) - 1;
    if (left === 0) own.delete(name);
    else own.set(name, left);
    watchesChanged();
  };
}

/** Tries at once, instead of waiting for the next attempt. */
export function retryNow(): void {
  if (leading === null) channel.tell({ kind: 'retry' });
  else leading.retryNow();
}

/** Another person is signed in here. */
export function restartStream(): void {
  lastId = null;
  if (leading === null) channel.tell({ kind: 'restart' });
  else leading.restart();
}

const watched = (): string[] => [...new Set([...own.keys(), ...[...others.values()].flat()])].sort();

function watchesChanged(): void {
  leading?.watch(watched());
  channel.tell({ kind: 'watches', window: OWN, tables: [...own.keys()] });
}

function heard(message: Message, id: string): void {
  if (id !== '') lastId = id;
  if (message.kind === 'hello') ahead = message.now - Date.now();
  for (const listener of listeners) listener(message);
}

function connectionIs(next: Connection): void {
  current = next;
  for (const listener of connectionListeners) listener();
}

function lead(): void {
  leading = new LiveStream({
    fetch: (query, signal) => fetch(apiAddress(`/stream${query}`), { signal, cache: 'no-store' }),
    now: () => Date.now(),
    random: () => Math.random(),
    later(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    heard(message, id) {
      heard(message, id);
      channel.tell({ kind: 'heard', message, id });
    },
    changed(next) {
      connectionIs(next);
      channel.tell({ kind: 'connection', connection: next, ahead });
    },
  });
  leading.start(watched(), lastId);
  channel.tell({ kind: 'who' });
}

function follow(told: Told): void {
  switch (told.kind) {
    case 'heard':
      if (leading === null) heard(told.message, told.id);
      break;
    case 'connection':
      if (leading !== null) break;
      ahead = told.ahead;
      connectionIs(told.connection);
      break;
    case 'watches':
      if (told.tables.length === 0) others.delete(told.window);
      else others.set(told.window, told.tables);
      leading?.watch(watched());
      if (leading !== null) channel.tell({ kind: 'connection', connection: current, ahead });
      break;
    case 'who':
      channel.tell({ kind: 'watches', window: OWN, tables: [...own.keys()] });
      break;
    case 'retry':
      leading?.retryNow();
      break;
    case 'restart':
      lastId = null;
      leading?.restart();
      break;
  }
}

const offline = (): void => leading?.lose();
const online = (): void => leading?.retryNow();
function seen(): void {
  if (document.visibilityState === 'visible') leading?.wake();
}
/** How often it is looked whether the clock of this computer has jumped, and from how much on that counts. */
const LOOK = 5000;
const JUMP = 3000;
/** What is set or slept through is in one of these clocks and not in the other. */
const drift = (): number => Date.now() - performance.now();
let knownDrift = drift();

/** The clock was set, or the computer has slept: the line and the time are asked for anew. */
function lookForJump(): void {
  const now = drift();
  if (Math.abs(now - knownDrift) < JUMP) return;
  knownDrift = now;
  leading?.renew();
}

const leaving = (): void => channel.tell({ kind: 'watches', window: OWN, tables: [] });

let stopFollowing: (() => void) | null = null;
let looking: ReturnType<typeof setInterval> | undefined;

function begin(): void {
  connectionIs({ state: 'connecting' });
  stopFollowing = channel.watch(follow);
  giveUp = takeLead('stream', lead);
  // The leader, if there is one, answers with how the line is.
  channel.tell({ kind: 'watches', window: OWN, tables: [...own.keys()] });
  looking = setInterval(lookForJump, LOOK);
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  window.addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', seen);
}

function end(): void {
  leading?.stop();
  leading = null;
  giveUp?.();
  giveUp = null;
  stopFollowing?.();
  stopFollowing = null;
  leaving();
  clearInterval(looking);
  window.removeEventListener('offline', offline);
  window.removeEventListener('online', online);
  window.removeEventListener('pagehide', leaving);
  document.removeEventListener('visibilitychange', seen);
  connectionIs({ state: 'off' });
}
