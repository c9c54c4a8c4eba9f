import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTable } from '../game/table-context.ts';
import '../pages/dialog.css';
import './grave-dialog.css';

/** What ends a game, or somebody's part in it, is asked about first, with what it means. */
export function GraveDialog() {
  const { session, snapshot, names, money } = useTable();
  const { asking } = snapshot;
  return (
    <AlertDialog.Root
      open={asking !== null}
      onOpenChange={(open) => {
        if (!open) session.dismiss();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog grave">
          {asking !== null && (
            <>
              <AlertDialog.Title className="dialog-title grave-title">
                {session.title.sentences.action(asking.action, names)}?
              </AlertDialog.Title>
              <AlertDialog.Description render={<div />} className="grave-text">
                <p>This is what will happen:</p>
                <ul>
                  {asking.events
                    .flatMap((event) => session.title.sentences.event(event, names) ?? [])
                    .map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                </ul>
                <p className="figures">
                  Worth:{' '}
                  {Object.entries(asking.worth)
                    .sort(([, a], [, b]) => b - a)
                    .map(([player, worth]) => `${names(player)} ${money(worth)}`)
                    .join(' · ')}
                </p>
              </AlertDialog.Description>
              <div className="dialog-buttons">
                <AlertDialog.Close className="button">Not now</AlertDialog.Close>
                <button type="button" className="button button-grave" onClick={() => session.confirm()}>
                  {session.title.sentences.action(asking.action, names)}
                </button>
              </div>
            </>
          )}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
