import type { Trouble } from '../trouble.ts';
import '../../turn/notices.css';

/** Why something came to nothing. */
export function TroubleNotice(props: { readonly trouble: Trouble | null; onRetry?(): void }) {
  const { trouble, onRetry } = props;
  if (trouble === null) return null;
  return (
    <p className="notice notice-bad" role="alert">
      <span>{trouble.message}</span>
      {onRetry !== undefined && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  );
}

/** That something is done. */
export function DoneNotice({ children }: { readonly children: string | null }) {
  return (
    <p className={children === null ? 'hidden-label' : 'notice'} role="status">
      {children}
    </p>
  );
}

/** Until the first answer: that it is being asked for, or why it does not come. */
export function Waiting(props: { readonly trouble: Trouble | null; onRetry(): void }) {
  const { trouble, onRetry } = props;
  return trouble === null ? (
    <p className="online-wait" role="status">
      One moment…
    </p>
  ) : (
    <TroubleNotice trouble={trouble} onRetry={onRetry} />
  );
}
