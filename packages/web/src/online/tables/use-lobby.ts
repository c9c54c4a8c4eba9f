import type { Answer, Request } from '@roundhouse/server/contract';
import { useNews } from '../news.ts';
import { type Called, useCalled } from '../use-called.ts';
import { useLookAgain } from '../use-look-again.ts';

const LOOK_AGAIN = 30_000;

/** The tables of the lobby, kept fresh. */
export function useLobby(query: Request<'lobby'>['query']): Called<Answer<'lobby'>> {
  const lobby = useCalled('lobby', { query });
  const { reload } = lobby;
  useNews((message) => {
    if (message.kind === 'lobby' || message.kind === 'hello') reload();
  });
  useLookAgain(reload, LOOK_AGAIN);
  return lobby;
}
