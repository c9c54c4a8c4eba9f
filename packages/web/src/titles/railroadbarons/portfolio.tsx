import type { PlayerView } from '../../contract.ts';
import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { useCards } from './cards.ts';
import { InvestorChip } from './investor-chip.tsx';
import './portfolio.css';

/** What a player has. */
export function Portfolio({ player, seat }: { readonly player: PlayerView; readonly seat: number }) {
  const { view, info, money } = useTable();
  const { holdings, winners } = useCards();
  const owned = holdings.flatMap(({ id, certificates, director, value }) => {
    const sizes = certificates.filter(({ holder }) => holder === player.id).map(({ percent }) => percent);
    return sizes.length === 0 ? [] : [{ id, sizes, directs: director === player.id, value }];
  });
  const acts = view.acting.includes(player.id) ? 'barons-player-acts' : '';
  return (
    <section className={`barons-player barons-seat-${seat} ${acts}`} aria-label={player.name}>
      <h2>
        {player.name}
        {player.priority && <span title="Priority Deal"> ★</span>}
        {winners.includes(player.id) && ' wins'}
        <span className="barons-cash figures">{money(player.cash)}</span>
      </h2>
      <p className="muted figures barons-sums">
        worth {money(player.worth)} · {player.certificates} of {view.certificateLimit} certificates
      </p>
      <ul className="barons-owned figures">
        {owned.map(({ id, sizes, directs, value }) => (
          <li key={id}>
            <CompanyBadge id={id} text={info.companies[id]} size={22} />
            <span>
              {sizes.join('+')}%{directs && <b title="Director"> D</b>}
            </span>
            <span className="muted">
              {value !== null && money((value * sizes.reduce((sum, size) => sum + size, 0)) / 10)}
            </span>
          </li>
        ))}
      </ul>
      <div className="barons-hand">
        {player.privates.map((id) => (
          <InvestorChip key={id} id={id} />
        ))}
      </div>
    </section>
  );
}
