import { useCallback, useRef, useState } from 'react';
import { Trouble } from './trouble.ts';

export interface Doing {
  readonly busy: boolean;
  /** Why the last one failed. */
  readonly trouble: Trouble | null;
  /** Does it, unless something is being done already; true if it went well. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** One thing done at a time, with what went wrong. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const doing = useRef(false);
  const run = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    if (doing.current) return false;
    doing.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      await work();
      return true;
    } catch (error) {
      setTrouble(error instanceof Trouble ? error : new Trouble('fault', String(error)));
      return false;
    } finally {
      doing.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, trouble, run };
}
