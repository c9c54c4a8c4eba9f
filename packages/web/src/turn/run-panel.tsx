import type { Choice, GameEvent } from '@roundhouse/engine/play';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TitleInfo } from '../contract.ts';
import { useTable } from '../game/table-context.ts';
import { RefusalText } from '../rules/refusal-text.tsx';
import {
  type DraftDelivery,
  type DraftRoute,
  readRoutes,
  routeColour,
  runChoice,
  supplied,
  suppliesOf,
  withDeliveries,
  withRoutes,
} from '../run/draft.ts';
import { stopsOfPath } from '../run/edit-route.ts';
import { readStep } from '../run/track-map.ts';
import { Icon } from '../ui/icon.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import { useForecast } from '../worker/use-forecast.ts';
import { Deliveries } from './deliveries.tsx';
import { RouteLine } from './route-line.tsx';
import './run-panel.css';

type RunEvent = Extract<GameEvent, { type: 'run' }>;

/** The best routes first; every train that has none can be given one. */
function startRoutes(best: Choice, trains: readonly { readonly id: string }[]): DraftRoute[] {
  const routes = readRoutes(best.action) ?? [];
  const idle = trains.filter(({ id }) => !routes.some(({ train }) => train === id));
  return [...routes, ...idle.map(({ id }) => ({ train: id, path: [] }))];
}

/** The hexes from which cubes come. */
const depositsOf = ({ geography }: TitleInfo): string[] =>
  Object.entries(geography?.grid.data.hexes ?? {}).flatMap(([hex, { stops = [] }]) =>
    stops.some(({ type }) => type === 'deposit') ? [hex] : [],
  );

const deliveriesOf = ({ routes }: RunEvent): DraftDelivery[] =>
  routes.flatMap(({ train, deliveries = [] }) => deliveries.map(({ from, to }) => ({ train, from, to })));

/** The routes of the trains, with their stops and sums; a click on a stop of the map changes the chosen one. */
export function RunPanel(props: {
  readonly choices: readonly Choice[];
  /** Where the button to run stands, so that it is always in sight. */
  readonly dock: HTMLElement | null;
}) {
  const { choices, dock } = props;
  const { session, view, snapshot, info, names, money } = useTable();
  const { draft, setDraft, setReports } = useTableUi();
  const [kind, setKind] = useState(0);
  const kinds = choices.filter(({ action }) => (readRoutes(action) ?? []).length > 0);
  const best = kinds[kind] ?? runChoice(choices);
  const trains = view.companies.find(({ id }) => id === view.operating)?.trains;
  // Kinds that differ in what is done on the way leave the routes that somebody has drawn.
  const routesKey = JSON.stringify(best?.action.routes ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the choice
  const start = useMemo(
    () => (best === undefined ? [] : startRoutes(best, trains ?? [])),
    [routesKey, trains],
  );

  useEffect(() => {
    const [first] = start;
    setDraft(first === undefined ? null : { routes: start, train: first.train });
    return () => setDraft(null);
  }, [start, setDraft]);

  const routes = draft?.routes ?? start;
  const byHand = draft?.deliveries;
  const plain = kinds[0] ?? best;
  const action = useMemo(() => {
    if (best === undefined || plain === undefined) return null;
    return byHand === undefined
      ? withRoutes(best.action, routes)
      : withDeliveries(withRoutes(plain.action, routes), byHand);
  }, [best, plain, routes, byHand]);
  const refusal = useMemo(
    () => (action === null ? null : snapshot.position.judge(action)),
    [action, snapshot.position],
  );
  // One bad route does not hide what the others would earn: then each is asked about alone.
  const asked = useMemo(() => {
    if (action === null || best === undefined) return [];
    return refusal === null ? [action] : routes.map((route) => withRoutes(best.action, [route]));
  }, [action, best, refusal, routes]);
  const forecasts = useForecast(session, asked);
  const runs = useMemo(
    () =>
      forecasts?.map(({ events }) => events?.find((event): event is RunEvent => event.type === 'run')) ?? [],
    [forecasts],
  );
  const reports = useMemo(() => runs.flatMap((one) => one?.routes ?? []), [runs]);
  useEffect(() => {
    setReports(reports);
    return () => setReports([]);
  }, [reports, setReports]);
  const run = refusal === null ? runs[0] : undefined;
  if (best === undefined || plain === undefined || action === null) return null;
  const deposits = depositsOf(info);
  // Not known until the run has been tried out.
  const deliveries = byHand ?? (run === undefined ? null : deliveriesOf(run));
  const isLegal = (list: readonly DraftDelivery[]) =>
    snapshot.position.judge(withDeliveries(withRoutes(plain.action, routes), list)) === null;
  const changed = JSON.stringify(withRoutes(best.action, start)) !== JSON.stringify(action);
  const limitOf = (train: string) => trains?.find(({ id }) => id === train)?.type ?? train;
  const buttons = (
    <>
      <button
        type="button"
        className="button button-main"
        data-action="run"
        disabled={refusal !== null}
        onClick={() => session.act(action)}
      >
        {run === undefined
          ? 'Run trains'
          : run.revenue === 0
            ? 'Run no train'
            : `Run for ${money(run.revenue)}`}
      </button>
      {changed && (
        <button
          type="button"
          className="button"
          onClick={() => setDraft({ routes: start, train: draft?.train ?? '' })}
        >
          Best routes
        </button>
      )}
    </>
  );
  return (
    <section className="run" aria-label="Run trains">
      <ul className="run-routes">
        {routes.map(({ train, path }, index) => {
          const type = limitOf(train);
          return (
            <li key={train} className="run-item">
              <button
                type="button"
                className="run-route"
                aria-pressed={draft?.train === train}
                style={draft?.train === train ? { borderColor: routeColour(index) } : undefined}
                onClick={() => draft !== null && setDraft({ ...draft, train })}
              >
                <RouteLine
                  type={type}
                  path={path}
                  report={reports.find((route) => route.train === train)}
                  colour={routeColour(index)}
                />
              </button>
              {best.notExhaustive === true && path.length > 0 && draft !== null && (
                <button
                  type="button"
                  className="button button-quiet button-icon"
                  aria-label={`Clear the route of train ${type}`}
                  onClick={() =>
                    setDraft({
                      train,
                      routes: routes.map((route) => (route.train === train ? { train, path: [] } : route)),
                    })
                  }
                >
                  <Icon name="close" size={16} />
                </button>
              )}
              {stopsOfPath(path).some((stop) => deposits.includes(readStep(stop).hex)) && (
                <Deliveries
                  type={type}
                  supplies={() =>
                    deliveries === null ? null : suppliesOf({ train, path }, deliveries, deposits, isLegal)
                  }
                  onChange={(to, from) =>
                    setDraft({ routes, train, deliveries: supplied(deliveries ?? [], train, to, from) })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {refusal !== null && (
        <p className="run-refusal" role="status">
          <RefusalText refusal={refusal} />
        </p>
      )}
      {kinds.length > 1 && (
        <div className="run-kinds">
          {kinds.map((one, number) => (
            <button
              key={session.title.sentences.action(one.action, names)}
              type="button"
              className="button"
              aria-pressed={one === best && byHand === undefined}
              onClick={() => {
                setKind(number);
                if (draft !== null) setDraft({ routes, train: draft.train });
              }}
            >
              {session.title.sentences.action(one.action, names)}
            </button>
          ))}
        </div>
      )}
      {dock !== null && createPortal(buttons, dock)}
      {best.notExhaustive === true && (
        <p className="muted run-hint">To change a route, choose its train and click stops on the map.</p>
      )}
    </section>
  );
}
