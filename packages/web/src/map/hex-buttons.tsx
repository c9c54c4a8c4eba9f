import type { Grid } from '@roundhouse/engine/play';
import { type KeyboardEvent, useMemo } from 'react';
import { hexCentre, hexPoints, type Point, round } from '../draw/geometry.ts';
import './hex-buttons.css';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest place in a direction. */
export function nearestInDirection(
  from: Point,
  way: Point,
  places: readonly (readonly [string, Point])[],
): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, place] of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const along = dx * way.x + dy * way.y;
    if (along <= 1) continue;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/** Hexes that can be chosen, by a click or by the keyboard, which goes from one to the next. */
export function HexButtons(props: {
  readonly grid: Grid;
  readonly hexes: readonly string[];
  readonly picked: string | null;
  /** `legal` is ringed; on a `plan` only the picked one is, because all can be chosen. */
  readonly look: 'legal' | 'plan';
  label(hex: string): string;
  onPick(hex: string): void;
}) {
  const { grid, hexes, picked, look, label, onPick } = props;
  const places = useMemo(() => hexes.map((hex) => [hex, hexCentre(hex, grid.data)] as const), [hexes, grid]);
  const first = picked ?? places[0]?.[0];
  const go = (event: KeyboardEvent<SVGGElement>, hex: string, from: Point) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(hex);
      return;
    }
    const way = ARROWS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nearestInDirection(from, way, places);
    if (next !== null)
      event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-hex="${next}"]`)?.focus();
  };
  return (
    <g>
      {places.map(([hex, at]) => {
        const name = grid.data.hexes[hex]?.name;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a hex of an SVG map cannot be a button element
          <g
            key={hex}
            role="button"
            tabIndex={hex === first ? 0 : -1}
            aria-label={`${hex}${name === undefined ? '' : ` ${name}`}: ${label(hex)}`}
            aria-pressed={hex === picked}
            className={`hex-button ${look}${hex === picked ? ` ${look}-picked` : ''}`}
            data-hex={hex}
            transform={`translate(${round(at.x)} ${round(at.y)})`}
            onClick={() => onPick(hex)}
            onKeyDown={(event) => go(event, hex, at)}
          >
            <polygon className="hex-case" points={hexPoints(grid.data.orientation, 95)} />
            <polygon className="hex-ring" points={hexPoints(grid.data.orientation, 95)} />
          </g>
        );
      })}
    </g>
  );
}
