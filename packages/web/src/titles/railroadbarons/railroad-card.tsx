import type { Choice } from '@roundhouse/engine/play';
import { useTable } from '../../game/table-context.ts';
import type { RailroadView } from './cards.ts';
import { Spot } from './spot.tsx';
import './railroad-card.css';

export const lifeOf = ({ obsoleteAt }: Pick<RailroadView, 'obsoleteAt'>): string =>
  obsoleteAt === null ? 'never obsolete' : `obsolete at level ${obsoleteAt}`;

/** A railroad: its level, what it earns, and what ends it. */
export function RailroadCard(props: {
  readonly railroad: RailroadView;
  readonly choices: readonly Choice[];
  /** With its cost, as it lies in the stack. */
  readonly priced?: boolean;
}) {
  const { railroad, choices, priced = false } = props;
  const { money } = useTable();
  const { id, name, side, level, cost, income, obsoleteAt } = railroad;
  return (
    <Spot
      className={`barons-railroad barons-level-${level}`}
      choices={choices}
      id={`${id}-${side}`}
      label={`${name}, level ${side}, ${priced ? `costs ${money(cost)}, ` : ''}earns ${money(income)}, ${lifeOf(railroad)}`}
    >
      <b className="barons-side">{side}</b>
      <span className="barons-railroad-name">{name}</span>
      <span className="barons-railroad-facts figures">
        {priced && <span className="barons-cost">{money(cost)}</span>}
        <span>+{income}</span>
        <span className="barons-life">{obsoleteAt === null ? '∞' : `†${obsoleteAt}`}</span>
      </span>
    </Spot>
  );
}
