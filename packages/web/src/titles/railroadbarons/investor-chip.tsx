import { atInvestor, useCards, useChoices } from './cards.ts';
import { Spot } from './spot.tsx';
import './investor-chip.css';

/** An investor, wherever it lies. */
export function InvestorChip({ id }: { readonly id: string }) {
  const { investors, selection } = useCards();
  const choices = useChoices();
  const investor = investors.find((card) => card.id === id);
  if (investor === undefined) return null;
  const { name, face, bonus, text, used, kind } = investor;
  const named = selection?.named?.investor === id ? selection.named.value : null;
  const brings = bonus > 0 ? `+${bonus}` : kind === 'priority' ? (used ? 'used' : '★') : 'MS&C';
  return (
    <Spot
      className={`barons-investor ${named === null ? '' : 'barons-named'}`}
      choices={atInvestor(choices, id)}
      id={id}
      label={`${name}: ${text}`}
    >
      <b className="figures">${face}</b>
      <span className="figures">{named === null ? brings : `for $${named}`}</span>
    </Spot>
  );
}
