import { useSyncExternalStore } from 'react';
import { keepAgain } from './games.ts';
import { keeping, watchKeeping } from './keeping.ts';
import '../ui/warning-bar.css';

/** Says as long as it is so that what is played here is not kept. */
export function KeepingBar({ onFile }: { onFile?(): void }) {
  const state = useSyncExternalStore(watchKeeping, keeping);
  if (state.kept) return null;
  return (
    <div className="keeping-bar warning-bar warning-bars" role="alert">
      <p>
        <strong>Not kept.</strong> This browser keeps no games: {state.reason}. You can play, but{' '}
        {onFile === undefined
          ? 'a game is gone when this page is closed, unless it is saved as a file.'
          : 'this game is gone when this page is closed. Saved as a file, it can be opened again.'}
      </p>
      {onFile !== undefined && (
        <button type="button" className="button button-main" onClick={onFile}>
          Save as a file
        </button>
      )}
      <button type="button" className="button" onClick={() => void keepAgain()}>
        Try again
      </button>
    </div>
  );
}
