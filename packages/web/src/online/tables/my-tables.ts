import type { Message, TableSummary } from '@roundhouse/server/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../api.ts';
import { askMe, me, watchMe } from '../me.ts';
import { onMessage } from '../stream/shared-stream.ts';
import { afterNews, inOrder } from './after-news.ts';

/** One's tables, read once and kept by the news: for the list, and for the sign in the tab. Null: not known. */
let tables: readonly TableSummary[] | null = null;
let owner: string | null = null;
let stopListening: (() => void) | null = null;
/** News that came while the list was being read. */
let early: Message[] | null = null;
const listeners = new Set<() => void>();

function set(next: readonly TableSummary[] | null): void {
  if (next === tables) return;
  tables = next;
  for (const listener of listeners) listener();
}

async function read(): Promise<void> {
  const person = me()?.id;
  if (person === undefined || early !== null) return;
  early = [];
  try {
    const { items } = await call('myTables');
    if (owner !== person) return;
    set(
      early.reduce<readonly TableSummary[]>(
        (list, message) => afterNews(list, message, person),
        inOrder(items),
      ),
    );
  } catch {
    // The stream says when there is a connection again, with a new `hello`.
  } finally {
    early = null;
  }
}

function heard(message: Message): void {
  // The session was ended, here or elsewhere.
  if (message.kind === 'bye' && message.reason === 'signed-out') void askMe();
  // A list that was never read, or that may have missed something, is read anew.
  if (message.kind === 'hello' && (tables === null || !message.complete)) void read();
  early?.push(message);
  if (tables !== null && owner !== null) set(afterNews(tables, message, owner));
}

function whoChanged(): void {
  const id = me()?.id ?? null;
  if (id === owner) return;
  owner = id;
  early = null;
  set(null);
  if (id === null) {
    stopListening?.();
    stopListening = null;
    return;
  }
  stopListening ??= onMessage(heard);
  void read();
}

let started = false;

/** From here on the tables of whoever is signed in are known. */
export function watchMyTables(listener: () => void): () => void {
  if (!started) {
    started = true;
    watchMe(whoChanged);
    whoChanged();
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const myTables = (): readonly TableSummary[] | null => tables;
export const useMyTables = (): readonly TableSummary[] | null =>
  useSyncExternalStore(watchMyTables, myTables);
export const rereadMyTables = (): void => void read();
