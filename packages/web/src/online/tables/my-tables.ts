import type { Message, MyTable } from '@roundhouse/server/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../api.ts';
import { askMe, me, watchMe } from '../me.ts';
import { onMessage } from '../stream/shared-stream.ts';
import { afterNews, inOrder, mayAsk } from './after-news.ts';

/** One's tables, read once and kept by the news: for the list, and for the sign in the tab. Null: not known. */
let tables: readonly MyTable[] | null = null;
let owner: string | null = null;
let stopListening: (() => void) | null = null;
/** News that came while the list was being read. */
let early: Message[] | null = null;
/** Something changed meanwhile that only another reading tells. */
let again = false;
const listeners = new Set<() => void>();

function set(next: readonly MyTable[] | null): void {
  if (next === tables) return;
  tables = next;
  for (const listener of listeners) listener();
}

async function read(): Promise<void> {
  const person = me()?.id;
  if (person === undefined) return;
  if (early !== null) {
    again = true;
    return;
  }
  early = [];
  again = false;
  try {
    const { items } = await call('myTables');
    if (owner !== person) return;
    set(
      early.reduce<readonly MyTable[]>((list, message) => afterNews(list, message, person), inOrder(items)),
    );
  } catch {
    // The stream says when there is a connection again, with a new `hello`.
  } finally {
    early = null;
  }
  if (again) void read();
}

function heard(message: Message): void {
  // The session was ended, here or elsewhere.
  if (message.kind === 'bye' && message.reason === 'signed-out') void askMe();
  // A list that was never read, or that may have missed something, is read anew.
  if (message.kind === 'hello' && (tables === null || !message.complete)) void read();
  early?.push(message);
  if (tables === null || owner === null) return;
  const after = afterNews(tables, message, owner);
  if (mayAsk(tables, after, message)) void read();
  set(after);
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

export const myTables = (): readonly MyTable[] | null => tables;
export const useMyTables = (): readonly MyTable[] | null => useSyncExternalStore(watchMyTables, myTables);
