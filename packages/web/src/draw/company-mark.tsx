import type { CompanyText } from '../contract.ts';
import { symbolPath } from './symbols.ts';
import './company-mark.css';

/** A company's marker: its colour, its shape and its letters, any one of which would do to know it. */
export function CompanyMark(props: {
  readonly id: string;
  readonly text: CompanyText | undefined;
  readonly radius: number;
  readonly faded?: boolean;
}) {
  const { id, text, radius, faded = false } = props;
  const ink = text?.ink ?? '#222';
  // What is no company, such as a neutral marker, has only its initial.
  const letters = text === undefined ? id.slice(0, 1).toUpperCase() : id.length > 5 ? id.slice(0, 4) : id;
  const size =
    radius * (letters.length <= 2 ? 0.95 : letters.length === 3 ? 0.76 : letters.length === 4 ? 0.64 : 0.52);
  return (
    <g className={faded ? 'mark mark-faded' : 'mark'}>
      <circle r={radius} fill={text?.color ?? '#bbb'} className="mark-disc" strokeWidth={radius * 0.07} />
      <path
        d={symbolPath(text?.symbol ?? id)}
        fill={ink}
        opacity={0.2}
        transform={`scale(${radius * 0.84})`}
      />
      <circle r={radius * 0.86} fill="none" stroke={ink} strokeWidth={radius * 0.06} opacity={0.55} />
      <text fill={ink} fontSize={size} className="mark-text" dy={size * 0.35}>
        {letters}
      </text>
    </g>
  );
}

/** The marker as a picture among text. */
export function CompanyBadge(props: {
  readonly id: string;
  readonly text: CompanyText | undefined;
  readonly size?: number;
}) {
  const { id, text, size = 26 } = props;
  return (
    <svg width={size} height={size} viewBox="-26 -26 52 52" className="badge" aria-hidden="true">
      <CompanyMark id={id} text={text} radius={24.5} />
    </svg>
  );
}
