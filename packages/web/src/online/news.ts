import type { Message } from '@roundhouse/server/contract';
import { useEffect, useRef } from 'react';
import { me, useMe, watchMe } from './me.ts';
import { onMessage, restartStream } from './stream/shared-stream.ts';

/** Undefined: nobody has been asked for yet. */
let known: string | null | undefined;

/** Somebody else is signed in: the news of the one before is not theirs. */
function whoChanged(): void {
  const someone = me();
  // A guest who has become a user has another session.
  const who = someone == null ? null : `${someone.id} ${someone.guest}`;
  if (who === known) return;
  const isFirst = known === undefined;
  known = who;
  if (!isFirst && who !== null) restartStream();
}
watchMe(whoChanged);

/** Hears the news of all one's tables, as long as somebody is signed in: strangers are told nothing. */
export function useNews(listener: (message: Message) => void): void {
  const heard = useRef(listener);
  heard.current = listener;
  const id = useMe()?.id;
  useEffect(() => (id === undefined ? undefined : onMessage((message) => heard.current(message))), [id]);
}
