import { type Geography, tileFace } from '@roundhouse/engine/play';
import { FaceView } from '../draw/face-view.tsx';
import { hexPoints, type Orientation, type Point, polar, round } from '../draw/geometry.ts';
import { useTable } from '../game/table-context.ts';
import type { TileOption } from './picking.ts';
import './tile-ring.css';

/** Where the tiles lie around their hex. */
export function ringPlaces(count: number): {
  readonly places: readonly Point[];
  readonly scale: number;
  readonly reach: number;
} {
  const scale = count <= 6 ? 0.78 : count <= 10 ? 0.64 : 0.52;
  const need = count <= 1 ? 0 : (scale * 215) / (2 * Math.sin(Math.PI / Math.max(count, 3)));
  const reach = Math.max(190, need);
  return {
    places: Array.from({ length: count }, (_, i) => polar(reach, -Math.PI / 2 + (i * 2 * Math.PI) / count)),
    scale,
    reach: reach + scale * 100,
  };
}

/** The tiles that may be laid on a hex, around it. */
export function TileRing(props: {
  readonly geography: Geography;
  readonly orientation: Orientation;
  readonly centre: Point;
  readonly options: readonly TileOption[];
  readonly chosen: string | null;
  readonly costs: ReadonlyMap<string, number>;
  readonly left: Readonly<Record<string, number | null>>;
  readonly phase: readonly string[];
  onChoose(option: TileOption): void;
}) {
  const { money } = useTable();
  const { geography, orientation, centre, options, chosen, costs, left, phase, onChoose } = props;
  const { places, scale, reach } = ringPlaces(options.length);
  return (
    <g transform={`translate(${round(centre.x)} ${round(centre.y)})`} className="ring">
      <circle r={reach + 26} className="ring-shade" />
      {options.map((option, index) => {
        const at = places[index] ?? { x: 0, y: 0 };
        const face = tileFace(geography, option.tile, option.rotations[0] ?? 0);
        const cost = costs.get(option.tile);
        const stock = left[option.tile];
        const ofStock = typeof stock === 'number' ? `${stock} left` : '';
        const note = cost === undefined ? '' : cost === 0 ? 'free' : money(cost);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a tile of an SVG map cannot be a button element
          <g
            key={option.tile}
            role="button"
            tabIndex={0}
            aria-label={[`Tile ${option.tile}`, note, ofStock].filter((part) => part !== '').join(', ')}
            aria-pressed={option.tile === chosen}
            data-tile={option.tile}
            transform={`translate(${round(at.x)} ${round(at.y)}) scale(${scale})`}
            className={`ring-tile hex hex-${face.color} ${option.tile === chosen ? 'ring-chosen' : ''}`}
            onClick={() => onChoose(option)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                event.stopPropagation();
                onChoose(option);
              }
            }}
          >
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; the button around it has the name */}
            <g aria-hidden="true">
              <polygon points={hexPoints(orientation)} className="hex-ground" />
              <FaceView face={face} orientation={orientation} phase={phase} />
              <g transform="translate(0 104)" className="ring-note">
                <rect x={-100} y={-17} width={200} height={36} rx={18} />
                <text dy={9}>
                  {[`#${option.tile}`, note, ofStock].filter((part) => part !== '').join(' · ')}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
