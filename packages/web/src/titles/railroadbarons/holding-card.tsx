import { useEffect, useRef } from 'react';
import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { ChoiceList } from '../../turn/choice-groups.tsx';
import type { Money } from '../../ui/money.ts';
import { atCertificate, atRailroad, type HoldingView, ofType, useCards, useChoices } from './cards.ts';
import { InvestorChip } from './investor-chip.tsx';
import { RailroadCard } from './railroad-card.tsx';
import { Spot } from './spot.tsx';
import { TokenRows } from './token-board.tsx';
import './holding-card.css';

/** A holding with its charter, tokens, railroads, investors and certificates. */
export function HoldingCard({ holding }: { readonly holding: HoldingView }) {
  const { info, money } = useTable();
  const { turn } = useCards();
  const choices = useChoices();
  const acts = turn?.holding === holding.id;
  const { id, short, value, railroads, investors } = holding;
  const card = useRef<HTMLElement>(null);
  // Whose turn it is must be in sight, also where the screen is small.
  useEffect(() => {
    if (acts) card.current?.scrollIntoView({ block: 'nearest' });
  }, [acts]);
  const state = acts ? 'barons-acts' : value === null ? 'barons-unstarted' : '';
  return (
    <article ref={card} className={`barons-holding ${state}`} aria-label={holding.name} data-holding={id}>
      <header className="barons-head" title={holding.name}>
        <CompanyBadge id={id} text={info.companies[id]} size={34} />
        <h2>{short}</h2>
        <strong className="barons-value figures">{value === null ? '–' : money(value)}</strong>
      </header>
      <Charter holding={holding} />
      <Certificates holding={holding} />
      <TokenRows holding={holding} placing={{ ...holding.tokens, network: 0 }} />
      <div className="barons-cards">
        {railroads.map((railroad) => (
          <RailroadCard
            key={railroad.id}
            railroad={railroad}
            choices={atRailroad(choices, railroad.id, railroad.side)}
          />
        ))}
        {investors.map((investor) => (
          <InvestorChip key={investor} id={investor} />
        ))}
      </div>
      {acts && ofType(choices, 'dividend').length > 0 && (
        <div className="barons-dividend">
          <span className="figures">Revenue {money(holding.revenue)}</span>
          <ChoiceList choices={ofType(choices, 'dividend')} />
        </div>
      )}
    </article>
  );
}

/** Who directs it, what it has and what it earns. */
function Charter({ holding }: { readonly holding: HoldingView }) {
  const { names, money } = useTable();
  const { director, operating, treasury, revenue, initialPrice } = holding;
  if (initialPrice === null) return <p className="barons-charter muted">not started</p>;
  return (
    <p className="barons-charter">
      <span title="Director">{director === null ? 'no director' : names(director)}</span>
      {operating ? (
        <span className="figures">
          <b>{money(treasury)}</b> <span className="muted">earns {money(revenue)}</span>
        </span>
      ) : (
        <span className="muted figures">initial {money(initialPrice)}</span>
      )}
    </p>
  );
}

const worthOf = ({ value }: HoldingView, percent: number, money: Money): string =>
  value === null ? '' : `, ${money((value * percent) / 10)}`;

/** The four certificates, as wide as what is on them, in the colour of their holder. */
function Certificates({ holding }: { readonly holding: HoldingView }) {
  const { names, view, money } = useTable();
  const choices = useChoices();
  return (
    <div className="barons-certificates">
      {holding.certificates.map(({ percent, holder }) => {
        const seat = view.players.findIndex(({ id }) => id === holder);
        const owner = holder === 'bank' ? 'the bank' : names(holder);
        return (
          <Spot
            key={percent}
            className={`barons-certificate barons-of-${seat}`}
            choices={atCertificate(choices, holding.id, percent)}
            id={`${holding.id}-${percent}`}
            label={`${percent}% of ${holding.short}, ${owner}${worthOf(holding, percent, money)}`}
          >
            <b className="figures">{percent}</b>
            <span className="barons-owner">
              {seat < 0 ? (holder === 'bank' ? 'bank' : money(450)) : owner}
            </span>
          </Spot>
        );
      })}
    </div>
  );
}
