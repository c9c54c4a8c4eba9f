import { holdRouterAgainstPeople } from '../testing/router-against-people.ts';
import { openRecorded } from './record.ts';
import { routeProblem } from './routes.ts';
import { core } from './state.ts';
import { title } from './title.ts';

holdRouterAgainstPeople('18RoyalGorge', title, openRecorded, (state, company) =>
  routeProblem(state, core.company(state, company)),
);
