import { Dialog } from '@base-ui/react/dialog';
import { useTable } from '../../game/table-context.ts';
import { WhoDialog } from '../account/who-dialog.tsx';
import { call } from '../api.ts';
import { GoingOnFields, useGoingOn } from '../tables/going-on.tsx';
import { useOpenTable } from '../tables/use-open-table.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { TroubleNotice } from '../ui/notice.tsx';
import '../../pages/dialog.css';
import '../../pages/new-game-dialog.css';
import '../ui/page.css';

/** The game of this screen goes on as an online table; the one here stays as it is. */
export function PutOnline({ onClose }: { onClose(): void }) {
  const { session, view } = useTable();
  const [choice, setChoice] = useGoingOn(view.players[0]?.id ?? '');
  const { doing, submit } = useOpenTable('to put this game online', () =>
    call('importTable', { body: { game: session.table.record, ...choice } }),
  );
  return (
    <>
      <Dialog.Root
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className="dialog-backdrop" />
          <Dialog.Popup className="dialog">
            <Dialog.Title className="dialog-title">Put this game online</Dialog.Title>
            <form className="new-game" onSubmit={submit}>
              <p className="muted">
                It goes on from here as a table of this server. The others take their seats there, and the
                game in this browser stays as it is.
              </p>
              <GoingOnFields players={view.players} choice={choice} onChange={setChoice} />
              <TroubleNotice trouble={doing.trouble} />
              <DialogButtons verb="Put it online" busy={doing.busy} />
            </form>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <WhoDialog />
    </>
  );
}
