import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { useMidwestTable, usePlayerName } from './midwest-table.ts';

/** Systems beside the corporations that they are made of, and companies in receivership. */
export function Companies() {
  const { info } = useTable();
  const { systems, receiverships } = useMidwestTable();
  const nameOf = usePlayerName();
  return (
    <section className="mw-section">
      <h2>Systems and receiverships</h2>
      {systems.length + receiverships.length === 0 && (
        <p className="mw-note">No corporations have merged, and none is in receivership.</p>
      )}
      <ul className="mw-list">
        {systems.map(({ id, parents }) => (
          <li key={id}>
            <CompanyBadge id={id} text={info.companies[id]} size={28} /> {info.companies[id]?.name ?? id}
            <span className="mw-note">made of {parents.join(' and ')}</span>
          </li>
        ))}
        {receiverships.map(({ company, receiver, borrows }) => (
          <li key={company}>
            <CompanyBadge id={company} text={info.companies[company]} size={28} /> {company}
            <span className="mw-note">
              in receivership: {nameOf(receiver)} decides{borrows ? '; it borrows a D train' : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
