import { type ReactNode, useEffect, useState } from 'react';
import { MessageBar } from '../ui/message-bar.tsx';
import { useImport } from './use-import.ts';
import './drop-zone.css';

/** A game can be dropped anywhere on the page. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const [over, setOver] = useState(false);
  const take = useImport();
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
      <MessageBar />
    </>
  );
}
