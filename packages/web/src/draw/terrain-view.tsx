import './terrain-view.css';

const GLYPHS: Readonly<Record<string, string>> = {
  mountain: 'M-17 8L-5 -12L1 -2L5 -8L17 8Z',
  hill: 'M-17 8C-12 -6 -4 -6 0 4C4 -4 12 -4 17 8Z',
  water: 'M-17 -4q4 -5 8.5 0t8.5 0t8.5 0t8.5 0M-17 5q4 -5 8.5 0t8.5 0t8.5 0t8.5 0',
  marsh: 'M-16 8H16M-9 8V-4M-13 8L-15 0M-5 8L-3 0M8 8V-4M4 8L2 0M12 8L14 0',
  forest: 'M-9 8V4M-9 -12L-17 4H-1ZM8 8V4M8 -12L0 4H16Z',
  desert: 'M-17 8C-10 0 -4 0 2 6C8 -2 12 0 17 8Z',
};
const LINES = new Set(['water', 'marsh']);

/** Ground that costs money to build on; of two kinds together the second is drawn over the first, of none only the cost is told. */
export function TerrainView({ type, cost }: { readonly type: string; readonly cost: number }) {
  const kinds = type.split('+').filter((kind) => kind !== 'none');
  return (
    <g className={`terrain terrain-${kinds[0] ?? 'none'}`}>
      {kinds.map((kind) => (
        <path
          key={kind}
          d={GLYPHS[kind] ?? GLYPHS.hill}
          transform="translate(0 -8)"
          className={LINES.has(kind) ? `terrain-${kind} terrain-lines` : 'terrain-shape'}
        />
      ))}
      <text dy={kinds.length === 0 ? 5 : 17}>{cost > 0 ? cost : ''}</text>
    </g>
  );
}
