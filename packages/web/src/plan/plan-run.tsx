import type { Trial } from '@roundhouse/engine/play';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { routeColour } from '../run/draft.ts';
import { RouteLine } from '../turn/route-line.tsx';
import { Icon } from '../ui/icon.tsx';
import { TrainChip } from '../ui/train-chip.tsx';
import { withTrains } from './plan.ts';
import { usePlanner } from './planner.ts';
import { usePlannedRoutes, useRunningCompanies } from './use-planned-routes.ts';

/** The best routes of a company with the plan, and what they would earn. */
export function PlanRun({ trial }: { readonly trial: Trial }) {
  const { info, view, names, money } = useTable();
  const { planner, plan } = usePlanner();
  const companies = useRunningCompanies();
  const { company, planned, now } = usePlannedRoutes(trial);
  if (company === null) return null;
  const difference = planned !== null && now !== null ? planned.revenue - now.revenue : null;
  return (
    <section className="plan-run" aria-label="Best routes">
      <fieldset className="plan-row" aria-label="Company">
        {companies.map((id) => (
          <button
            key={id}
            type="button"
            className="plan-company"
            aria-pressed={id === company}
            aria-label={names(id)}
            title={info.companies[id]?.name ?? id}
            onClick={() => planner.change({ ...plan, company: id })}
          >
            <CompanyBadge id={id} text={info.companies[id]} size={28} />
          </button>
        ))}
      </fieldset>
      <Trains company={company} />
      {info.phases.length > 0 && (
        <label className="plan-phase">
          Values of phase
          <select
            className="field"
            value={plan.phase ?? ''}
            onChange={(event) =>
              planner.change({ ...plan, phase: event.target.value === '' ? null : event.target.value })
            }
          >
            <option value="">{view.phase} (now)</option>
            {info.phases
              .filter(({ name }) => name !== view.phase)
              .map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      )}
      <p className="plan-sum figures" role="status">
        <span>{names(company)} would earn</span>
        <strong>{planned === null ? '…' : money(planned.revenue)}</strong>
        {difference !== null && (
          <span className="muted">
            {difference === 0
              ? `as now`
              : `${money(now?.revenue ?? 0)} now, ${difference > 0 ? '+' : ''}${money(difference)}`}
          </span>
        )}
      </p>
      {planned !== null && !planned.proven && (
        <p className="muted">The search was cut short: there may be better routes.</p>
      )}
      <ul className="run-routes">
        {(planned?.routes ?? []).map((route, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two trains may run alike
          <li key={index} className="run-item">
            <div className="run-route">
              <RouteLine type={route.train} path={route.path} report={route} colour={routeColour(index)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The trains that run: those of the company, or any others. */
function Trains({ company }: { readonly company: string }) {
  const { info, view } = useTable();
  const { planner, plan } = usePlanner();
  const own = view.companies.find(({ id }) => id === company)?.trains.map(({ type }) => type) ?? [];
  const chosen = plan.trains[company];
  const trains = chosen ?? own;
  const set = (kinds: readonly string[] | null) => planner.change(withTrains(plan, company, kinds));
  return (
    <fieldset className="plan-row plan-trains" aria-label="Trains">
      <span className="plan-trains-part">
        {trains.length === 0 && <span className="muted">no train</span>}
        {trains.map((type, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: trains of one kind are alike
            key={index}
            type="button"
            className="plan-train"
            aria-label={`Without this ${type}-train`}
            onClick={() => set(trains.filter((_, other) => other !== index))}
          >
            <TrainChip type={type} />
            <Icon name="close" size={12} />
          </button>
        ))}
      </span>
      <span className="plan-trains-part">
        <span className="muted">add</span>
        {info.trains.map(({ type }) => (
          <button
            key={type}
            type="button"
            className="plan-train"
            aria-label={`With one more ${type}-train`}
            disabled={trains.length >= 8}
            onClick={() => set([...trains, type])}
          >
            <TrainChip type={type} look="place" />
          </button>
        ))}
      </span>
      {chosen !== undefined && (
        <button type="button" className="link" onClick={() => set(null)}>
          its own trains
        </button>
      )}
    </fieldset>
  );
}
