import { round } from './geometry.ts';
import type { PlacedStop } from './place-stops.ts';
import './town-view.css';

/** A bar across a single line of track, a dot where lines meet or where there is no track yet. */
export function TownView({ place }: { readonly place: PlacedStop }) {
  const { at, angle, exits } = place;
  const degrees = round((angle * 180) / Math.PI);
  if (exits.length === 2 || exits.length === 1) {
    return (
      <g transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${degrees})`}>
        <rect x={-7} y={-20} width={14} height={40} rx={3} className="town-bar" />
      </g>
    );
  }
  return (
    <circle
      cx={round(at.x)}
      cy={round(at.y)}
      r={12}
      className={exits.length === 0 ? 'town-dot town-empty' : 'town-dot'}
    />
  );
}

/** A place where goods lie. */
export function DepositView({ place }: { readonly place: PlacedStop }) {
  const { x, y } = place.at;
  return <path d={`M${round(x)} ${round(y - 13)}l13 13l-13 13l-13 -13z`} className="town-deposit" />;
}
