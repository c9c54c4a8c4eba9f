import type { Answer, Request } from '@roundhouse/server/contract';
import { useEffect } from 'react';
import { useMe } from '../me.ts';
import { useNews } from '../news.ts';
import { type Called, useCalled } from '../use-called.ts';

const LOOK_AGAIN = 30_000;

/** The tables of the lobby, kept fresh: by the stream for whoever is signed in, by looking again for strangers. */
export function useLobby(query: Request<'lobby'>['query']): Called<Answer<'lobby'>> {
  const lobby = useCalled('lobby', { query });
  const { reload } = lobby;
  const isKnown = useMe() != null;
  useNews((message) => {
    if (message.kind === 'lobby' || message.kind === 'hello') reload();
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    const timer = isKnown ? undefined : setInterval(look, LOOK_AGAIN);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [isKnown, reload]);
  return lobby;
}
