import type { Geography, MapHex } from '@roundhouse/engine/play';
import { stopsOf } from '@roundhouse/engine/play';
import type { TitleInfo } from '../contract.ts';
import { hexCentre, hexPoints, mapBox, round } from '../draw/geometry.ts';
import './map-thumb.css';

/** The whole starting map of a title, small, drawn from its data: the outline is what one knows a map by. */
export function MapThumb({ info }: { readonly info: TitleInfo }) {
  const { geography } = info;
  return geography === null ? <CardThumb info={info} /> : <HexThumb info={info} geography={geography} />;
}

function HexThumb({ info, geography }: { readonly info: TitleInfo; readonly geography: Geography }) {
  const { data } = geography.grid;
  const box = mapBox(data, 60);
  return (
    <svg className="thumb" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      {Object.entries(data.hexes).map(([id, hex]) => {
        const at = hexCentre(id, data);
        return (
          <g key={id} transform={`translate(${round(at.x)} ${round(at.y)})`}>
            <polygon
              points={hexPoints(data.orientation, 97)}
              style={{ fill: `var(--tile-${hex.color ?? 'plain'}, var(--tile-plain))` }}
            />
            <Stops hex={hex} info={info} />
          </g>
        );
      })}
    </svg>
  );
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
    <svg className="thumb thumb-cards" viewBox="0 0 320 200" aria-hidden="true">
      {companies.map(([id, { color, ink, short }], index) => (
        <g
          key={id}
          transform={`translate(${62 + index * 49} ${112 + Math.abs(index - 2) * 7}) rotate(${(index - 2) * 7})`}
        >
          <rect x={-30} y={-52} width={60} height={96} rx={6} className="thumb-card" />
          <rect x={-30} y={-52} width={60} height={16} rx={6} style={{ fill: color }} />
          <circle cy={-6} r={20} style={{ fill: color }} />
          <text y={-1} style={{ fill: ink }}>
            {(short ?? id).slice(0, 4)}
          </text>
        </g>
      ))}
    </svg>
  );
}
