import type { Grid } from '@roundhouse/engine/play';
import { memo } from 'react';
import { FinePrint } from '../draw/fine-print.tsx';
import {
  add,
  edgeAngle,
  edgeEnds,
  edgePoint,
  hexCentre,
  type Point,
  polar,
  round,
} from '../draw/geometry.ts';
import './borders.css';

/** A cost may take so much more of its hexside than usual. */
const COST_ROOM = 1.6;

interface Side {
  readonly key: string;
  readonly type: string;
  readonly cost: number;
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  readonly wave: string;
}

/** Every marked hexside once, although both of its hexes mention it. */
function sidesOf(grid: Grid): Side[] {
  const { data } = grid;
  const seen = new Map<string, Side>();
  for (const [id, hex] of Object.entries(data.hexes)) {
    const centre = hexCentre(id, data);
    for (const border of hex.borders ?? []) {
      const middle = add(centre, edgePoint(border.edge, data.orientation));
      const key = `${Math.round(middle.x)},${Math.round(middle.y)}`;
      if (seen.has(key)) continue;
      const [a, b] = edgeEnds(border.edge, data.orientation);
      const from = add(centre, a);
      const to = add(centre, b);
      const wave = waveBetween(from, to, edgeAngle(border.edge, data.orientation));
      seen.set(key, { key, type: border.type, cost: border.cost ?? 0, from, to, middle, wave });
    }
  }
  return [...seen.values()];
}

/** A gently winding line along a hexside; it meets the next one at the corner. */
function waveBetween(from: Point, to: Point, across: number): string {
  const at = (t: number, off: number): Point =>
    add({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }, polar(off, across));
  const text = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return `M${text(from)}Q${text(at(0.22, 9))} ${text(at(0.4, 0))}T${text(at(0.78, 1))}T${text(to)}`;
}

/** Rivers and walls along the hexsides. */
export const Borders = memo(function Borders({ grid }: { readonly grid: Grid }) {
  const sides = sidesOf(grid);
  const line = ({ from, to }: Side) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  const water = sides.filter(({ type }) => type === 'water');
  return (
    <g className="borders">
      {water.map((side) => (
        <path key={side.key} d={side.wave} className="river-bank" />
      ))}
      {water.map((side) => (
        <path key={side.key} d={side.wave} className="river" />
      ))}
      {sides
        .filter(({ type }) => type === 'impassable')
        .map((side) => (
          <path key={side.key} d={line(side)} className="wall" />
        ))}
      {water
        .filter(({ cost }) => cost > 0)
        .map(({ key, middle, cost }) => (
          <g key={key} transform={`translate(${round(middle.x)} ${round(middle.y)})`} className="river-cost">
            <FinePrint room={COST_ROOM}>
              <rect x={-15} y={-10} width={30} height={20} rx={10} />
              <text dy={5}>{cost}</text>
            </FinePrint>
          </g>
        ))}
    </g>
  );
});

/** Hexes of one area have no line between them. */
export const OpenSides = memo(function OpenSides({ grid }: { readonly grid: Grid }) {
  const { data } = grid;
  return (
    <g className="open-sides">
      {Object.entries(data.hexes).flatMap(([id, hex]) =>
        (hex.borders ?? [])
          .filter(({ type }) => type === 'none')
          .map(({ edge }) => {
            const centre = hexCentre(id, data);
            const [a, b] = edgeEnds(edge, data.orientation);
            const from = add(centre, a);
            const to = add(centre, b);
            return (
              <path
                key={`${id}/${edge}`}
                className={`open-side open-${hex.color}`}
                d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`}
              />
            );
          }),
      )}
    </g>
  );
});
