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
}

export function CityView(props: {
  readonly place: PlacedStop;
  readonly slots: number;
  readonly alone: boolean;
  readonly occupants: readonly Occupant[];
}) {
  const { place, slots, alone, occupants } = props;
  // More stations than places: a title may allow it, so the city grows to show them all.
  const shown = Math.max(1, slots, occupants.length);
  const offsets = slotOffsets(shown, alone ? 0 : place.angle + Math.PI / 2);
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
            {occupant !== undefined && (
              <g className={occupant.fresh === true ? 'city-fresh' : undefined}>
                <CompanyMark
                  id={occupant.id}
                  text={occupant.text}
                  radius={SLOT - 1}
                  faded={occupant.reserved === true}
                />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
