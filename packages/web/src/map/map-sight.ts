import { type RefObject, useRef, useState } from 'react';
import { ALL_LAYERS, type Layers } from './map-layers.tsx';
import type { KeptCamera } from './use-pan-zoom.ts';

/** How the map is looked at. It stays as it is while game and plan take turns on it. */
export interface MapSight {
  readonly camera: RefObject<KeptCamera>;
  readonly layers: Layers;
  setLayers(layers: Layers): void;
}

export function useMapSight(): MapSight {
  const camera = useRef<KeptCamera>({ camera: null, follows: 'start' });
  const [layers, setLayers] = useState(ALL_LAYERS);
  return { camera, layers, setLayers };
}
