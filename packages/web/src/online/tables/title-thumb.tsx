import { useEffect, useState } from 'react';
import { loadTitle, TITLES, type TitleInfo } from '../../contract.ts';
import { MapThumb } from '../../pages/map-thumb.tsx';
import '../../pages/title-card.css';
import './tables.css';

/** The map of a title, very small: what one knows it by. */
export function TitleThumb({ title }: { readonly title: string }) {
  const [info, setInfo] = useState<TitleInfo | null>(null);
  const ground = TITLES.find(({ id }) => id === title)?.ground ?? 'prairie';
  useEffect(() => {
    let current = true;
    loadTitle(title).then(
      (loaded) => {
        if (current) setInfo(loaded.info);
      },
      // A title that this page does not know has no picture.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [title]);
  return (
    <span className={`title-thumb title-${ground}`} aria-hidden="true">
      {info !== null && <MapThumb info={info} />}
    </span>
  );
}
