import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { PanZoom } from './use-pan-zoom.ts';

/** What lies on a map that is moved by mouse, finger and keyboard. */
export function MapSurface(props: {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly layer: RefObject<SVGGElement | null>;
  readonly camera: PanZoom;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const { svg, layer, camera, label, children } = props;
  const keys = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') camera.zoom(1.25);
    else if (event.key === '-') camera.zoom(0.8);
    else if (event.key === '0') camera.fit();
    else if (event.target !== svg.current) return;
    else if (event.key === 'ArrowLeft') camera.pan(60, 0);
    else if (event.key === 'ArrowRight') camera.pan(-60, 0);
    else if (event.key === 'ArrowUp') camera.pan(0, 60);
    else if (event.key === 'ArrowDown') camera.pan(0, -60);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no fieldset
    <svg
      ref={svg}
      className="map-svg"
      onKeyDown={keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by the keyboard
      tabIndex={0}
      role="group"
      aria-label={`${label}; arrow keys move it, plus and minus zoom, 0 shows all of it`}
    >
      <g ref={layer}>{children}</g>
    </svg>
  );
}
