import type { CompanyText } from '../contract.ts';
import { CompanyMark } from './company-mark.tsx';
import { round } from './geometry.ts';
import { type PlacedStop, SLOT, slotOffsets } from './place-stops.ts';
import './city-view.css';

export interface Occupant {
  readonly id: string;
  readonly text: CompanyText | undefined;
  readonly reserved?: boolean;
  /** Placed by the last action. */
  readonly fresh?: boolean;
  /** It stands beside the circles and fills none. */
  readonly beside?: boolean;
}

export function CityView(props: {
  readonly place: PlacedStop;
  readonly slots: number;
  readonly alone: boolean;
  readonly occupants: readonly Occupant[];
}) {
  const { place, slots, alone } = props;
  const occupants = props.occupants.filter(({ beside }) => beside !== true);
  const beside = props.occupants.filter((occupant) => occupant.beside === true);
  // More stations than places: a title may allow it, so the city grows to show them all.
  const shown = Math.max(1, slots, occupants.length);
  const angle = alone ? 0 : place.angle + Math.PI / 2;
  const offsets = slotOffsets(shown, angle);
  const hull = `M${offsets.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
  return (
    <g transform={`translate(${round(place.at.x)} ${round(place.at.y)})`} className="city">
      {offsets.length > 1 && (
        <>
          <path d={hull} className="city-rim" strokeWidth={SLOT * 2 + 5} />
          <path d={hull} className="city-ground" strokeWidth={SLOT * 2} />
        </>
      )}
      {offsets.map((offset, index) => {
        const occupant = occupants[index];
        return (
          <g key={`${offset.x},${offset.y}`} transform={`translate(${round(offset.x)} ${round(offset.y)})`}>
            <circle r={SLOT} className="city-slot" />
            {occupant !== undefined && <OccupantMark occupant={occupant} radius={SLOT - 1} />}
          </g>
        );
      })}
      {beside.map((occupant, index) => {
        const far = SLOT * (1.8 + index * 1.5);
        const at = { x: -Math.sin(angle) * far, y: Math.cos(angle) * far };
        return (
          <g key={occupant.id} transform={`translate(${round(at.x)} ${round(at.y)})`}>
            <OccupantMark occupant={occupant} radius={SLOT * 0.75} />
          </g>
        );
      })}
    </g>
  );
}

function OccupantMark({ occupant, radius }: { readonly occupant: Occupant; readonly radius: number }) {
  return (
    <g className={occupant.fresh === true ? 'city-fresh' : undefined}>
      <CompanyMark id={occupant.id} text={occupant.text} radius={radius} faded={occupant.reserved === true} />
    </g>
  );
}
