import type { ChatLine } from '@roundhouse/server/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, newKey } from '../api.ts';
import { useConnection } from '../stream/use-connection.ts';
import { Trouble } from '../trouble.ts';

interface Unsent {
  /** The same each time it is sent, so that it stands there once. */
  readonly key: string;
  readonly text: string;
}

/** Lines on their way: what could not be sent waits and goes out when there is a connection again. */
export function useOutbox(
  table: string,
  onSaid: (line: ChatLine) => void,
): { readonly unsent: readonly Unsent[]; readonly trouble: Trouble | null; say(text: string): void } {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const waiting = useRef<readonly Unsent[]>([]);
  const sending = useRef(false);
  const said = useRef(onSaid);
  said.current = onSaid;
  const { state } = useConnection();
  const keep = useCallback((next: readonly Unsent[]) => {
    waiting.current = next;
    setUnsent(next);
  }, []);
  /** In the order in which they were said. */
  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let [line] = waiting.current; line !== undefined; [line] = waiting.current) {
        said.current(await call('say', { params: { table }, body: line }));
        keep(waiting.current.slice(1));
        setTrouble(null);
      }
    } catch (error) {
      const told = error instanceof Trouble ? error : new Trouble('fault', String(error));
      // What is refused once is refused again; everything else may go later.
      if (told.kind === 'refused' || told.kind === 'signed-out') keep(waiting.current.slice(1));
      if (told.kind !== 'offline') setTrouble(told);
    } finally {
      sending.current = false;
    }
  }, [table, keep]);
  useEffect(() => {
    if (state === 'connected') void send();
  }, [state, send]);
  const say = useCallback(
    (text: string) => {
      keep([...waiting.current, { key: newKey(), text }]);
      void send();
    },
    [keep, send],
  );
  return { unsent, trouble, say };
}
