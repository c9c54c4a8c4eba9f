import { type RefObject, useCallback, useEffect } from 'react';
import type { Box, Point } from '../draw/geometry.ts';
import {
  type Camera,
  cameraTransform,
  FIGURES,
  fillCamera,
  fitBeside,
  fitCamera,
  growthOf,
  NAMES,
  panBy,
  reveal,
  zoomAt,
} from './pan-zoom.ts';

export interface PanZoom {
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
  fit(): void;
  /** Makes sure that a part of the map is in sight. */
  show(part: Box): void;
  /** Fills the screen with a part of the map. */
  close(part: Box): void;
}

/** Where a map was looked at, for the next that is drawn in its place. */
export interface KeptCamera {
  camera: Camera | null;
  /** Follows the window, as at the start or with all of the map in sight, until somebody moves it. */
  follows: 'start' | 'all' | null;
}

/** How much of the right edge the buttons of the map take. */
const CONTROLS = 56;

/** From here on small print can be read. */
const READABLE = 0.85;

const GROWING = [
  ['--name-growth', NAMES],
  ['--figure-growth', FIGURES],
] as const;

/** Moves the map by mouse, touch and wheel. The camera is written straight to the page: no drawing anew. */
export function usePanZoom(
  svg: RefObject<SVGSVGElement | null>,
  layer: RefObject<SVGGElement | null>,
  box: Box,
  /** Begin with the map filling the screen. */
  fill: boolean,
  kept: RefObject<KeptCamera>,
): PanZoom {
  const size = useCallback(
    () => ({ width: svg.current?.clientWidth ?? 0, height: svg.current?.clientHeight ?? 0 }),
    [svg],
  );
  const set = useCallback(
    (next: Camera) => {
      kept.current.camera = next;
      layer.current?.setAttribute('transform', cameraTransform(next, size()));
      svg.current?.classList.toggle('map-zoomed', next.scale > READABLE);
      const style = svg.current?.style;
      for (const [name, print] of GROWING) {
        const growth = String(growthOf(print, next));
        if (style?.getPropertyValue(name) !== growth) style?.setProperty(name, growth);
      }
    },
    [layer, size, svg, kept],
  );
  const least = useCallback(() => fitCamera(box, size()).scale * 0.7, [box, size]);
  const start = useCallback(() => {
    if (size().width > 1 && size().height > 1)
      set(fill ? fillCamera(box, size()) : fitBeside(box, size(), CONTROLS));
  }, [box, fill, set, size]);
  const fit = useCallback(() => {
    kept.current.follows = 'all';
    // A panel that is not shown has no size; it is fitted when it comes up.
    if (size().width > 1 && size().height > 1) set(fitBeside(box, size(), fill ? 0 : CONTROLS));
  }, [box, fill, set, size, kept]);
  const move = useCallback(
    (change: (camera: Camera) => Camera) => {
      if (kept.current.camera === null) return;
      kept.current.follows = null;
      set(change(kept.current.camera));
    },
    [set, kept],
  );

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const resume = () => {
      if (kept.current.follows === 'all') fit();
      else if (kept.current.follows === 'start' || kept.current.camera === null) start();
      else set(kept.current.camera);
    };
    resume();
    // On paper the map is as large as the sheet allows, and shows what the screen showed.
    const toPaper = () => element.setAttribute('viewBox', `0 0 ${size().width} ${size().height}`);
    const toScreen = () => element.removeAttribute('viewBox');
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    const watch = new ResizeObserver(() => {
      if (element.clientWidth === 0 || element.hasAttribute('viewBox')) return;
      resume();
    });
    watch.observe(element);

    const pointers = new Map<number, Point>();
    let dragging = false;
    let moved = 0;
    const place = (event: { clientX: number; clientY: number }): Point => {
      const rect = element.getBoundingClientRect();
      return { x: event.clientX - rect.left, y: event.clientY - rect.top };
    };
    const down = (event: PointerEvent) => {
      pointers.set(event.pointerId, place(event));
      if (pointers.size === 1) {
        moved = 0;
        dragging = false;
      }
    };
    const drag = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const now = place(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      // A finger is never quite still: only a real movement is a drag, anything less a click.
      if (!dragging && moved > 6) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
      }
      pointers.set(event.pointerId, now);
      if (!dragging) return;
      if (other === undefined) {
        move((c) => panBy(c, now.x - before.x, now.y - before.y, box));
        return;
      }
      const span = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      move((c) => {
        const panned = panBy(c, (now.x - before.x) / 2, (now.y - before.y) / 2, box);
        return zoomAt(panned, span(now) / Math.max(1, span(before)), middle, size(), least());
      });
    };
    const up = (event: PointerEvent) => pointers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      move((c) => zoomAt(c, Math.exp(-event.deltaY * 0.0015), place(event), size(), least()));
    };
    // The end of a drag is not a click.
    const click = (event: MouseEvent) => {
      if (dragging) event.stopPropagation();
      dragging = false;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', drag);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('click', click, { capture: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', drag);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('click', click, { capture: true });
    };
  }, [svg, box, start, fit, move, set, size, least, kept]);

  return {
    fit,
    zoom: (factor) =>
      move((c) => zoomAt(c, factor, { x: size().width / 2, y: size().height / 2 }, size(), least())),
    pan: (dx, dy) => move((c) => panBy(c, dx, dy, box)),
    show: (part) => move((c) => reveal(c, part, size())),
    close: (part) => move(() => fitCamera(part, size())),
  };
}
