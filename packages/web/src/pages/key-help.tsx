import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import { isTyping } from '../ui/is-typing.ts';
import { KEY_HELP } from './use-keys.ts';
import './dialog.css';

/** The keys, shown by the question mark. */
export function KeyHelp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) setOpen(true);
    };
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, []);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">Keys</Dialog.Title>
          <table className="list">
            <tbody>
              {KEY_HELP.map(([keys, text]) => (
                <tr key={keys}>
                  <th scope="row">{keys}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="dialog-buttons">
            <Dialog.Close className="button">Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
