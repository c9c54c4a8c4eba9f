import type { ReactNode } from 'react';
import { round } from './geometry.ts';
import './fine-print.css';

declare module 'react' {
  interface CSSProperties {
    '--print-room'?: number;
  }
}

/** Small print of the map, around its middle: it grows where the map is drawn small, as far as there is room. */
export function FinePrint({ room, children }: { readonly room: number; readonly children: ReactNode }) {
  return (
    <g className="fine-print" style={{ '--print-room': round(room) }}>
      {children}
    </g>
  );
}
