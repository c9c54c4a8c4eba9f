import { useEffect, useRef } from 'react';
import type { TableView } from '../contract.ts';
import { useTable } from '../game/table-context.ts';
import { settings } from '../settings/settings.ts';

/** Where the game is played just now. */
export function placeOfPlay(view: TableView): string {
  if (view.map !== null && view.operating !== null) return 'map';
  return view.privates.some(({ price }) => price !== null) ? 'privates' : 'stock';
}

/** Turns to the map, the market or the auction as the rounds come. */
export function useFollow(setPanel: (panel: string) => void): void {
  const { view, snapshot } = useTable();
  const place = placeOfPlay(view);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!snapshot.live || last.current === place) return;
    last.current = place;
    if (settings().follow) setPanel(place);
  }, [place, snapshot.live, setPanel]);
}
