import { type Action, decideProgram, type Table } from '@roundhouse/engine/play';
import type { Entry, Plan } from '../contract/games.ts';
import type { Some } from '../http/handlers.ts';
import { forbidden } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';
import { touchTable } from '../tables/rows.ts';
import { append, type Draft, hasKnownSeats, Overtaken, orAgain } from './append.ts';
import type { LiveGame } from './games.ts';
import { ownSeat } from './seat.ts';

export const NO_PLAN: Plan = { pass: false, until: 'round-ends', actions: [], answers: [], program: null };

/** Plays at most so much by itself. */
const MOST = 100;

interface Followed {
  readonly drafts: Draft[];
  readonly plans: Map<string, Plan>;
}

/** Writes what has just been played at `game.table`, and plays and writes what others have left to be done after it. */
export async function appendWithPlans(site: Site, game: LiveGame, first: Draft): Promise<Entry[]> {
  const { drafts, plans } = orDrop(site, game, () => followPlans(game, first));
  const entries = await append(
    site,
    game,
    drafts,
    plans.size === 0 ? undefined : (tx) => keepPlans(tx, game.id, plans),
  );
  for (const [user, plan] of plans) game.plans.set(user, plan);
  return entries;
}

/** Where plans cannot be followed the game in memory is ahead of what is written: it is read anew. */
function orDrop<T>(site: Site, game: LiveGame, work: () => T): T {
  try {
    return work();
  } catch (error) {
    site.games.drop(game.id);
    throw error;
  }
}

/** What follows from a move by what others have left to be done. */
function followPlans(game: LiveGame, first: Draft): Followed {
  if (game.plans.size === 0) return { drafts: [first], plans: new Map() };
  if (first.kind === 'undo') {
    // After a taking back nobody knows what the others still want.
    const set = [...game.plans].filter(([, plan]) => isSet(plan));
    return { drafts: [first], plans: new Map(set.map(([user]) => [user, NO_PLAN])) };
  }
  return playPlans(game, [first], null);
}

/** Plays on as long as whoever has to act has left word. `fresh` has done so just now: that no round has ended since is known. */
function playPlans(game: LiveGame, drafts: Draft[], fresh: string | null): Followed {
  const plans = new Map<string, Plan>();
  const planOf = (user: string): Plan => plans.get(user) ?? game.plans.get(user) ?? NO_PLAN;
  const change = (user: string, plan: Plan) => plans.set(user, plan);
  for (const draft of drafts) if (draft.kind === 'action') endPassing(game, draft.action, planOf, change);
  while (drafts.length < MOST && game.table.now.ended === null) {
    const next = plannedAction(game, planOf, change, drafts.length === 0 ? fresh : null);
    if (next === null) break;
    drafts.push({ kind: 'action', action: next.action, by: 'plan', user: next.user, key: null });
    endPassing(game, next.action, planOf, change);
  }
  return { drafts, plans };
}

const isSet = ({ pass, actions, answers, program }: Plan): boolean =>
  pass || actions.length > 0 || answers.length > 0 || program !== null;

/** Passing until others act ends when one of them does more than pass. */
function endPassing(
  game: LiveGame,
  { type, player }: Action,
  planOf: (user: string) => Plan,
  change: (user: string, plan: Plan) => void,
): void {
  if (type === 'pass') return;
  for (const { user_id, player: own } of game.seats) {
    if (user_id === null || own === player) continue;
    const plan = planOf(user_id);
    if (plan.pass && plan.until === 'others-act') change(user_id, { ...plan, pass: false });
  }
}

function plannedAction(
  game: LiveGame,
  planOf: (user: string) => Plan,
  change: (user: string, plan: Plan) => void,
  fresh: string | null,
): { readonly action: Action; readonly user: string } | null {
  const [acting] = game.table.now.acting;
  const seat = game.seats.find(({ player }) => player === acting);
  if (acting === undefined || seat?.user_id == null || seat.stand_in !== null) return null;
  const user = seat.user_id;
  const plan = planOf(user);
  if (!isSet(plan)) return null;
  const answer = answerTo(game, plan, acting);
  if (answer !== null && played(game.table, answer.action)) {
    change(user, { ...plan, answers: plan.answers.filter(({ item }) => item !== answer.item) });
    return { action: answer.action, user };
  }
  const wanted = plan.actions.find((action) => game.table.now.judge(action) === null);
  if (wanted !== undefined && played(game.table, wanted)) {
    change(user, { ...plan, actions: plan.actions.filter((action) => action !== wanted) });
    return { action: wanted, user };
  }
  const ruled =
    plan.program === null ? null : decideProgram(plan.program, situation(game, acting, plan.program));
  if (ruled !== null && 'act' in ruled && played(game.table, ruled.act)) return { action: ruled.act, user };
  if (ruled !== null && 'stop' in ruled) change(user, { ...plan, program: null });
  if (!plan.pass) return null;
  if (plan.until === 'round-ends' && user !== fresh && hasNewRound(game)) {
    change(user, { ...planOf(user), pass: false });
    return null;
  }
  const pass: Action = { type: 'pass', player: acting };
  return played(game.table, pass) ? { action: pass, user } : null;
}

/** An offer that was made with the latest move, for something that may go at that price. */
function answerTo(
  { table }: LiveGame,
  { answers }: Plan,
  player: string,
): { readonly action: Action; readonly item: string } | null {
  const offer = answers.length === 0 ? undefined : table.events.at(-1)?.find(({ type }) => type === 'offer');
  if (offer?.type !== 'offer' || offer.to !== player) return null;
  const isWanted = answers.some(({ item, least }) => item === offer.item && offer.price >= least);
  return isWanted ? { action: { type: 'accept', player }, item: offer.item } : null;
}

function situation({ table, title }: LiveGame, player: string, { since }: NonNullable<Plan['program']>) {
  const view = table.now.view();
  const nameOf = (id: string): string => view.players.find((one) => one.id === id)?.name ?? id;
  return {
    view,
    choices: table.now.choices(),
    news: table.events.slice(since).flat(),
    player,
    tell: (event: (typeof table.events)[number][number]) => title.sentences.event(event, nameOf),
  };
}

const played = (table: Table, action: Action): boolean => table.play(action) === null;

/** Has the latest action begun another round? */
function hasNewRound({ table }: LiveGame): boolean {
  const { now } = table;
  if (now.count === 0 || now.count - 1 < table.first) return true;
  return table.at(now.count - 1).view().round !== now.view().round;
}

async function keepPlans(db: Db | Tx, table: string, plans: ReadonlyMap<string, Plan>): Promise<void> {
  for (const [user, plan] of plans) {
    const content = JSON.stringify(plan);
    await db
      .insertInto('plans')
      .values({ table_id: table, user_id: user, content })
      .onConflict((conflict) => conflict.columns(['table_id', 'user_id']).doUpdateSet({ content }))
      .execute();
  }
}

/** Leaving word of what is to be done. */
export function plans(site: Site): Some<'plan' | 'setPlan'> {
  return {
    async plan({ me, params }) {
      const game = await site.games.readLatest(params.table);
      ownSeat(game, me);
      return game.plans.get(me.id) ?? NO_PLAN;
    },

    setPlan: ({ me, params, body }) =>
      orAgain(() =>
        site.games.exclusively(params.table, async (game) => {
          const seat = ownSeat(game, me);
          if (body.actions.some(({ player }) => player !== seat.player))
            throw forbidden('Plans are for your own seat.', 'wrong-seat');
          return keepPlan(site, game, me.id, body);
        }),
      ),
  };
}

/** Keeps what somebody wants; where it is their turn already, it is done at once. */
async function keepPlan(site: Site, game: LiveGame, user: string, plan: Plan): Promise<Plan> {
  const { id, row } = game;
  try {
    game.plans.set(user, plan);
    const { drafts, plans } = row.status === 'running' ? playPlans(game, [], user) : NOTHING;
    const kept = new Map([[user, plan], ...plans]);
    if (drafts.length > 0) await append(site, game, drafts, (tx) => keepPlans(tx, id, kept));
    else {
      const touched = await site.games.committer.commit(async (tx) => {
        // A change of the table: whoever moves without having heard of the plan has to read it first.
        const now = await touchTable(tx, id, site.now());
        if (now?.number !== row.number || !(await hasKnownSeats(tx, game)))
          throw new Overtaken('It may be due already');
        await keepPlans(tx, id, kept);
        await site.hub.announce(tx, id);
        return now;
      });
      // Else there is something between that is not known here.
      if (touched.version === row.version + 1) game.row = touched;
    }
    for (const [one, changed] of plans) game.plans.set(one, changed);
    return game.plans.get(user) ?? plan;
  } catch (error) {
    site.games.drop(id);
    throw error;
  }
}

const NOTHING: Followed = { drafts: [], plans: new Map() };
