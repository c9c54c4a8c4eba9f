import type { Action, Table } from '@roundhouse/engine/play';
import type { Plan } from '../contract/games.ts';
import type { Some } from '../http/handlers.ts';
import { forbidden } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';
import type { Draft } from './append.ts';
import type { LiveGame } from './games.ts';
import { ownSeat } from './seat.ts';

export const NO_PLAN: Plan = { pass: false, until: 'round-ends', actions: [] };

/** Plays at most so much by itself. */
const MOST = 100;

/** What follows from a move by what others have left to be done. */
export function followPlans(game: LiveGame, first: Draft): { drafts: Draft[]; plans: Map<string, Plan> } {
  const drafts: Draft[] = [first];
  const plans = new Map<string, Plan>();
  if (game.plans.size === 0) return { drafts, plans };
  const planOf = (user: string): Plan => plans.get(user) ?? game.plans.get(user) ?? NO_PLAN;
  const change = (user: string, plan: Plan) => plans.set(user, plan);
  if (first.kind === 'undo') {
    // After a taking back nobody knows what the others still want.
    for (const [user, plan] of game.plans) if (isSet(plan)) change(user, NO_PLAN);
    return { drafts, plans };
  }
  endPassing(game, first.action, planOf, change);
  while (drafts.length < MOST && game.table.now.ended === null) {
    const next = plannedAction(game, planOf, change);
    if (next === null) break;
    drafts.push({ kind: 'action', action: next.action, by: 'plan', user: next.user, key: null });
    endPassing(game, next.action, planOf, change);
  }
  return { drafts, plans };
}

const isSet = ({ pass, actions }: Plan): boolean => pass || actions.length > 0;

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
): { readonly action: Action; readonly user: string } | null {
  const [acting] = game.table.now.acting;
  const seat = game.seats.find(({ player }) => player === acting);
  if (acting === undefined || seat?.user_id == null || seat.stand_in !== null) return null;
  const user = seat.user_id;
  const plan = planOf(user);
  if (!isSet(plan)) return null;
  const wanted = plan.actions.find((action) => game.table.now.judge(action) === null);
  if (wanted !== undefined && played(game.table, wanted)) {
    change(user, { ...plan, actions: plan.actions.filter((action) => action !== wanted) });
    return { action: wanted, user };
  }
  if (!plan.pass) return null;
  if (plan.until === 'round-ends' && hasNewRound(game)) {
    change(user, { ...plan, pass: false });
    return null;
  }
  const pass: Action = { type: 'pass', player: acting };
  return played(game.table, pass) ? { action: pass, user } : null;
}

const played = (table: Table, action: Action): boolean => table.play(action) === null;

/** Has the latest action begun another round? */
function hasNewRound({ table }: LiveGame): boolean {
  const { now } = table;
  if (now.count === 0 || now.count - 1 < table.first) return true;
  return table.at(now.count - 1).view().round !== now.view().round;
}

export async function keepPlans(db: Db | Tx, table: string, plans: ReadonlyMap<string, Plan>): Promise<void> {
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
      const game = await site.games.read(params.table);
      ownSeat(game, me);
      return game.plans.get(me.id) ?? NO_PLAN;
    },

    setPlan: ({ me, params, body }) =>
      site.games.exclusively(params.table, async (game) => {
        const seat = ownSeat(game, me);
        if (body.actions.some(({ player }) => player !== seat.player))
          throw forbidden('Plans are for your own seat.', 'wrong-seat');
        await site.games.committer.commit(async (tx) => {
          await keepPlans(tx, game.id, new Map([[me.id, body]]));
          await site.hub.announce(tx, game.id, game.row.version);
        });
        game.plans.set(me.id, body);
        return body;
      }),
  };
}
