import { Menu } from '@base-ui/react/menu';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { downloadRecord } from '../files/export.ts';
import { phaseColours } from '../game/phase-colours.ts';
import { useTable } from '../game/table-context.ts';
import { hasServer } from '../online/server.ts';
import { SettingsMenu } from '../settings/settings-menu.tsx';
import { useBand } from '../turn/turn-heading.tsx';
import { Icon } from '../ui/icon.tsx';
import { MenuPopup } from '../ui/menu-popup.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import './top-bar.css';

const PutOnline = lazy(async () => ({ default: (await import('../online/live/put-online.tsx')).PutOnline }));

/** Where the game is, and what can be done with it as a whole. */
export function TopBar({ children }: { readonly children: ReactNode }) {
  const { info, view, session, hotSeat, snapshot, money } = useTable();
  const [putting, setPutting] = useState(false);
  const { total, redo, live, shown, undo } = snapshot;
  const { online } = useTableUi();
  const asked = undo === 'asked';
  const { ground } = useBand();
  return (
    <header className="top-bar">
      {view.ended === null && !snapshot.abandoned && (
        <span className="top-bar-turn" style={{ background: ground }} aria-hidden="true" />
      )}
      <Link href="/" className="button button-quiet button-icon" aria-label="All games" title="All games">
        <Icon name="home" />
      </Link>
      <h1>{info.name}</h1>
      {children}
      <div className="top-facts">
        {online !== null && <online.Status />}
        <p className="top-round">
          <strong>{view.round}</strong>
          {view.phase !== null && (
            <span className="top-fact top-phase">
              <span className="top-phase-name">
                {info.terms.phase} {view.phase}
              </span>
              <PhaseTiles />
            </span>
          )}
          {view.bank !== null && (
            <span className="top-fact figures top-bank">
              Bank {view.bank < 0 ? 'broken' : money(view.bank)}
            </span>
          )}
          {!live && <span className="top-past">Move {shown}</span>}
        </p>
      </div>
      <div className="top-actions">
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={asked ? 'Ask to take back…' : live ? 'Undo' : 'Go on from here'}
          title={
            asked
              ? `Ask the others to take back ${live ? 'your last move' : `the ${total - shown} moves after move ${shown}`} (U)`
              : live
                ? 'Undo (U)'
                : `Go on from here (U): takes back the ${total - shown} moves after move ${shown}`
          }
          disabled={undo === 'none'}
          onClick={() => session.undo()}
        >
          <Icon name="undo" />
        </button>
        {online === null && (
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="Redo"
            title="Redo (Y)"
            disabled={redo === 0}
            onClick={() => session.redo()}
          >
            <Icon name="redo" />
          </button>
        )}
        <Menu.Root>
          <Menu.Trigger className="button button-quiet button-icon" aria-label="Game menu" title="Game menu">
            <Icon name="menu" />
          </Menu.Trigger>
          <MenuPopup label="Game menu">
            <Menu.Item className="menu-item" disabled={undo === 'none'} onClick={() => session.undoTurn()}>
              <Icon name="undo" /> Undo to the start of the turn
            </Menu.Item>
            {session.opening === undefined && (
              <Menu.Item className="menu-item" onClick={() => downloadRecord(session.table.record)}>
                <Icon name="download" /> Save as a file
              </Menu.Item>
            )}
            {hotSeat !== null && hasServer() && session.opening === undefined && view.ended === null && (
              <Menu.Item className="menu-item" onClick={() => setPutting(true)}>
                <Icon name="upload" /> Put online…
              </Menu.Item>
            )}
            {online !== null && <online.MenuItems />}
            <Menu.Item
              className="menu-item"
              onClick={() => window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))}
            >
              <Icon name="menu" /> Keys
            </Menu.Item>
          </MenuPopup>
        </Menu.Root>
        <SettingsMenu />
        {putting && (
          <Suspense>
            <PutOnline onClose={() => setPutting(false)} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** The tiles that the phase allows, as small hexes. */
function PhaseTiles() {
  const { info, view } = useTable();
  const colours = phaseColours(info, view.phase);
  return (
    <span className="top-hexes" role="img" aria-label={`${colours.join(', ')} tiles`}>
      {colours.map((colour) => (
        <i key={colour} style={{ background: `var(--tile-${colour})` }} />
      ))}
    </span>
  );
}
