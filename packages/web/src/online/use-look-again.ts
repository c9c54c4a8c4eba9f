import { useEffect } from 'react';
import { useMe } from './me.ts';

/**
 * Strangers have no stream, and others hear nothing of what is closed to them: they look again after so many milliseconds; and
 * everybody does who comes back to the window.
 */
export function useLookAgain(reload: () => void, every: number, isClosed = false): void {
  const isTold = useMe() != null && !isClosed;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    const timer = isTold ? undefined : setInterval(look, every);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [isTold, reload, every]);
}
