import type { DebtView } from '@roundhouse/titles';
import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import './debts.css';

/** The debts of the treaty: what a token costs, what is paid, and what the rest will cost at the end. */
export function Debts({ debts }: { readonly debts: DebtView }) {
  const { info, money } = useTable();
  return (
    <section className="rg-section">
      <h2>Debts</h2>
      <p className="rg-note">
        {debts.treaty ? (
          <>
            A debt token costs <b className="figures">{money(debts.price)}</b>; the price rises a space after
            each operating round.
          </>
        ) : (
          <>There are none before the Treaty of Boston. The price will begin at {money(debts.price)}.</>
        )}
      </p>
      <ul className="rg-debts">
        {debts.debtors.map(({ company, owed, paid, penalty }) => (
          <li key={company}>
            <CompanyBadge id={company} text={info.companies[company]} size={26} />
            <span className="rg-debtor">{info.companies[company]?.name ?? company}</span>
            <span className="rg-tokens" role="img" aria-label={`${paid} paid, ${owed} owed`}>
              {Array.from({ length: paid }, (_, i) => `paid-${i}`).map((key) => (
                <i key={key} className="rg-token rg-paid" />
              ))}
              {Array.from({ length: owed }, (_, i) => `owed-${i}`).map((key) => (
                <i key={key} className="rg-token" />
              ))}
            </span>
            <span className="rg-penalty">
              {owed > 0
                ? `${penalty} ${penalty === 1 ? 'step' : 'steps'} down at the end`
                : debts.treaty
                  ? 'all paid'
                  : 'no debt yet'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
