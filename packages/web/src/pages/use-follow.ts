import type { Choice } from '@roundhouse/engine/play';
import { useEffect, useRef } from 'react';
import type { TableView } from '../contract.ts';
import { useTable } from '../game/table-context.ts';
import { isOnMap } from '../map/picking.ts';
import { settings } from '../settings/settings.ts';
import type { TitlePanel } from '../titles/panels.ts';

/** Where the game is played just now. */
export function placeOfPlay(view: TableView, choices: readonly Choice[], own: readonly TitlePanel[]): string {
  if (view.ended !== null) return 'result';
  const looked = own.find(({ steps }) => steps?.includes(view.step) === true);
  if (looked !== undefined) return looked.id;
  // A game without a map is played where its title says.
  if (view.map === null && own[0] !== undefined) return own[0].id;
  if (view.map !== null && (view.operating !== null || choices.some(isOnMap))) return 'map';
  return view.privates.some(({ price }) => price !== null) ? 'privates' : 'stock';
}

/** Turns to the map, the market or the auction as the rounds come. */
export function useFollow(place: string, setPanel: (panel: string) => void): void {
  const { snapshot } = useTable();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!snapshot.live || last.current === place) return;
    last.current = place;
    if (settings().follow) setPanel(place);
  }, [place, snapshot.live, setPanel]);
}
