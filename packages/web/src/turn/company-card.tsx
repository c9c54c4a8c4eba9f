import { deciderOf } from '../game/names.ts';
import { useTable } from '../game/table-context.ts';
import { TrainChip } from '../ui/train-chip.tsx';
import { nextTrains, rustNews, setsOff } from './train-outlook.ts';
import './company-card.css';

/** What a company has in its turn: trains and room for them, and what the next purchases of trains bring about. */
export function CompanyCard() {
  const { view, info, names, money, snapshot } = useTable();
  const company = view.companies.find(
    (one) => one.id === view.operating && deciderOf(one) === view.acting[0],
  );
  if (company === undefined || view.map === null) return null;
  const usual = info.phases.find(({ name }) => name === view.phase)?.trainLimit ?? null;
  const limit = company.trainLimit ?? usual;
  const rust = rustNews(view, info, names, snapshot.viewer);
  const lines = [
    { head: 'Next', text: nextTrains(view, money) },
    { head: 'Rusts', text: rust.text },
    { head: 'Sets off', text: setsOff(view, info) },
  ].filter(({ text }) => text !== '');
  const free = limit === null ? 0 : Math.max(0, limit - company.trains.length);
  return (
    <section
      className={view.step === 'trains' ? 'company-card company-buys' : 'company-card'}
      aria-label={`${names(company.id)} in its turn`}
    >
      <div className="company-card-trains">
        <span className="caption">{info.terms.trains}</span>
        {company.trains.map(({ id, type }) => (
          <TrainChip key={id} type={type} {...(rust.types.has(type) ? { look: 'rusting' as const } : {})} />
        ))}
        {Array.from({ length: free }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <TrainChip key={place} type="–" look="place" />
        ))}
        <span className="muted">
          {limit === null ? `${company.trains.length}` : `${company.trains.length} of ${limit}`}
        </span>
        <span className="company-card-facts figures">
          {company.price !== null && (
            <span>
              Price <strong>{money(company.price)}</strong>
            </span>
          )}
          <span>
            Stations <strong>{company.stationsLeft} left</strong>
          </span>
        </span>
      </div>
      {lines.length > 0 && (
        <dl className="company-card-outlook">
          {lines.map(({ head, text }) => (
            <div key={head}>
              <dt>{head}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
