import { useEffect, useState } from 'react';
import { loadTitle, type TitleInfo } from '../contract.ts';

/** What there is to know about a title, once it is loaded. */
export function useTitleInfo(title: string): TitleInfo | null {
  const [info, setInfo] = useState<TitleInfo | null>(null);
  useEffect(() => {
    let current = true;
    loadTitle(title).then((loaded) => {
      if (current) setInfo(loaded.info);
    });
    return () => {
      current = false;
    };
  }, [title]);
  return info?.id === title ? info : null;
}
