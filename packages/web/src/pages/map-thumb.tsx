import type { Geography, MapData, MapHex } from '@roundhouse/engine/play';
import { stopsOf, trackOf } from '@roundhouse/engine/play';
import type { TitleInfo } from '../contract.ts';
import { svgPath } from '../draw/curve.ts';
import { facePlan } from '../draw/face-plan.ts';
import { edgeEnds, hexCentre, hexPoints, mapBox, round } from '../draw/geometry.ts';
import { OffboardView } from '../draw/offboard-view.tsx';
import './map-thumb.css';

/** The whole starting map of a title, small, drawn from its data: the outline is what one knows a map by. */
export function MapThumb({ info }: { readonly info: TitleInfo }) {
  const { geography } = info;
  return geography === null ? <CardThumb info={info} /> : <HexThumb info={info} geography={geography} />;
}

function HexThumb({ info, geography }: { readonly info: TitleInfo; readonly geography: Geography }) {
  const { data } = geography.grid;
  const box = mapBox(data, 40);
  const hexes = Object.entries(data.hexes).map(([id, hex]) => ({ id, hex, at: hexCentre(id, data) }));
  return (
    <svg className="thumb" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      {hexes.map(({ id, hex, at }) => (
        <g key={id} transform={`translate(${round(at.x)} ${round(at.y)})`}>
          <polygon points={hexPoints(data.orientation, 97)} style={{ fill: colourOf(hex) }} />
          <Track hex={hex} data={data} />
        </g>
      ))}
      <path className="thumb-river" d={hexes.map(({ hex, at }) => riverOf(hex, at, data)).join('')} />
      {hexes.map(({ id, hex, at }) => (
        <g key={id} transform={`translate(${round(at.x)} ${round(at.y)})`}>
          <Stops hex={hex} info={info} />
        </g>
      ))}
    </svg>
  );
}

/** Hills are darker than plains. */
function colourOf({ color = 'plain', terrain = [] }: MapHex): string {
  const fill = `var(--tile-${color}, var(--tile-plain))`;
  const land = terrain.find(({ type }) => type === 'mountain' || type === 'hill');
  return color === 'plain' && land !== undefined
    ? `color-mix(in srgb, var(--terrain-${land.type}) 45%, ${fill})`
    : fill;
}

function Track({ hex, data }: { readonly hex: MapHex; readonly data: MapData }) {
  if (stopsOf(hex).some(({ type }) => type === 'offboard')) {
    return <OffboardView face={hex} orientation={data.orientation} />;
  }
  if (trackOf(hex).length === 0) return null;
  return <path className="thumb-track" d={facePlan(hex, data.orientation).track.map(svgPath).join('')} />;
}

function riverOf(hex: MapHex, at: { readonly x: number; readonly y: number }, data: MapData): string {
  return (hex.borders ?? [])
    .filter(({ type }) => type === 'water')
    .map(({ edge }) => {
      const [a, b] = edgeEnds(edge, data.orientation);
      return `M${round(at.x + a.x)} ${round(at.y + a.y)}L${round(at.x + b.x)} ${round(at.y + b.y)}`;
    })
    .join('');
}

function Stops({ hex, info }: { readonly hex: MapHex; readonly info: TitleInfo }) {
  const stops = stopsOf(hex).filter(({ type }) => type !== 'offboard');
  const homes = hex.home ?? [];
  return stops.map((stop, index) => {
    const x = (index - (stops.length - 1) / 2) * 62;
    const home = homes[index] === undefined ? undefined : info.companies[homes[index]]?.color;
    return stop.type === 'city' ? (
      <circle key={x} cx={x} r={30} className="thumb-city" style={home === undefined ? {} : { fill: home }} />
    ) : (
      <circle key={x} cx={x} r={13} className="thumb-town" />
    );
  });
}

/** A game of cards shows its companies. */
function CardThumb({ info }: { readonly info: TitleInfo }) {
  const companies = Object.entries(info.companies).slice(0, 5);
  return (
    <svg className="thumb thumb-cards" viewBox="0 20 320 150" aria-hidden="true">
      {companies.map(([id, { color, ink, short }], index) => (
        <g
          key={id}
          transform={`translate(${62 + index * 49} ${104 + Math.abs(index - 2) * 7}) rotate(${(index - 2) * 7})`}
        >
          <rect x={-32} y={-56} width={64} height={104} rx={6} className="thumb-card" />
          <rect x={-32} y={-56} width={64} height={16} rx={6} style={{ fill: color }} />
          <circle cy={-6} r={22} style={{ fill: color }} />
          <text y={-1} style={{ fill: ink }}>
            {(short ?? id).slice(0, 4)}
          </text>
        </g>
      ))}
    </svg>
  );
}
