import { Popover } from '@base-ui/react/popover';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import './map-layers.css';

/** What of the map is shown. */
export interface Layers {
  readonly names: boolean;
  readonly coordinates: boolean;
  /** The map as it is printed: without tiles, stations and tokens. */
  readonly empty: boolean;
}

export const ALL_LAYERS: Layers = { names: true, coordinates: false, empty: false };

const CHOICES: readonly { readonly id: keyof Layers; readonly text: string }[] = [
  { id: 'names', text: 'Names' },
  { id: 'coordinates', text: 'Coordinates' },
  { id: 'empty', text: 'Empty map' },
];

/** What to show, and what the signs of the map mean. */
export function MapLayers(props: { readonly layers: Layers; onChange(layers: Layers): void }) {
  const { layers, onChange } = props;
  return (
    <Popover.Root>
      <Popover.Trigger aria-label="Legend and layers" title="Legend and layers">
        <Icon name="layers" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} side="left" align="start" className="popup-layer">
          <Popover.Popup className="popup layers">
            <Popover.Title className="layers-title">Shown on the map</Popover.Title>
            {CHOICES.map(({ id, text }) => (
              <label key={id} className="settings-check">
                <input
                  type="checkbox"
                  checked={layers[id]}
                  onChange={(event) => onChange({ ...layers, [id]: event.target.checked })}
                />
                {text}
              </label>
            ))}
            <Legend />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Legend() {
  const { info } = useTable();
  const signs: readonly (readonly [string, string])[] = [
    ['layers-ring', 'You can do something here'],
    ['layers-last', 'Changed by the last move'],
    ['layers-city', 'City: a slot for a station'],
    ['layers-town', 'Town: no station'],
    ['layers-value', 'Value of a stop; in boxes, its value phase by phase'],
    ['layers-cost', 'Cost of building here, or across this side'],
  ];
  return (
    <>
      <h3 className="layers-title">Symbols</h3>
      <ul className="layers-signs">
        {signs.map(([sign, text]) => (
          <li key={sign}>
            <i className={sign} aria-hidden="true" />
            {text}
          </li>
        ))}
        {info.phases.length > 0 &&
          [...new Set(info.phases.flatMap(({ tiles }) => tiles))].map((colour) => (
            <li key={colour}>
              <i className="layers-tile" style={{ background: `var(--tile-${colour})` }} aria-hidden="true" />
              {colour} tile, from phase {info.phases.find(({ tiles }) => tiles.includes(colour))?.name}
            </li>
          ))}
      </ul>
    </>
  );
}
