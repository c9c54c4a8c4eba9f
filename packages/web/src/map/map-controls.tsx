import { Icon } from '../ui/icon.tsx';
import { type Layers, MapLayers } from './map-layers.tsx';
import type { PanZoom } from './use-pan-zoom.ts';
import './map-controls.css';

export function MapControls(props: {
  readonly camera: PanZoom;
  /** Is the network shown? Null where no company operates. */
  readonly network: boolean | null;
  onNetwork(): void;
  readonly layers: Layers;
  onLayers(layers: Layers): void;
  readonly planning: boolean;
  onPlan(): void;
}) {
  const { camera, network, onNetwork, layers, onLayers, planning, onPlan } = props;
  return (
    <div className="map-controls" role="toolbar" aria-label="Map view">
      <button type="button" onClick={() => camera.zoom(1.3)} aria-label="Zoom in" title="Zoom in (+)">
        <Icon name="plus" />
      </button>
      <button type="button" onClick={() => camera.zoom(1 / 1.3)} aria-label="Zoom out" title="Zoom out (-)">
        <Icon name="minus" />
      </button>
      <button
        type="button"
        onClick={() => camera.fit()}
        aria-label="Show the whole map"
        title="Show the whole map (0)"
      >
        <Icon name="fit" />
      </button>
      {network !== null && (
        <button
          type="button"
          onClick={onNetwork}
          aria-pressed={network}
          aria-label="Show the network of the operating company"
          title="Network of the operating company"
        >
          <Icon name="network" />
        </button>
      )}
      <MapLayers layers={layers} onChange={onLayers} />
      <button
        type="button"
        onClick={onPlan}
        aria-pressed={planning}
        aria-label="Plan on a copy of the map"
        title="Plan: try tiles, stations and trains on a copy of the map"
      >
        <Icon name="edit" />
      </button>
    </div>
  );
}
