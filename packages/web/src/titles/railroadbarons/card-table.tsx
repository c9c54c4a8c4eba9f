import { useTable } from '../../game/table-context.ts';
import { useCards, useChoices } from './cards.ts';
import { HoldingCard } from './holding-card.tsx';
import { InvestorChip } from './investor-chip.tsx';
import { Portfolio } from './portfolio.tsx';
import { ShareTrack } from './share-track.tsx';
import { StackCard } from './stack-card.tsx';
import './card-table.css';

/** The whole game on one screen: a table of cards instead of a map. */
export function CardTable() {
  const { view } = useTable();
  const { holdings, lastRound } = useCards();
  const choices = useChoices();
  const trading = choices.some(({ action }) => typeof action.percent === 'number');
  return (
    <div className={trading ? 'barons barons-is-trading' : 'barons'}>
      {lastRound !== null && <p className="barons-end">{lastRound}</p>}
      {trading && <p className="barons-hint">Tap a framed certificate to buy or sell.</p>}
      <ShareTrack />
      <div className="barons-holdings">
        {holdings.map((holding) => (
          <HoldingCard key={holding.id} holding={holding} />
        ))}
      </div>
      <div className="barons-rest">
        <StackCard />
        <Selection />
        <div className="barons-players">
          {view.players.map((player, seat) => (
            <Portfolio key={player.id} player={player} seat={seat} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The investors that nobody has been given yet. */
function Selection() {
  const { investors, selection } = useCards();
  if (selection === null) return null;
  return (
    <section className="barons-selection" aria-label="Investors">
      <h2>
        Investors <span className="muted figures">{4 - selection.pick} to be given out</span>
      </h2>
      <div className="barons-hand">
        {investors
          .filter(({ at }) => at === 'table')
          .map(({ id }) => (
            <InvestorChip key={id} id={id} />
          ))}
      </div>
    </section>
  );
}
