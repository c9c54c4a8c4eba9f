import { useEffect } from 'react';
import { useMe } from './me.ts';

/** Strangers have no stream: they look again after so many milliseconds; and everybody does who comes back to the window. */
export function useLookAgain(reload: () => void, every: number): void {
  const isKnown = useMe() != null;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    const timer = isKnown ? undefined : setInterval(look, every);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [isKnown, reload, every]);
}
