import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTable } from '../../game/table-context.ts';
import { useRoom } from './room-context.ts';
import '../../pages/dialog.css';

/** What can be taken back by agreement only is asked of everybody, so not by a slip. */
export function AskUndoDialog() {
  const { session, names } = useTable();
  const { room, seat, wantedBack } = useRoom();
  const { actions } = session.table;
  const first = wantedBack === null ? undefined : actions[wantedBack];
  const back = actions.length - (wantedBack ?? 0);
  return (
    <AlertDialog.Root
      open={first !== undefined}
      onOpenChange={(open) => {
        if (!open) room.wantBack(null);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog">
          {first !== undefined && wantedBack !== null && (
            <>
              <AlertDialog.Title className="dialog-title">
                Ask the others to take back {back === 1 ? 'the last move' : `the last ${back} moves`}?
              </AlertDialog.Title>
              <AlertDialog.Description>
                It would be {first.player === seat?.player ? 'your' : `${names(first.player)}’s`} turn again,
                before “{session.title.sentences.action(first, names)}”. All players have to agree.
              </AlertDialog.Description>
              <div className="dialog-buttons">
                <AlertDialog.Close className="button">Not now</AlertDialog.Close>
                <AlertDialog.Close
                  className="button button-main"
                  onClick={() => void room.askUndo(wantedBack)}
                >
                  Ask the others
                </AlertDialog.Close>
              </div>
            </>
          )}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
