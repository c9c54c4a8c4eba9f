import { Popover } from '@base-ui/react/popover';
import type { Choice } from '@roundhouse/engine/play';
import type { ReactNode } from 'react';
import { ChoiceList } from '../../turn/choice-groups.tsx';

/** A thing on the table; where something can be done with it, a button that offers it. */
export function Spot(props: {
  readonly choices: readonly Choice[];
  /** What it is, in words. */
  readonly label: string;
  readonly className: string;
  readonly id: string;
  readonly children: ReactNode;
}) {
  const { choices, label, className, id, children } = props;
  if (choices.length === 0) {
    return (
      <span className={className} title={label}>
        {children}
      </span>
    );
  }
  return (
    <Popover.Root>
      <Popover.Trigger className={`${className} spot`} data-spot={id}>
        {children}
        <span className="unseen">{label}, choose</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} className="popup-layer">
          <Popover.Popup className="popup" aria-label={label}>
            <p className="spot-label">{label}</p>
            <ChoiceList choices={choices} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
