import { lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { DropZone } from './files/drop-zone.tsx';
import { hasServer } from './online/server.ts';
import { HomePage } from './pages/home-page.tsx';
import { loadTable } from './pages/load-table.ts';
import { WordTip } from './rules/word-tip.tsx';

const TablePage = lazy(async () => ({ default: (await loadTable()).TablePage }));

const RulesPage = lazy(async () => ({ default: (await import('./pages/rules-page.tsx')).RulesPage }));

/** Loaded only where there is a server, and behind what everybody needs. */
const OnlinePages = lazy(async () => ({ default: (await import('./online/online-pages.tsx')).OnlinePages }));
const signalTurns = async () => (await import('./online/turn-signal.ts')).startTurnSignal();

const ONLINE = /^\/(table|lobby|new|account|reset|player|admin)(\/|$)/;

/** The pages. Their addresses stand behind the #, so that any plain file server will do. */
export function App() {
  useEffect(() => {
    if (hasServer()) void signalTurns();
  }, []);
  return (
    <ErrorBoundary>
      <Router hook={useHashLocation}>
        <DropZone>
          <Switch>
            <Route path="/game/:id">
              {({ id }) => (
                <Suspense fallback={<p className="page-wait">Setting up the table…</p>}>
                  <TablePage key={id} id={id} />
                </Suspense>
              )}
            </Route>
            {hasServer() && (
              <Route path={ONLINE}>
                <Suspense fallback={<p className="page-wait">One moment…</p>}>
                  <OnlinePages />
                </Suspense>
              </Route>
            )}
            <Route path="/rules/:title?">
              {({ title }) => (
                <Suspense fallback={<p className="page-wait">One moment…</p>}>
                  <RulesPage title={title ?? null} />
                </Suspense>
              )}
            </Route>
            <Route path="/games">
              <HomePage first="games" />
            </Route>
            <Route>
              <HomePage first="titles" />
            </Route>
          </Switch>
        </DropZone>
      </Router>
      <WordTip />
    </ErrorBoundary>
  );
}
