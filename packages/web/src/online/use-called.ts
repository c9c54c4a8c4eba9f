import type { Answer, CallName } from '@roundhouse/server/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallArguments, call } from './api.ts';
import { Trouble } from './trouble.ts';

export interface Called<T> {
  /** What was answered last; null before. */
  readonly data: T | null;
  readonly trouble: Trouble | null;
  /** Asks again; what is there stays until the answer comes. */
  reload(): void;
  /** What another call has answered already. */
  set(data: T): void;
}

/** What the server answers to a call, asked once and whenever what goes with it changes. */
export function useCalled<N extends CallName>(name: N, ...given: CallArguments<N>): Called<Answer<N>> {
  const [state, setState] = useState<{ data: Answer<N> | null; trouble: Trouble | null }>(NOTHING);
  const [round, setRound] = useState(0);
  const key = JSON.stringify(given);
  const latest = useRef(given);
  latest.current = given;
  const shown = useRef(key);
  const isAsking = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the content of what is given changes
  useEffect(() => {
    let current = true;
    if (shown.current !== key) setState(NOTHING);
    shown.current = key;
    isAsking.current = true;
    call(name, ...latest.current).then(
      (data) => {
        if (!current) return;
        isAsking.current = false;
        setState({ data, trouble: null });
      },
      (error: unknown) => {
        const trouble = error instanceof Trouble ? error : new Trouble('fault', String(error));
        if (!current) return;
        isAsking.current = false;
        setState(({ data }) => ({ data, trouble }));
      },
    );
    return () => {
      current = false;
    };
  }, [name, key, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  const set = useCallback(
    (data: Answer<N>) => {
      setState({ data, trouble: null });
      // Which of the two answers is the later one nobody can tell: a third is.
      if (isAsking.current) reload();
    },
    [reload],
  );
  return { ...state, reload, set };
}

const NOTHING = { data: null, trouble: null };
