import type { Question, TableSummary } from '../contract/tables.ts';
import type { Site } from '../site.ts';
import { readList } from './rows.ts';

/** Decisions of a game that answer somebody else, by the step at which it waits. */
const OF_THE_GAME: Readonly<Record<string, Question>> = { offer: 'offer', agreement: 'end' };

/** What somebody is asked at tables of theirs, by table. */
export async function questionsTo(
  site: Site,
  user: string,
  tables: readonly TableSummary[],
): Promise<ReadonlyMap<string, Question>> {
  const running = tables.filter(({ status }) => status === 'running');
  const asked = new Map(await proposalsTo(site, user, running));
  for (const table of running) {
    const question = table.myTurn ? await questionOfGame(site, table) : undefined;
    if (question !== undefined) asked.set(table.id, question);
  }
  return asked;
}

/** What games ask after how many entries of their log: looked at once for each move, however often somebody asks. */
type Known = Map<string, { readonly number: number; readonly question: Question | undefined }>;
const known = new WeakMap<Site, Known>();
const MOST = 5000;

async function questionOfGame(
  site: Site,
  { id, number }: Pick<TableSummary, 'id' | 'number'>,
): Promise<Question | undefined> {
  const kept: Known = known.get(site) ?? new Map();
  known.set(site, kept);
  const last = kept.get(id);
  if (last?.number === number) return last.question;
  try {
    const { table, log } = await site.games.readLatest(id);
    const question = OF_THE_GAME[table.now.view().step];
    if (kept.size >= MOST) kept.clear();
    kept.set(id, { number: log.length, question });
    return question;
  } catch {
    // A game that cannot be opened is told of where it is shown; the list of the others is not held up by it.
    return undefined;
  }
}

/** Proposals that somebody who plays has not agreed to yet; to take back from a position that is past is void. */
async function proposalsTo(
  site: Site,
  user: string,
  tables: readonly TableSummary[],
): Promise<[string, Question][]> {
  const played = tables.filter(({ seats }) =>
    seats.some(({ person, standIn }) => person?.id === user && standIn === null),
  );
  if (played.length === 0) return [];
  const rows = await site.storage.db
    .selectFrom('proposals')
    .innerJoin('tables', 'tables.id', 'proposals.table_id')
    .select(['proposals.table_id', 'proposals.kind', 'proposals.agreed'])
    .where(
      'proposals.table_id',
      'in',
      played.map(({ id }) => id),
    )
    .where((is) =>
      is.or([is('proposals.number', '=', is.ref('tables.number')), is('proposals.kind', '=', 'abandon')]),
    )
    .execute();
  return rows.flatMap(({ table_id, kind, agreed }) =>
    readList(agreed).includes(user) ? [] : [[table_id, kind]],
  );
}
