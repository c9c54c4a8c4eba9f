import type { Box, Point } from '../draw/geometry.ts';

/** Which part of the map is seen: a point of the map at the middle of the screen, and pixels for each unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The whole map, as large as it fits. */
export function fitCamera(box: Box, screen: Screen): Camera {
  const scale = Math.min(screen.width / box.width, screen.height / box.height);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
}

/** The whole map with nothing of it under what lies at the right edge, so many pixels wide. */
export function fitBeside(box: Box, screen: Screen, edge: number): Camera {
  const beside = fitCamera(box, { width: screen.width - edge, height: screen.height });
  const isFree = (box.width * beside.scale) / 2 <= screen.width / 2 - edge;
  return isFree ? beside : { ...beside, x: beside.x + edge / 2 / beside.scale };
}

/** The map fills the screen, though not all of it is seen: for small screens. */
export function fillCamera(box: Box, screen: Screen): Camera {
  const fit = fitCamera(box, screen);
  const fill = Math.max(screen.width / box.width, screen.height / box.height);
  return { ...fit, scale: Math.min(fill, fit.scale * 2.2) };
}

/** Zooms by a factor and keeps the point under the pointer where it is. */
export function zoomAt(
  camera: Camera,
  factor: number,
  pointer: Point,
  screen: Screen,
  least: number,
): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), 3);
  const dx = pointer.x - screen.width / 2;
  const dy = pointer.y - screen.height / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

/** Moves by pixels of the screen; something of the map always stays in sight. */
export function panBy(camera: Camera, dx: number, dy: number, box: Box): Camera {
  const clamp = (value: number, from: number, size: number) => Math.min(Math.max(value, from), from + size);
  return {
    x: clamp(camera.x - dx / camera.scale, box.x, box.width),
    y: clamp(camera.y - dy / camera.scale, box.y, box.height),
    scale: camera.scale,
  };
}

/** Moves just so far that a part of the map is seen. */
export function reveal(camera: Camera, part: Box, screen: Screen): Camera {
  const halfWidth = screen.width / 2 / camera.scale;
  const halfHeight = screen.height / 2 / camera.scale;
  const shift = (low: number, high: number, from: number, to: number) =>
    to - from > high - low
      ? (from + to) / 2 - (low + high) / 2
      : Math.min(0, from - low) + Math.max(0, to - high);
  return {
    ...camera,
    x: camera.x + shift(camera.x - halfWidth, camera.x + halfWidth, part.x, part.x + part.width),
    y: camera.y + shift(camera.y - halfHeight, camera.y + halfHeight, part.y, part.y + part.height),
  };
}

/** What is so many units high is drawn so many pixels high at least, unless it would cover too much of the map. */
interface Print {
  readonly units: number;
  readonly pixels: number;
  readonly most: number;
}

export const NAMES: Print = { units: 15.5, pixels: 9, most: 2 };
/** Of revenue; what it costs to build and what lies on a hex grows with it. */
export const FIGURES: Print = { units: 17, pixels: 9, most: 1.7 };

/** By how much print is enlarged where the map is small; in steps, so that zooming seldom changes it. */
export function growthOf({ units, pixels, most }: Print, { scale }: Camera): number {
  const wanted = pixels / (units * scale);
  return Math.ceil(Math.min(Math.max(wanted, 1), most) * 10 - 1e-9) / 10;
}

export const cameraTransform = ({ x, y, scale }: Camera, { width, height }: Screen): string =>
  `translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-x} ${-y})`;
