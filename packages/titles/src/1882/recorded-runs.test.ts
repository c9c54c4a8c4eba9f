import { holdRouterAgainstPeople } from '../testing/router-against-people.ts';
import { openRecorded } from './record.ts';
import { routeProblem } from './run.ts';
import { core } from './state.ts';
import { title } from './title.ts';

holdRouterAgainstPeople('1882', title, openRecorded, (state, company) =>
  routeProblem(state, core.company(state, company)),
);
