import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { message, say, watchMessages } from './messages.ts';
import './message-bar.css';

export function MessageBar() {
  const text = useSyncExternalStore(watchMessages, message);
  if (text === null) return null;
  return (
    <div className="message-bar notice notice-bad" role="alert">
      <span>{text}</span>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label="Dismiss"
        onClick={() => say(null)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
