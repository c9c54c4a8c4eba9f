import { createPortal } from 'react-dom';
import { useTable } from '../../game/table-context.ts';
import { ChoiceButton } from '../../turn/choice-button.tsx';
import type { DecisionProps } from '../panels.ts';
import { useCards } from './cards.ts';

/** The one or the other, each with what it is. */
export function MoneyOrInvestor({ choices, dock }: DecisionProps) {
  const { names, money } = useTable();
  const named = useCards().selection?.named ?? null;
  if (named === null || dock === null) return null;
  return createPortal(
    choices.map((choice) => (
      <ChoiceButton
        key={JSON.stringify(choice.action)}
        choice={choice}
        label={`Take ${choice.action.what === 'money' ? money(named.value) : names(named.investor).replace('The', 'the')}`}
      />
    )),
    dock,
  );
}
