import type { CompanyView } from '../../contract.ts';
import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { TrainChip } from '../../ui/train-chip.tsx';
import { useMidwestTable, usePlayerName } from './midwest-table.ts';

/** Systems beside the corporations that they are made of, and companies in receivership. */
export function Companies() {
  const { view } = useTable();
  const { systems, receiverships } = useMidwestTable();
  const nameOf = usePlayerName();
  const company = (id: string) => view.companies.find((one) => one.id === id);
  return (
    <section className="mw-section">
      <h2>Systems and receiverships</h2>
      {systems.length + receiverships.length === 0 && (
        <p className="mw-note">No corporations have merged, and none is in receivership.</p>
      )}
      <ul className="mw-list">
        {systems.map(({ id, parents }) => (
          <li key={id}>
            <Named id={id} />
            <span className="mw-parents">
              {parents.map((parent, at) => (
                <span key={parent}>
                  {at > 0 && '+ '}
                  <Named id={parent} />
                </span>
              ))}
            </span>
            <Facts company={company(id)} />
          </li>
        ))}
        {receiverships.map(({ company: id, receiver, borrows }) => (
          <li key={id} className="mw-receivership">
            <Named id={id} />
            <strong>in receivership</strong>
            <span className="mw-note">
              {nameOf(receiver)} decides
              {borrows ? '; it runs a borrowed D train and keeps what it earns' : ''}
            </span>
            <Facts company={company(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Named({ id }: { readonly id: string }) {
  const { info } = useTable();
  return (
    <span className="mw-named" title={info.companies[id]?.name}>
      <CompanyBadge id={id} text={info.companies[id]} size={28} /> {id}
    </span>
  );
}

function Facts({ company }: { readonly company: CompanyView | undefined }) {
  const { money } = useTable();
  const nameOf = usePlayerName();
  if (company === undefined) return null;
  const { price, cash, president, trains } = company;
  return (
    <span className="mw-facts figures">
      {president !== null && <span>{nameOf(president)}</span>}
      {price !== null && <span>price {money(price)}</span>}
      <span>treasury {money(cash)}</span>
      {trains.map(({ id, type }) => (
        <TrainChip key={id} type={type} />
      ))}
    </span>
  );
}
