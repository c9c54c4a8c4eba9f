import type { RouteQuestion, RouteReport, Trial } from '@roundhouse/engine/play';
import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { solve } from '../worker/ask-worker.ts';
import { usePlanner } from './planner.ts';

/** Best routes, looked for by the worker; null until they are found. */
function useReport(question: RouteQuestion | null): RouteReport | null {
  const [found, setFound] = useState<{
    readonly question: RouteQuestion;
    readonly report: RouteReport;
  } | null>(null);
  useEffect(() => {
    if (question === null) return;
    let current = true;
    solve(question.problem).then((best) => {
      if (current) setFound({ question, report: question.report(best) });
    });
    return () => {
      current = false;
    };
  }, [question]);
  return found?.question === question ? found.report : null;
}

export interface PlannedRoutes {
  readonly company: string | null;
  /** With the plan; null while they are looked for, or where there are none. */
  readonly planned: RouteReport | null;
  /** With the map and the trains as they are. */
  readonly now: RouteReport | null;
}

/** The company that is planned for: chosen, or the one that operates, or the first there is. */
export function usePlannedCompany(): string | null {
  const { view } = useTable();
  const { plan } = usePlanner();
  const companies = useRunningCompanies();
  const wanted = plan.company ?? view.operating;
  return companies.find((id) => id === wanted) ?? companies[0] ?? null;
}

/** The companies that run trains and are not out of the game, those with a president first. */
export function useRunningCompanies(): readonly string[] {
  const { view, snapshot } = useTable();
  const { position } = snapshot;
  const ids = view.companies
    .filter(({ status }) => status !== 'closed' && status !== 'unavailable')
    .sort((a, b) => Number(b.president !== null) - Number(a.president !== null))
    .map(({ id }) => id)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which companies run trains never changes
  return useMemo(() => ids.split(',').filter((id) => position.routes(id) !== null), [ids]);
}

export function usePlannedRoutes(trial: Trial | null): PlannedRoutes {
  const { snapshot } = useTable();
  const company = usePlannedCompany();
  const { plan } = usePlanner();
  const trains = company === null ? undefined : plan.trains[company];
  const planned = useMemo(
    () => (company === null ? null : (trial?.routes(company, trains) ?? null)),
    [trial, company, trains],
  );
  const { position, view } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is the position
  const now = useMemo(() => (company === null ? null : position.routes(company)), [view, company]);
  return { company, planned: useReport(planned), now: useReport(now) };
}
