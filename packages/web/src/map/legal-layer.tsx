import type { Choice, Grid } from '@roundhouse/engine/play';
import { useMemo } from 'react';
import { HexButtons } from './hex-buttons.tsx';
import { isLay, isOnMap } from './picking.ts';

/** The hexes where something may be done: they are ringed. */
export function LegalLayer(props: {
  readonly grid: Grid;
  readonly choices: readonly Choice[];
  readonly picked: string | null;
  onPick(hex: string): void;
}) {
  const { grid, choices, picked, onPick } = props;
  const hexes = useMemo(
    () =>
      [...new Set(choices.filter(isOnMap).map(({ action }) => String(action.hex)))].filter((hex) =>
        grid.index.has(hex),
      ),
    [choices, grid],
  );
  const label = (hex: string): string =>
    choices.some(({ action }) => action.hex === hex && isLay(action)) ? 'lay a tile here' : 'possible here';
  return <HexButtons grid={grid} hexes={hexes} picked={picked} look="legal" label={label} onPick={onPick} />;
}
