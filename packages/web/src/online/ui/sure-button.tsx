import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import '../../pages/dialog.css';

/** A button that asks before it does what cannot be taken back. */
export function SureButton(props: {
  readonly children: ReactNode;
  readonly question: string;
  readonly text: string;
  /** What is done, on the button that does it. */
  readonly verb: string;
  readonly className?: string;
  readonly disabled?: boolean;
  onSure(): void;
}) {
  const {
    children,
    question,
    text,
    verb,
    className = 'button button-danger',
    disabled = false,
    onSure,
  } = props;
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={className} disabled={disabled}>
        {children}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{question}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className="dialog-buttons">
            <AlertDialog.Close className="button">Cancel</AlertDialog.Close>
            <AlertDialog.Close className="button button-grave" onClick={onSure}>
              {verb}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
