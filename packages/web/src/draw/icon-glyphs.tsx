import './icon-glyphs.css';

/** Signs on hexes that say more as a picture than as a word. */
const GLYPHS: Readonly<Record<string, string>> = {
  mine: 'M-9 8L0 -9L9 8Z M-3 8V1H3V8',
  oil: 'M0 -10C5 -3 8 0 8 4A8 8 0 0 1 -8 4C-8 0 -5 -3 0 -10Z',
  coal: 'M-9 -3L-2 -9L7 -6L9 3L2 9L-7 6Z',
  refinery: 'M-9 8V-1L-3 3V-1L3 3V-9H8V8Z',
  port: 'M0 -4V9M-8 2C-8 9 8 9 8 2M-5 -2H5M0 -4A3 3 0 1 1 0.1 -4',
  fish: 'M-11 0C-5 -8 4 -7 7 0C4 7 -5 8 -11 0ZM7 0L12 -5V5Z',
};

export const hasGlyph = (icon: string): boolean => Object.hasOwn(GLYPHS, icon);

export function IconGlyph({ icon }: { readonly icon: string }) {
  return (
    <g className={`glyph glyph-${icon}`}>
      <circle r={14} />
      <path d={GLYPHS[icon]} />
    </g>
  );
}
