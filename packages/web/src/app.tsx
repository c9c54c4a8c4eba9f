import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { DropZone } from './files/drop-zone.tsx';
import { HomePage } from './pages/home-page.tsx';
import { TablePage } from './pages/table-page.tsx';

/** The pages. Their addresses stand behind the #, so that any plain file server will do. */
export function App() {
  return (
    <ErrorBoundary>
      <Router hook={useHashLocation}>
        <DropZone>
          <Switch>
            <Route path="/game/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route>
              <HomePage />
            </Route>
          </Switch>
        </DropZone>
      </Router>
    </ErrorBoundary>
  );
}
