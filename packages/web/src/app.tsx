import { lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { DropZone } from './files/drop-zone.tsx';
import { HomePage } from './pages/home-page.tsx';
import { WordTip } from './rules/word-tip.tsx';

/** The table is loaded while somebody looks at the home page, so that this one stands at once. */
const loadTable = () => import('./pages/table-page.tsx');
const TablePage = lazy(async () => ({ default: (await loadTable()).TablePage }));

/** The pages. Their addresses stand behind the #, so that any plain file server will do. */
export function App() {
  useEffect(() => {
    const timer = setTimeout(() => void loadTable(), 1000);
    return () => clearTimeout(timer);
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
            <Route>
              <HomePage />
            </Route>
          </Switch>
        </DropZone>
      </Router>
      <WordTip />
    </ErrorBoundary>
  );
}
