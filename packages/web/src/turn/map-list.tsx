import { Menu } from '@base-ui/react/menu';
import type { Choice } from '@roundhouse/engine/play';
import { useTable } from '../game/table-context.ts';
import { clickHex } from '../map/picking.ts';
import { MenuPopup } from '../ui/menu-popup.tsx';
import { useTableUi } from '../ui/table-ui.ts';

/** The glowing hexes as a list, for those who would rather read than look. */
export function MapList({ choices }: { readonly choices: readonly Choice[] }) {
  const { info, snapshot } = useTable();
  const { setPicking, setPanel } = useTableUi();
  const hexes = [...new Set(choices.map(({ action }) => String(action.hex)))].sort();
  return (
    <Menu.Root>
      <Menu.Trigger className="link">As a list ({hexes.length})</Menu.Trigger>
      <MenuPopup label="Ringed hexes" align="start">
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
      </MenuPopup>
    </Menu.Root>
  );
}
