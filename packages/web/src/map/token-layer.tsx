import { type Grid, printedHex, tokenWords } from '@roundhouse/engine/play';
import type { Terms, TokenLook } from '@roundhouse/titles';
import { memo } from 'react';
import type { MapView, Names } from '../contract.ts';
import { faceObstacles } from '../draw/face-plan.ts';
import { FinePrint } from '../draw/fine-print.tsx';
import { hexCentre, round } from '../draw/geometry.ts';
import { placeLabels } from '../draw/place-labels.ts';
import type { TrackMap } from '../run/track-map.ts';
import { decorOf } from './decor.ts';
import './token-layer.css';

type Token = MapView['tokens'][number] & { readonly look: TokenLook | undefined };

const CUBE = 20;

/** A long text is cut to its first letters and its figures; the whole is in the tooltip. */
function shortText({ look, text, count }: Token): string {
  if (look?.shape === 'chip' && look.label !== undefined) return look.label;
  if (look?.shape === 'bar') return '✕ closed';
  const initials = text.length <= 6 ? text : text.replace(/([A-Za-z])[a-z]*\.?\s*/g, '$1').slice(0, 9);
  return `${count > 1 ? `${count}×` : ''}${initials}`;
}

/** Cubes that are drawn, with the empty places beside them. */
const placesOf = ({ count, room = 0 }: Token): number => Math.min(Math.max(count, room), 4);

const widthOf = (token: Token): number =>
  token.look?.shape === 'cube' ? placesOf(token) * (CUBE + 3) : 16 + shortText(token).length * 8;

/** Cubes, markers and whatever else a title puts on its hexes. */
export const TokenLayer = memo(function TokenLayer(props: {
  readonly grid: Grid;
  readonly track: TrackMap;
  readonly map: MapView;
  readonly kinds: Terms['tokens'];
  readonly names: Names;
}) {
  const { grid, track, map, kinds: looks, names } = props;
  const byHex = new Map<string, Token[]>();
  for (const token of map.tokens) {
    if (!grid.index.has(token.hex)) continue;
    byHex.set(token.hex, [...(byHex.get(token.hex) ?? []), { ...token, look: looks[token.kind] }]);
  }
  return (
    <g className="tokens">
      {[...byHex].map(([hex, tokens]) => {
        const at = hexCentre(hex, grid.data);
        const decor = decorOf(printedHex(grid, hex), map.tiles[hex] !== undefined);
        const wanted = tokens.map((token, index) => ({
          key: String(index),
          width: widthOf(token),
          height: 22,
          near: { x: 0, y: 52 },
          pull: 0.1,
        }));
        const { orientation } = grid.data;
        const places = placeLabels(wanted, faceObstacles(track.faceOf(hex), orientation, decor), orientation);
        return (
          <g key={hex} transform={`translate(${round(at.x)} ${round(at.y)})`}>
            {tokens.map((token, index) => {
              const { at: place, room } = places[index] ?? { at: { x: 0, y: 52 }, room: 1 };
              return (
                <g
                  key={`${token.kind}/${token.text}`}
                  transform={`translate(${round(place.x)} ${round(place.y)})`}
                  className={`token token-${token.look?.shape ?? 'chip'}`}
                >
                  <title>
                    {token.look?.shape === 'bar'
                      ? `${hex}: closed by ${names(token.text)}`
                      : `${hex}: ${tokenWords(token)}`}
                  </title>
                  {token.look?.shape === 'cube' ? (
                    <Cubes count={token.count} places={placesOf(token)} color={token.look.color} />
                  ) : (
                    <FinePrint room={room}>
                      <Chip token={token} />
                    </FinePrint>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
});

function Cubes(props: { readonly count: number; readonly places: number; readonly color: string }) {
  const { count, places, color } = props;
  const shown = Math.min(count, places);
  return Array.from({ length: places }, (_, index) => {
    const x = (index - (places - 1) / 2) * (CUBE + 3) - CUBE / 2;
    if (index >= shown)
      return (
        <rect
          key={x}
          x={x + 1}
          y={1 - CUBE / 2}
          width={CUBE - 2}
          height={CUBE - 2}
          rx={3}
          className="token-room"
        />
      );
    return (
      <g key={x}>
        <rect x={x} y={-CUBE / 2} width={CUBE} height={CUBE} rx={3} style={{ fill: color }} />
        <path d={`M${x + 4} ${-CUBE / 2 + 5}h${CUBE - 8}`} className="token-shine" />
        {index === shown - 1 && count > shown && (
          <text x={x + CUBE / 2} dy={5}>
            {count}
          </text>
        )}
      </g>
    );
  });
}

function Chip({ token }: { readonly token: Token }) {
  const width = widthOf(token);
  const look = token.look?.shape === 'chip' ? token.look : null;
  return (
    <>
      <rect
        x={-width / 2}
        y={-11}
        width={width}
        height={22}
        rx={5}
        style={look === null ? undefined : { fill: look.color }}
        className={look?.dashed === true ? 'token-dashed' : undefined}
      />
      <text dy={5} style={look === null ? undefined : { fill: look.ink }}>
        {shortText(token)}
      </text>
    </>
  );
}
