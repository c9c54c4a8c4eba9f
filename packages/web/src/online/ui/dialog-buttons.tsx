import { Dialog } from '@base-ui/react/dialog';

/** At the foot of a form in a dialog: leaves it, or does it. */
export function DialogButtons(props: {
  readonly verb: string;
  readonly busy: boolean;
  /** It cannot be taken back. */
  readonly grave?: boolean;
}) {
  const { verb, busy, grave = false } = props;
  return (
    <div className="dialog-buttons">
      <Dialog.Close className="button">Cancel</Dialog.Close>
      <button type="submit" className={`button ${grave ? 'button-grave' : 'button-main'}`} disabled={busy}>
        {verb}
      </button>
    </div>
  );
}
