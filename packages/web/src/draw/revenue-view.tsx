import { FinePrint } from './fine-print.tsx';
import { round } from './geometry.ts';
import type { Revenue } from './labels-wanted.ts';
import type { PlacedLabel } from './place-labels.ts';
import './revenue-view.css';

/** The newest of the printed colours that the phase has reached. */
export function currentColour(colours: readonly string[], phase: readonly string[]): string | undefined {
  return [...phase].reverse().find((colour) => colours.includes(colour));
}

/** Four values and more are printed narrower, to stay within the hex. */
export const boxWidth = (values: number): number => (values > 3 ? 27 : 34);

/** What a stop earns: a circle, or one box for each colour of the phases. */
export function RevenueView(props: {
  readonly label: PlacedLabel;
  readonly revenue: Revenue;
  readonly phase: readonly string[];
}) {
  const { label, revenue, phase } = props;
  const { at, room } = label;
  const place = `translate(${round(at.x)} ${round(at.y)})`;
  if (typeof revenue === 'number') {
    return (
      <g transform={place} className="revenue">
        <FinePrint room={room}>
          <circle r={15} className="revenue-disc" />
          <text dy={6}>{revenue}</text>
        </FinePrint>
      </g>
    );
  }
  const values = Object.entries(revenue);
  const now = currentColour(
    values.map(([colour]) => colour),
    phase,
  );
  const width = boxWidth(values.length);
  return (
    <g transform={place} className="revenue">
      <FinePrint room={room}>
        {values.map(([colour, value], index) => {
          const x = (index - values.length / 2) * width;
          return (
            <g key={colour}>
              <rect
                x={x}
                y={-13}
                width={width}
                height={26}
                className={colour === now ? 'revenue-box revenue-now' : 'revenue-box'}
                style={{ fill: `var(--tile-${colour}, var(--tile-gray))` }}
              />
              <text x={x + width / 2} dy={6}>
                {value}
              </text>
            </g>
          );
        })}
      </FinePrint>
    </g>
  );
}
