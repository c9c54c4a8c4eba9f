import { NumberField } from '@base-ui/react/number-field';
import { Popover } from '@base-ui/react/popover';
import type { Choice, Range } from '@roundhouse/engine/play';
import { type ReactNode, useState } from 'react';
import { useTable } from '../../game/table-context.ts';
import { atInvestor, type InvestorView, useCards, useChoices } from './cards.ts';
import { Spot } from './spot.tsx';
import './investor-chip.css';

/** An investor, wherever it lies. */
export function InvestorChip({ id }: { readonly id: string }) {
  const { money } = useTable();
  const { investors, selection } = useCards();
  const choices = atInvestor(useChoices(), id);
  const investor = investors.find((card) => card.id === id);
  if (investor === undefined) return null;
  const named = selection?.named?.investor === id ? selection.named.value : null;
  const className = named === null ? 'barons-investor' : 'barons-investor barons-named';
  const content = (
    <>
      <b className="figures">{money(investor.face)}</b>
      <span className="figures">{named === null ? brings(investor) : `for ${money(named)}`}</span>
    </>
  );
  const label = `${investor.name}: ${investor.text}`;
  const [naming] = choices;
  if (naming?.range !== undefined) {
    return (
      <NamingSpot
        choice={naming}
        range={naming.range}
        investor={investor}
        className={className}
        label={label}
      >
        {content}
      </NamingSpot>
    );
  }
  return (
    <Spot className={className} choices={choices} id={id} label={label}>
      {content}
    </Spot>
  );
}

function brings({ bonus, kind, used }: InvestorView): string {
  if (bonus > 0) return `+${bonus}`;
  if (kind === 'priority') return used ? 'used' : '★';
  return 'MS&C';
}

/** Naming an investor begins with its face value. */
function NamingSpot(props: {
  readonly choice: Choice;
  readonly range: Range;
  readonly investor: InvestorView;
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const { choice, range, investor, className, label, children } = props;
  const { session, names } = useTable();
  const [value, setValue] = useState(investor.face);
  const action = { ...choice.action, [range.field]: value };
  return (
    <Popover.Root>
      <Popover.Trigger className={`${className} spot`} data-spot={investor.id}>
        {children}
        <span className="unseen">{label} Name it</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} className="popup-layer">
          <Popover.Popup className="popup" aria-label={label}>
            <p className="spot-label">{label}</p>
            <div className="barons-naming">
              <NumberField.Root value={value} onValueChange={(next) => setValue(next ?? 0)} min={range.min}>
                <NumberField.Input className="field barons-naming-value" aria-label="Its value" />
              </NumberField.Root>
              <button
                type="button"
                className="button button-main"
                data-action="name-investor"
                onClick={() => session.act(action)}
              >
                {session.title.sentences.action(action, names)}
              </button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
