import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';

/** What opens from the button of a menu; it floats beside the page, so it says what part of it it is. */
export function MenuPopup(props: {
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}) {
  const { label, align = 'end', children } = props;
  return (
    <Menu.Portal>
      <Menu.Positioner role="region" aria-label={label} sideOffset={6} align={align} className="popup-layer">
        <Menu.Popup className="popup">{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  );
}
