import type { Choice, Grid } from '@roundhouse/engine/play';
import { useMemo } from 'react';
import { hexCentre, type Point, round } from '../draw/geometry.ts';
import { HexButtons } from './hex-buttons.tsx';
import { isLay, isOnMap } from './picking.ts';
import './legal-layer.css';

/** Everything but one place in the shade. */
function Spotlight({ at: { x, y } }: { readonly at: Point }) {
  const circle = `M${round(x - LIGHT)} ${round(y)}a${LIGHT} ${LIGHT} 0 1 0 ${2 * LIGHT} 0a${LIGHT} ${LIGHT} 0 1 0 ${-2 * LIGHT} 0`;
  return <path className="legal-shade" fillRule="evenodd" d={`M-9999 -9999H9999V9999H-9999Z${circle}`} />;
}
const LIGHT = 150;

/** The hexes where something may be done: they are ringed. */
export function LegalLayer(props: {
  readonly grid: Grid;
  readonly choices: readonly Choice[];
  readonly picked: string | null;
  /** The hex that a guide speaks of: the light falls on it, and no other is ringed. */
  readonly wanted: string | null;
  onPick(hex: string): void;
}) {
  const { grid, choices, picked, wanted, onPick } = props;
  const hexes = useMemo(() => {
    // What others may do meanwhile is no invitation: it stands among their choices.
    const course = choices.filter((choice) => choice.outsidePlay !== true && isOnMap(choice));
    const possible = course.map(({ action }) => String(action.hex)).filter((hex) => grid.index.has(hex));
    return wanted !== null && possible.includes(wanted) ? [wanted] : [...new Set(possible)];
  }, [choices, grid, wanted]);
  const label = (hex: string): string =>
    choices.some(({ action }) => action.hex === hex && isLay(action)) ? 'lay a tile here' : 'possible here';
  return (
    <>
      {wanted !== null && picked === null && grid.index.has(wanted) && (
        <Spotlight at={hexCentre(wanted, grid.data)} />
      )}
      <HexButtons grid={grid} hexes={hexes} picked={picked} look="legal" label={label} onPick={onPick} />
    </>
  );
}
