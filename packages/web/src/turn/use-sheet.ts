import { type PointerEvent, useRef, useState } from 'react';

/** So much of a finger's movement is still a tap. */
const TAP = 6;
const LEAST = 130;
const MOST = 0.8;

export interface Sheet {
  /** Its height in pixels, where somebody has dragged it. */
  readonly height: number | null;
  readonly handle: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
  };
  /** Was the last gesture a drag? Then the click that follows it is none. */
  dragged(): boolean;
}

/** The sheet with the choices on a phone: it keeps its height, and a finger drags it. */
export function useSheet(onDrag: (folded: boolean) => void): Sheet {
  const [height, setHeight] = useState<number | null>(null);
  const from = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const moved = useRef(false);
  return {
    height,
    dragged: () => moved.current,
    handle: {
      onPointerDown(event) {
        const sheet = event.currentTarget.closest('.table-side');
        from.current = { y: event.clientY, height: sheet?.getBoundingClientRect().height ?? 0 };
        moved.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        const start = from.current;
        if (start === null) return;
        const by = start.y - event.clientY;
        if (!moved.current && Math.abs(by) < TAP) return;
        moved.current = true;
        const wanted = start.height + by;
        onDrag(wanted < LEAST);
        setHeight(Math.min(Math.max(wanted, LEAST), window.innerHeight * MOST));
      },
      onPointerUp() {
        from.current = null;
      },
      onPointerCancel() {
        from.current = null;
      },
    },
  };
}
