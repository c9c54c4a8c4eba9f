import { useEffect, useRef, useState } from 'react';
import { useConnection } from './stream/use-connection.ts';

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/;

/** The script that a page begins with: its content is in its name. */
export const scriptOf = (html: string): string | undefined => SCRIPT.exec(html)?.[1];

/** Has the server another page than the one that is open? It begins with another script then. */
async function isReplaced(): Promise<boolean> {
  const own = scriptOf(document.documentElement.outerHTML);
  try {
    // The query keeps the copy for offline play out of it.
    const answer = await fetch(`./?fresh=${Date.now()}`, { cache: 'no-store' });
    const now = answer.ok ? scriptOf(await answer.text()) : undefined;
    return own !== undefined && now !== undefined && own !== now;
  } catch {
    return false;
  }
}

/** Until the page is loaded anew, whatever is opened in it. */
let isKnownNew = false;

/** True once the server has a newer page. It can have one only after a break, so that is when it is asked. */
export function useNewVersion(): boolean {
  const { state } = useConnection();
  const wasLost = useRef(false);
  const [isNew, setNew] = useState(isKnownNew);
  useEffect(() => {
    if (state === 'lost') wasLost.current = true;
    if (state !== 'connected' || !wasLost.current) return;
    wasLost.current = false;
    void isReplaced().then((replaced) => {
      isKnownNew ||= replaced;
      setNew(isKnownNew);
    });
  }, [state]);
  return isNew;
}
