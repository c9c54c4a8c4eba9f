import type { Face } from '@roundhouse/engine/play';
import { FaceView } from './face-view.tsx';
import { hexPoints, type Orientation } from './geometry.ts';

const NO_PHASE: readonly string[] = [];

/** A tile by itself, as a picture. */
export function TilePicture(props: {
  readonly face: Face;
  readonly orientation: Orientation;
  readonly size: number;
}) {
  const { face, orientation, size } = props;
  return (
    <svg width={size} height={size} viewBox="-104 -104 208 208" aria-hidden="true">
      <g className={`hex hex-${face.color}`}>
        <polygon points={hexPoints(orientation)} className="hex-ground" />
        <FaceView face={face} orientation={orientation} phase={NO_PHASE} />
      </g>
    </svg>
  );
}
