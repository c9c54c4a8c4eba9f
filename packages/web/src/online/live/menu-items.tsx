import { Menu } from '@base-ui/react/menu';
import { useLocation } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { useTableUi } from '../../ui/table-ui.ts';
import { useRoom } from './room-context.ts';
import { takeHome } from './take-home.ts';

/** What can be done with an online table, in the game menu. */
export function MenuItems() {
  const { room, details, seat, master } = useRoom();
  const { setPanel } = useTableUi();
  const [, go] = useLocation();
  const isRunning = details.status === 'running';
  const copy = () => {
    takeHome(details, room.invite).then(go, (error: unknown) => room.tell(error));
  };
  return (
    <>
      <Menu.Item className="menu-item" onClick={copy}>
        <Icon name="home" /> Take a copy home, as a hot-seat game
      </Menu.Item>
      {isRunning && seat !== undefined && (
        <Menu.Item
          className="menu-item"
          onClick={() => void room.standIn(seat.standIn === null ? 'steady' : null)}
        >
          <Icon name={seat.standIn === null ? 'pause' : 'play'} />{' '}
          {seat.standIn === null ? 'Let a bot play for me' : 'Take my seat back'}
        </Menu.Item>
      )}
      {isRunning && details.master && details.owner.id === room.me && (
        <Menu.CheckboxItem
          className="menu-item"
          checked={master}
          onCheckedChange={(on) => room.setMaster(on)}
        >
          <Icon name={master ? 'check' : 'edit'} />{' '}
          {master ? 'Master mode is on' : 'Master mode: play for anybody'}
        </Menu.CheckboxItem>
      )}
      <Menu.Item className="menu-item" onClick={() => setPanel('about')}>
        <Icon name="menu" /> This table: notes, rules, chance
      </Menu.Item>
    </>
  );
}
