import { Route, Switch } from 'wouter';
import { AccountPage } from './account/account-page.tsx';
import { AskResetPage, UseResetPage } from './account/reset-page.tsx';
import { AdminPage } from './admin/admin-page.tsx';
import { PlayerPage } from './players/player-page.tsx';
import { LobbyPage } from './tables/lobby-page.tsx';
import { NewTablePage } from './tables/new-table-page.tsx';
import { OnlineTable } from './tables/online-table.tsx';
import { readAddress } from './tables/words.ts';

/** The pages that need a server. */
export function OnlinePages() {
  return (
    <Switch>
      <Route path="/table/:address">{({ address }) => <OnlineTable {...readAddress(address)} />}</Route>
      <Route path="/lobby">
        <LobbyPage />
      </Route>
      <Route path="/new/:title?">{({ title }) => <NewTablePage first={title ?? null} />}</Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/reset">
        <AskResetPage />
      </Route>
      <Route path="/reset/:token">{({ token }) => <UseResetPage token={token} />}</Route>
      <Route path="/player/:id">{({ id }) => <PlayerPage key={id} id={id} />}</Route>
      <Route path="/admin">
        <AdminPage />
      </Route>
    </Switch>
  );
}
