import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useImport } from './use-import.ts';
import './drop-zone.css';

/** A game can be dropped anywhere on the page. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const [over, setOver] = useState(false);
  const { problem, take, dismiss } = useImport();
  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void take(file);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [take]);
  return (
    <>
      {children}
      {over && <div className="drop-over">Drop the game here</div>}
      {problem !== null && (
        <div className="drop-problem notice notice-bad" role="alert">
          <span>{problem}</span>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="Dismiss"
            onClick={dismiss}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </>
  );
}
