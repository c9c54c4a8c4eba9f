import { memo } from 'react';
import { svgPath } from './curve.ts';
import type { FacePlan } from './face-plan.ts';
import './track-view.css';

/** All track of a face: first the pale bed of every piece, then the rails, so that junctions join. */
export const TrackView = memo(function TrackView({ plan }: { readonly plan: FacePlan }) {
  const paths = plan.track.map(svgPath);
  return (
    <g className="track" fill="none">
      {paths.map((d) => (
        <path key={d} d={d} className="track-bed" />
      ))}
      {paths.map((d) => (
        <path key={d} d={d} className="track-rail" />
      ))}
    </g>
  );
});
