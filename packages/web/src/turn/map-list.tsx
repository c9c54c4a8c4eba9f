import { Menu } from '@base-ui/react/menu';
import type { Choice } from '@roundhouse/engine/play';
import { useTable } from '../game/table-context.ts';
import { clickHex } from '../map/picking.ts';
import { useTableUi } from '../ui/table-ui.ts';

/** The glowing hexes as a list, for those who would rather read than look. */
export function MapList({ choices }: { readonly choices: readonly Choice[] }) {
  const { info, snapshot } = useTable();
  const { setPicking, setPanel } = useTableUi();
  const hexes = [...new Set(choices.map(({ action }) => String(action.hex)))].sort();
  return (
    <Menu.Root>
      <Menu.Trigger className="link">As a list ({hexes.length})</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} className="popup-layer">
          <Menu.Popup className="popup">
            {hexes.map((hex) => (
              <Menu.Item
                key={hex}
                className="menu-item"
                onClick={() => {
                  setPanel('map');
                  setPicking(clickHex(null, hex, snapshot.choices));
                }}
              >
                <strong>{hex}</strong> {info.geography?.grid.data.hexes[hex]?.name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
