import { useEffect } from 'react';
import type { Session } from '../game/session.ts';
import { isTyping } from '../ui/is-typing.ts';

/** The table by keyboard: history, undo and the panels. */
export function useKeys(
  session: Session,
  panels: readonly string[],
  setPanel: (panel: string) => void,
): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || event.altKey) return;
      const { shown, total } = session.snapshot();
      const command = event.ctrlKey || event.metaKey;
      const panel = command ? undefined : panels[Number(event.key) - 1];
      // In menus, tabs and on the map the arrows have work of their own.
      const free =
        event.target === document.body ||
        (event.target instanceof Element && event.target.closest('.log, .history') !== null);
      if (command && event.key.toLowerCase() === 'z') event.shiftKey ? session.redo() : session.undo();
      else if (command) return;
      else if (event.key === 'u') session.undo();
      else if (event.key === 'U') session.undoTurn();
      else if (event.key === 'y') session.redo();
      else if (event.key === ',' || (free && event.key === 'ArrowLeft')) session.show(Math.max(0, shown - 1));
      else if (event.key === '.' || (free && event.key === 'ArrowRight')) session.show(shown + 1);
      else if (event.key === '<') session.show(0);
      else if (event.key === '>') session.show(total);
      else if (panel !== undefined) setPanel(panel);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, [session, panels, setPanel]);
}

export const KEY_HELP: readonly (readonly [string, string])[] = [
  ['1 … 9', 'Map, stock and the other panels'],
  [', and . (or ← →)', 'One move back or forward in history'],
  ['< and >', 'Start of the game, current position'],
  ['U, Ctrl+Z', 'Undo'],
  ['Shift+U', 'Undo to the start of the turn'],
  ['Y, Ctrl+Shift+Z', 'Redo'],
  ['Arrows on the map', 'Move the map, or go from one ringed hex to the next'],
  ['Enter', 'Pick a hex or a tile'],
  ['R, Shift+R', 'Turn the tile'],
  ['C', 'Confirm what you picked'],
  ['Escape', 'Cancel'],
  ['W', 'Explain the words of the line or button that has the focus, one after the other'],
  ['+ − 0', 'Zoom in, zoom out, show the whole map'],
  ['?', 'This list'],
];
