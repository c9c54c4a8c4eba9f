import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTable } from '../../game/table-context.ts';
import type { DecisionProps } from '../panels.ts';
import { type HoldingView, useCards } from './cards.ts';
import { firstDraft, placeable, togglePlace } from './placing.ts';
import { TokenRows } from './token-board.tsx';

/** The circles of the holding whose turn it is, to be filled by clicks. */
export function PlaceTokens(props: DecisionProps) {
  const { holdings, turn } = useCards();
  const holding = holdings.find(({ id }) => id === turn?.holding);
  return holding === undefined ? null : (
    <Placing key={JSON.stringify([holding.id, holding.tokens])} holding={holding} {...props} />
  );
}

function Placing({ holding, choices, dock }: DecisionProps & { readonly holding: HoldingView }) {
  const { session, names } = useTable();
  const [draft, setDraft] = useState(() => firstDraft(holding, choices));
  const legal = placeable(choices, draft);
  const { idle } = holding.tokens;
  const left = idle - draft.add - draft.keep - draft.network;
  return (
    <section className="barons-placing" data-holding={holding.id} aria-label="Tokens">
      <TokenRows
        holding={holding}
        placing={draft}
        onPlace={(row, count) => setDraft(togglePlace(draft, row, count, idle))}
      />
      {dock !== null &&
        createPortal(
          <button
            type="button"
            className="button button-main"
            disabled={legal === undefined}
            data-action="place-tokens"
            onClick={() => legal !== undefined && session.act(legal)}
          >
            {legal === undefined
              ? `${left} left to place`
              : `Place ${session.title.sentences.action(legal, names)}`}
          </button>,
          dock,
        )}
    </section>
  );
}
