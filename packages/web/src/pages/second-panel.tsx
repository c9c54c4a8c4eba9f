import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { changeSettings, settings, watchSettings } from '../settings/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { NarrowPanel } from '../ui/narrow-panel.ts';
import './second-panel.css';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly Panel: ComponentType;
}

/** On a wide screen a second panel beside the first, chosen by the player. */
export function SecondPanel({ panels }: { readonly panels: readonly Entry[] }) {
  const { second } = useSyncExternalStore(watchSettings, settings);
  const current = panels.find(({ id }) => id === second) ?? panels[0];
  if (second === '' || current === undefined) {
    return (
      <aside className="second-closed" aria-label="Second panel">
        <button
          type="button"
          className="button"
          onClick={() => changeSettings({ second: panels[0]?.id ?? 'stock' })}
        >
          <Icon name="plus" size={16} /> Second panel
        </button>
      </aside>
    );
  }
  return (
    <Tabs.Root
      render={<aside aria-label="Second panel" />}
      className="second"
      value={current.id}
      onValueChange={(value) => {
        if (typeof value === 'string') changeSettings({ second: value });
      }}
    >
      <div className="second-head">
        <Tabs.List className="table-tabs" aria-label="Second panel" activateOnFocus>
          {panels.map(({ id, name }) => (
            <Tabs.Tab key={id} value={id} className="table-tab">
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label="Close the second panel"
          onClick={() => changeSettings({ second: '' })}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      {panels.map(({ id, Panel }) => (
        <Tabs.Panel key={id} value={id} className={`table-panel table-panel-${id}`}>
          <Suspense fallback={<p className="page-wait">…</p>}>
            <NarrowPanel value={true}>
              <Panel />
            </NarrowPanel>
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
