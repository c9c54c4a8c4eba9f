import type { ComponentType } from 'react';
import { LogPanel } from '../log/log-panel.tsx';
import { changeSettings } from '../settings/settings.ts';
import { useSettings } from '../settings/settings-menu.tsx';
import { Icon } from '../ui/icon.tsx';
import './table-talk.css';

/** Log and chat of a table online, in a strip under the map; who wants to read more makes it taller. */
export function TableTalk({ Chat }: { readonly Chat: ComponentType }) {
  const { tallTalk } = useSettings();
  const label = tallTalk ? 'Less of log and chat' : 'More of log and chat';
  return (
    <div className={tallTalk ? 'table-talk table-talk-tall' : 'table-talk'}>
      <LogPanel />
      <Chat />
      <button
        type="button"
        className="button button-quiet button-icon table-talk-size"
        aria-label={label}
        title={label}
        onClick={() => changeSettings({ tallTalk: !tallTalk })}
      >
        <Icon name={tallTalk ? 'down' : 'up'} size={16} />
      </button>
    </div>
  );
}
