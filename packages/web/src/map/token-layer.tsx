import type { Grid } from '@roundhouse/engine';
import { memo } from 'react';
import type { MapView } from '../contract.ts';
import { hexCentre, round } from '../draw/geometry.ts';
import './token-layer.css';

/** Cubes, markers and whatever else a title puts on its hexes. */
export const TokenLayer = memo(function TokenLayer(props: {
  readonly grid: Grid;
  readonly tokens: MapView['tokens'];
}) {
  const { grid, tokens } = props;
  const seen = new Map<string, number>();
  return (
    <g className="tokens">
      {tokens.map(({ hex, kind, text, count }) => {
        if (!grid.index.has(hex)) return null;
        const nth = seen.get(hex) ?? 0;
        seen.set(hex, nth + 1);
        const at = hexCentre(hex, grid.data);
        const label = `${kind === 'blocked' ? '✕ ' : ''}${count > 1 ? `${count}× ` : ''}${text}`;
        const width = 18 + Math.max(1, label.length) * 8;
        return (
          <g
            key={`${hex}/${kind}/${nth}`}
            transform={`translate(${round(at.x)} ${round(at.y + 58 - nth * 24)})`}
            className={`token token-${kind}`}
          >
            <title>{`${hex}: ${label}`}</title>
            <rect x={-width / 2} y={-11} width={width} height={22} rx={5} />
            <text dy={5}>{label}</text>
          </g>
        );
      })}
    </g>
  );
});
