import type { Face, MapHex } from '@roundhouse/engine/play';
import { memo, useMemo } from 'react';
import type { TitleInfo } from '../contract.ts';
import { FaceView } from '../draw/face-view.tsx';
import { hexPoints, type Orientation, type Point, round } from '../draw/geometry.ts';
import { readOccupants } from './occupants.ts';
import './hex-view.css';

interface HexProps {
  readonly id: string;
  readonly at: Point;
  readonly face: Face;
  readonly decor: Partial<MapHex>;
  readonly orientation: Orientation;
  readonly occupants: string;
  readonly phase: readonly string[];
  readonly companies: TitleInfo['companies'];
  readonly fresh: boolean;
}

/** One hex of the map with all that lies on it. Drawn again only when something about it changes. */
export const HexView = memo(function HexView(props: HexProps) {
  const { id, at, face, decor, orientation, phase, companies, fresh } = props;
  const occupants = useMemo(() => readOccupants(props.occupants, companies), [props.occupants, companies]);
  const corner = orientation === 'flat' ? { x: -44, y: 79 } : { x: -78, y: 46 };
  return (
    <g
      transform={`translate(${round(at.x)} ${round(at.y)})`}
      className={`hex hex-${face.color}${fresh ? ' hex-fresh' : ''}`}
      data-hex={id}
    >
      <polygon points={hexPoints(orientation)} className="hex-ground" />
      <text x={corner.x} y={corner.y} className="hex-id">
        {id}
      </text>
      <FaceView
        face={face}
        hex={decor}
        orientation={orientation}
        occupants={occupants}
        phase={phase}
        hideName
      />
    </g>
  );
});
