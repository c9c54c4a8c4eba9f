import { useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useImport } from './use-import.ts';

/** Opens a game from a file. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const take = useImport();
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="upload" /> Open a file
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="hidden-label"
        aria-label="Game file"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void take(file);
        }}
      />
    </>
  );
}
