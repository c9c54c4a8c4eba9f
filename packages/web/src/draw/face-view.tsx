import { type Face, type MapHex, stopsOf } from '@roundhouse/engine/play';
import { memo } from 'react';
import { CityView, type Occupant } from './city-view.tsx';
import { type FacePlan, facePlan } from './face-plan.ts';
import { FinePrint } from './fine-print.tsx';
import { APOTHEM, type Orientation, type Point, round } from './geometry.ts';
import { hasGlyph, IconGlyph } from './icon-glyphs.tsx';
import { nameSize, revenuesOf } from './labels-wanted.ts';
import { OffboardView } from './offboard-view.tsx';
import type { PlacedLabel } from './place-labels.ts';
import { RevenueView } from './revenue-view.tsx';
import { TerrainView } from './terrain-view.tsx';
import { DepositView, TownView } from './town-view.tsx';
import { TrackView } from './track-view.tsx';
import './face-view.css';

declare module 'react' {
  interface CSSProperties {
    '--name-most'?: number;
    '--name-from'?: string;
  }
}

export interface FaceProps {
  readonly face: Face;
  readonly orientation: Orientation;
  /** The hex of the map it lies on: name, icons, and the terrain while nothing is built. */
  readonly hex?: Partial<MapHex>;
  /** Stations and reservations by stop. */
  readonly occupants?: readonly (readonly Occupant[])[];
  /** Colours of tiles that the phase has reached, for values that change. */
  readonly phase: readonly string[];
  /** The name is drawn elsewhere, above everything. */
  readonly hideName?: boolean;
}

/** A name that is enlarged ends where the neighbours begin; most are narrower than the room that is kept for them. */
const WIDEST = 2.3 * APOTHEM;

const labelOf = (plan: FacePlan, key: string): PlacedLabel | undefined =>
  plan.labels.find((label) => label.key === key);
const placeOf = (plan: FacePlan, key: string): Point | undefined => labelOf(plan, key)?.at;

/** A name grows away from a revenue beside it, which it would cover. */
function growsFrom(name: PlacedLabel, labels: readonly PlacedLabel[]): string {
  const beside = labels.find(
    ({ key, at, height }) =>
      key.startsWith('revenue') && Math.abs(at.y - name.at.y) < (height + name.height) / 2,
  );
  return beside === undefined ? '50%' : beside.at.x > name.at.x ? '100%' : '0%';
}

/** The name of a hex, where it is drawn apart from its face. */
export function FaceName({ face, orientation, hex }: Pick<FaceProps, 'face' | 'orientation' | 'hex'>) {
  const plan = facePlan(face, orientation, hex);
  const label = labelOf(plan, 'name');
  if (label === undefined) return null;
  return (
    <g
      className={label.at.y < 0 ? 'face-name-above' : 'face-name-below'}
      style={{
        '--name-most': round(Math.max(1, WIDEST / label.width)),
        '--name-from': growsFrom(label, plan.labels),
      }}
    >
      <NameView plan={plan} size={nameSize(face)} />
    </g>
  );
}

const NOBODY: readonly Occupant[] = [];

/** What a tile or a map hex shows, without its outline. */
export const FaceView = memo(function FaceView(props: FaceProps) {
  const { face, orientation, hex, occupants, phase, hideName } = props;
  const plan = facePlan(face, orientation, hex);
  const stops = stopsOf(face);
  const isOffboard = stops.some((stop) => stop.type === 'offboard');
  return (
    <g className="face">
      {isOffboard ? <OffboardView face={face} orientation={orientation} /> : <TrackView plan={plan} />}
      {stops.map((stop, index) => {
        const place = plan.stops[index];
        if (place === undefined) return null;
        const key = `${stop.type}${index}`;
        if (stop.type === 'city')
          return (
            <CityView
              key={key}
              place={place}
              slots={stop.slots ?? 1}
              alone={stops.length === 1}
              occupants={occupants?.[index] ?? NOBODY}
            />
          );
        if (stop.type === 'town') return <TownView key={key} place={place} />;
        return stop.type === 'deposit' ? <DepositView key={key} place={place} /> : null;
      })}
      {revenuesOf(face).map(({ revenue }, index) => {
        const label = labelOf(plan, `revenue${index}`);
        return (
          label && <RevenueView key={JSON.stringify(revenue)} label={label} revenue={revenue} phase={phase} />
        );
      })}
      {hideName !== true && <NameView plan={plan} size={nameSize(face)} />}
      <LabelView plan={plan} label={face.label} />
      {(hex?.terrain ?? face.terrain)?.map((terrain, index) => {
        const label = labelOf(plan, `terrain${index}`);
        return (
          label && (
            <g key={terrain.type} transform={`translate(${round(label.at.x)} ${round(label.at.y)})`}>
              <FinePrint room={label.room}>
                <TerrainView type={terrain.type} cost={terrain.cost} />
              </FinePrint>
            </g>
          )
        );
      })}
      {hex?.icons?.map((icon, index) => {
        const label = labelOf(plan, `icon${index}`);
        return label && <IconView key={icon} icon={icon} label={label} />;
      })}
    </g>
  );
});

function NameView({ plan, size }: { readonly plan: FacePlan; readonly size: number }) {
  const at = placeOf(plan, 'name');
  if (at === undefined) return null;
  const top = at.y - ((plan.name.length - 1) * (size + 1)) / 2 + size * 0.35;
  return (
    <text className="face-name" fontSize={size}>
      {plan.name.map((text, index) => (
        <tspan key={text} x={round(at.x)} y={round(top + index * (size + 1))}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

function LabelView({ plan, label }: { readonly plan: FacePlan; readonly label: string | undefined }) {
  const at = placeOf(plan, 'label');
  return at && label !== undefined ? (
    <text className="face-label" x={round(at.x)} y={round(at.y + 8)}>
      {label}
    </text>
  ) : null;
}

function IconText({ text, width }: { readonly text: string; readonly width: number }) {
  return (
    <>
      <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
      <text dy={5}>{text}</text>
    </>
  );
}

/** What lies on a hex has more around it than a figure has. */
const ICON_ROOM = 1.3;

function IconView({ icon, label }: { readonly icon: string; readonly label: PlacedLabel }) {
  const { at } = label;
  const short = icon.length > 5 ? icon.slice(0, 4) : icon;
  const width = 12 + short.length * 8.5;
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} className="face-icon">
      <title>{icon}</title>
      <FinePrint room={Math.min(label.room, ICON_ROOM)}>
        {hasGlyph(icon) ? <IconGlyph icon={icon} /> : <IconText text={short} width={width} />}
      </FinePrint>
    </g>
  );
}
