import { Menu } from '@base-ui/react/menu';
import { useEffect, useRef, useState } from 'react';
import { MenuPopup } from '../ui/menu-popup.tsx';
import type { PanelEntry } from '../ui/online-parts.ts';
import './more-panels.css';

/** What does not fit is cut off between two tabs, never within a word. */
function cutBetween(list: HTMLElement, tabs: readonly HTMLElement[]): void {
  const { scrollLeft, clientWidth, scrollWidth } = list;
  const whole = tabs
    .map(({ offsetLeft, offsetWidth }) => [offsetLeft - scrollLeft, offsetLeft + offsetWidth - scrollLeft])
    .filter(([from = 0, to = 0]) => from >= 0 && to <= clientWidth);
  const [from = 0] = whole[0] ?? [];
  const [, to = clientWidth] = whole.at(-1) ?? [];
  list.style.maskImage =
    scrollWidth <= clientWidth
      ? ''
      : `linear-gradient(to right, transparent ${from}px, #000 ${from}px ${to}px, transparent ${to}px)`;
}

/** Where the tabs do not all fit: the others as a list. */
export function MorePanels(props: { readonly panels: readonly PanelEntry[]; onChoose(id: string): void }) {
  const { panels, onChoose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  useEffect(() => {
    const list = button.current?.parentElement?.querySelector<HTMLElement>('.table-tabs');
    if (list === null || list === undefined) return;
    const look = () => {
      const tabs = [...list.querySelectorAll<HTMLElement>('.table-tab')];
      const left = tabs[0]?.offsetLeft ?? 0;
      cutBetween(list, tabs);
      const out = tabs.flatMap(({ offsetLeft, offsetWidth }, index) =>
        offsetLeft + offsetWidth - left > list.clientWidth ? [panels[index]?.id ?? ''] : [],
      );
      setHidden((old) => (old.join() === out.join() ? old : out));
    };
    const watch = new ResizeObserver(look);
    watch.observe(list);
    for (const tab of list.children) watch.observe(tab);
    list.addEventListener('scroll', look);
    return () => {
      watch.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [panels]);
  const isShort = hidden.length > 0;
  // The button takes room from the tabs: the current one stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the button comes or goes
  useEffect(() => {
    button.current?.parentElement
      ?.querySelector('.table-tab[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShort]);
  const others = panels.filter(({ id }) => hidden.includes(id));
  return (
    <Menu.Root>
      <Menu.Trigger ref={button} className="tabs-more" hidden={!isShort} aria-label="More panels">
        More
        {others.map(({ id, Mark }) => Mark !== undefined && <Mark key={id} />)}
      </Menu.Trigger>
      <MenuPopup label="More panels">
        {others.map(({ id, name, Mark }) => (
          <Menu.Item key={id} className="menu-item" onClick={() => onChoose(id)}>
            {name}
            {Mark !== undefined && <Mark />}
          </Menu.Item>
        ))}
      </MenuPopup>
    </Menu.Root>
  );
}
