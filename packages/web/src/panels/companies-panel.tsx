import type { CompanyView } from '../contract.ts';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { Worded } from '../rules/worded.tsx';
import './companies-panel.css';

const ORDER: Readonly<Record<CompanyView['status'], number>> = {
  floated: 0,
  started: 1,
  unstarted: 2,
  unavailable: 3,
  closed: 4,
};
const STATUS: Readonly<Record<CompanyView['status'], string>> = {
  floated: '',
  started: 'started',
  unstarted: 'not started',
  unavailable: 'not available yet',
  closed: 'closed',
};

/** A card for each company, those at work first and in the order of operation. */
export function CompaniesPanel() {
  const { view } = useTable();
  const turn = [view.operating, ...view.queue];
  const rank = ({ id, status, price }: CompanyView): number => {
    const at = turn.indexOf(id);
    return ORDER[status] * 10000 + (at >= 0 ? at : 5000 - (price ?? 0));
  };
  return (
    <div className="panel-body companies">
      {[...view.companies]
        .sort((a, b) => rank(a) - rank(b))
        .map((company) => (
          <CompanyCard key={company.id} company={company} />
        ))}
    </div>
  );
}

const operatesAfter = (others: number): string =>
  others === 0 ? 'operates next' : `operates after ${others} ${others === 1 ? 'other' : 'others'}`;

function CompanyCard({ company }: { readonly company: CompanyView }) {
  const { info, names, view, money } = useTable();
  const text = info.companies[company.id];
  const waits = view.queue.indexOf(company.id);
  const note =
    view.operating === company.id
      ? 'operating now'
      : waits >= 0
        ? operatesAfter(waits)
        : company.toFloat > 0
          ? `${company.toFloat}% more must be sold to operate`
          : STATUS[company.status];
  return (
    <article className={`company company-${company.status}`} style={{ borderTopColor: text?.color }}>
      <header>
        <CompanyBadge id={company.id} text={text} size={38} />
        <div>
          <h2>{names(company.id)}</h2>
          <p className="muted">{text?.name}</p>
          {company.note !== undefined && <p className="company-particular">{company.note}</p>}
        </div>
        <span className="company-note">{note}</span>
      </header>
      <dl className="figures">
        <Fact label={info.terms.president} value={names(company.president ?? company.decidedBy ?? '–')} />
        <Fact label="Treasury" value={money(company.cash)} />
        <Fact label="Share price" value={company.price === null ? '–' : money(company.price)} />
        <Fact label="Par" value={company.par === null ? '–' : money(company.par)} />
        <Fact label="Last revenue" value={company.lastRevenue === null ? '–' : money(company.lastRevenue)} />
        {info.geography !== null && <Fact label="Stations left" value={String(company.stationsLeft)} />}
        {text?.home !== undefined && company.status !== 'floated' && <Fact label="Home" value={text.home} />}
      </dl>
      <p className="company-trains">
        {company.trains.length === 0 && company.status === 'floated' ? (
          <span className="muted">no {info.terms.trains.toLowerCase()}</span>
        ) : (
          company.trains.map(({ id, type }) => (
            <span key={id} className="train-card">
              {type}
            </span>
          ))
        )}
        {company.privates.map((id) => (
          <span key={id} className="private-chip">
            {names(id)}
          </span>
        ))}
      </p>
    </article>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>
        <Worded text={label} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
