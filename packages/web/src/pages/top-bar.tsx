import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { downloadRecord } from '../files/export.ts';
import { phaseColours } from '../game/phase-colours.ts';
import { useTable } from '../game/table-context.ts';
import { SettingsMenu } from '../settings/settings-menu.tsx';
import { Icon } from '../ui/icon.tsx';
import './top-bar.css';

/** Where the game is, and what can be done with it as a whole. */
export function TopBar({ children }: { readonly children: ReactNode }) {
  const { info, view, session, snapshot, money } = useTable();
  const { total, redo, live, shown } = snapshot;
  return (
    <header className="top-bar">
      <Link href="/" className="button button-quiet button-icon" aria-label="All games" title="All games">
        <Icon name="home" />
      </Link>
      <h1>{info.name}</h1>
      {children}
      <p className="top-round">
        <strong>{view.round}</strong>
        {view.phase !== null && (
          <span className="top-fact top-phase">
            <span className="top-phase-name">Phase {view.phase}</span>
            <PhaseTiles />
          </span>
        )}
        {view.bank !== null && <span className="top-fact figures top-bank">Bank {money(view.bank)}</span>}
        {!live && <span className="top-past">Move {shown}</span>}
      </p>
      <div className="top-actions">
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={live ? 'Undo' : 'Go on from here'}
          title={
            live
              ? 'Undo (U)'
              : `Go on from here (U): takes back the ${total - shown} moves after move ${shown}`
          }
          disabled={total === 0}
          onClick={() => session.undo()}
        >
          <Icon name="undo" />
        </button>
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
        <Menu.Root>
          <Menu.Trigger className="button button-quiet button-icon" aria-label="Game menu" title="Game menu">
            <Icon name="menu" />
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner sideOffset={6} align="end" className="popup-layer">
              <Menu.Popup className="popup">
                <Menu.Item className="menu-item" disabled={total === 0} onClick={() => session.undoTurn()}>
                  <Icon name="undo" /> Undo to the start of the turn
                </Menu.Item>
                <Menu.Item className="menu-item" onClick={() => downloadRecord(session.table.record)}>
                  <Icon name="download" /> Save as a file
                </Menu.Item>
                <Menu.Item
                  className="menu-item"
                  onClick={() => window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))}
                >
                  <Icon name="menu" /> Keys
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
        <SettingsMenu />
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
