import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { saveGame } from '../storage/games.ts';
import { type LocalGame, newStamp } from '../storage/local-game.ts';
import { Icon } from '../ui/icon.tsx';
import './game-notes.css';

/** Gives a game a name and a note. */
export function GameNotes({ game, onChange }: { readonly game: LocalGame; onChange(): void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(game.name ?? '');
  const [note, setNote] = useState(game.note ?? '');
  const keep = async () => {
    const { name: _name, note: _note, ...rest } = game;
    const named = {
      ...rest,
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
      stamp: newStamp(),
    };
    await saveGame(named, game.stamp);
    setOpen(false);
    onChange();
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className="button button-quiet button-icon"
        aria-label="Name and note"
        title="Name and note"
      >
        <Icon name="edit" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="popup-layer">
          <Popover.Popup className="popup">
            <Popover.Title className="hidden-label">Name and note</Popover.Title>
            <form
              className="game-notes"
              onSubmit={(event) => {
                event.preventDefault();
                void keep();
              }}
            >
              <label>
                Name
                <input
                  className="field"
                  maxLength={60}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              </label>
              <label>
                Note
                <input
                  className="field"
                  maxLength={200}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                />
              </label>
              <button type="submit" className="button button-main">
                Save
              </button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
