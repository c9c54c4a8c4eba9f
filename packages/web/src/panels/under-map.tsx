import type { Geography } from '@roundhouse/engine/play';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { mapBox } from '../draw/geometry.ts';
import { useTable } from '../game/table-context.ts';
import { OrderStrip } from './order-strip.tsx';
import { OrderTable } from './order-table.tsx';
import './under-map.css';

/** What head, depot and each row of the table take, in pixels. */
const HEAD = 84;
const ROW = 34;

/** Below the map: the order in a strip, or with all its figures on ground that the map would leave empty. */
export function UnderMap({ geography }: { readonly geography: Geography }) {
  const { view } = useTable();
  const here = useRef<HTMLDivElement>(null);
  const ground = useGround(here);
  const map = useMemo(() => mapBox(geography.grid.data), [geography]);
  const rows = view.companies.filter(({ price }) => price !== null).length;
  const free = ground.height - (ground.width * map.height) / map.width;
  return (
    <div ref={here} className="under-map">
      {rows > 0 && free >= HEAD + rows * ROW ? <OrderTable /> : <OrderStrip />}
    </div>
  );
}

/** How large the panel is that map and order share. */
function useGround(part: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 1, height: 0 });
  useEffect(() => {
    const panel = part.current?.parentElement;
    if (panel == null) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = panel;
      // A panel that is not shown has no size, and keeps what it had.
      if (clientWidth > 0) setSize({ width: clientWidth, height: clientHeight });
    });
    watch.observe(panel);
    return () => watch.disconnect();
  }, [part]);
  return size;
}
