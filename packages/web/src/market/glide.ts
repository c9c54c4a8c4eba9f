import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    '--glide-x'?: string;
    '--glide-y'?: string;
    '--market-least'?: string;
    '--market-figure'?: string;
  }
}

/** Where something comes from, for `.market-glides`: so far from where it is now. */
export const glide = (x: number, y: number): CSSProperties => ({
  '--glide-x': `${x}px`,
  '--glide-y': `${y}px`,
});
