import { isDeepStrictEqual } from 'node:util';
import { type Action, namesIn } from '@roundhouse/engine/play';
import type { Entry, Standing } from '../contract/games.ts';
import type { Some } from '../http/handlers.ts';
import type { Someone } from '../people/sessions.ts';
import { forbidden, Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import { withSeatNames } from '../tables/seat-names.ts';
import { standingOf } from '../tables/show.ts';
import { type Draft, Overtaken, orAgain } from './append.ts';
import type { LiveGame } from './games.ts';
import { entryOf, inForce } from './log.ts';
import { openEngine, readHeader } from './open-engine.ts';
import { appendWithPlans } from './plans.ts';
import { ownSeat, seatOfUser } from './seat.ts';

/** Moves and taking back. */
export function moves(site: Site): Some<'move' | 'undo'> {
  return {
    move: ({ me, params, body }) =>
      answering(site, params.table, me, { ...body, kind: 'action' }, (game) => {
        const seat = seatFor(game, me, body.action.player, body.master);
        const refusal = game.table.play(body.action);
        if (refusal !== null) {
          site.metrics.moves.inc({ outcome: 'refused' });
          const players = withSeatNames(game.table.record.players, game.seats);
          throw new Problem(
            422,
            refusal.code,
            game.title.explain(refusal, namesIn(game.title.info, players)),
            { rule: refusal.rule },
          );
        }
        const by = seat === 'master' ? 'master' : 'player';
        return { kind: 'action', action: body.action, by, user: me.id, key: body.key };
      }),

    undo: ({ me, params, body }) =>
      answering(site, params.table, me, { ...body, kind: 'undo' }, (game) => {
        const by = undoRight(game, me, body.to);
        takeBack(game, body.to);
        const player = seatOfUser(game, me)?.player ?? null;
        return { kind: 'undo', to: body.to, player, by, user: me.id, key: body.key };
      }),
  };
}

type Sent = { readonly after: number; readonly key: string } & (
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'undo'; readonly to: number }
);
type Result = { readonly log: Entry[]; readonly standing: Standing };

/** Plays what `work` does to the game, with everything around it: who may, what was missed, what was sent twice, plans. */
const answering = (
  site: Site,
  id: string,
  me: Someone,
  sent: Sent,
  work: (game: LiveGame) => Draft,
): Promise<Result> => orAgain(() => site.games.exclusively(id, (game) => once(site, game, me, sent, work)));

async function once(
  site: Site,
  game: LiveGame,
  me: Someone,
  sent: Sent,
  work: (game: LiveGame) => Draft,
): Promise<Result> {
  if (!isMaster(game, me)) ownSeat(game, me);
  // The sender may have heard from another process what this one has not.
  if (sent.after > game.log.length) {
    const known = game.log.length;
    await site.games.catchUp(game);
    if (game.log.length > known) throw new Overtaken('The game has been read anew');
  }
  const first = game.keys.mayHave(me.id, sent.key) ? await firstAnswer(site, game, me, sent) : null;
  if (first !== null) return first;
  if (sent.after !== game.log.length) {
    site.metrics.moves.inc({ outcome: 'stale' });
    const log = game.log.slice(Math.min(sent.after, game.log.length));
    const message = log.length > 0 ? 'Something happened meanwhile.' : 'The table has not got that far.';
    throw new Problem(409, 'stale', message, { log, standing: standingOf(game.row, game.seats) });
  }
  return play(site, game, work);
}

async function play(site: Site, game: LiveGame, work: (game: LiveGame) => Draft): Promise<Result> {
  if (game.row.status !== 'running') throw new Problem(409, 'not-running', 'This game is not being played.');
  const log = await appendWithPlans(site, game, work(game));
  site.metrics.moves.inc({ outcome: 'played' }, log.length);
  return { log, standing: standingOf(game.row, game.seats) };
}

/** What the same key has done. How the table stands is told as it is now: times of the past are of no use to anybody. */
async function firstAnswer(site: Site, game: LiveGame, me: Someone, sent: Sent): Promise<Result | null> {
  const row = await site.storage.db
    .selectFrom('log')
    .select(['number', 'kind', 'content', 'by_kind', 'version', 'at'])
    .where('table_id', '=', game.id)
    .where('user_id', '=', me.id)
    .where('key', '=', sent.key)
    .executeTakeFirst();
  if (row === undefined) return null;
  const entry = entryOf(row);
  if (!isOf(entry, sent))
    throw new Problem(
      422,
      'key-used',
      'This key was sent with something else before: everything that is to be done needs a key of its own.',
    );
  const followed: Entry[] = [];
  for (const entry of game.log.slice(row.number)) {
    if (entry.by !== 'plan' || entry.at !== row.at) break;
    followed.push(entry);
  }
  return { log: [entry, ...followed], standing: standingOf(game.row, game.seats) };
}

/** Is it what was sent? Whoever is told so must find it in the log. */
const isOf = (entry: Entry, sent: Sent): boolean =>
  entry.kind === 'action'
    ? sent.kind === 'action' && isDeepStrictEqual(entry.action, JSON.parse(JSON.stringify(sent.action)))
    : sent.kind === 'undo' && sent.to === entry.to;

/** The owner of a table that has a master mode. */
const isMaster = ({ row }: LiveGame, { id }: Someone): boolean => row.master === 1 && row.owner_id === id;

/** By what right may this person act for this player? */
function seatFor(game: LiveGame, me: Someone, player: string, asMaster: boolean): 'seat' | 'master' {
  if (asMaster) {
    if (isMaster(game, me)) return 'master';
    throw forbidden('Only the owner of a table with a master mode moves for others.', 'no-master');
  }
  const seat = seatOfUser(game, me);
  if (seat?.player !== player) throw forbidden('That is not your seat.', 'wrong-seat');
  if (seat.stand_in !== null) throw forbidden('A bot plays for you; take your seat back first.', 'stand-in');
  return 'seat';
}

/** The rules of the table about taking back. */
function undoRight(game: LiveGame, me: Someone, to: number): 'player' | 'master' {
  const { row, table } = game;
  if (to >= table.actions.length) throw new Problem(422, 'nothing-to-undo', 'There is nothing to take back.');
  if (isMaster(game, me)) return 'master';
  const player = seatOfUser(game, me)?.player;
  const isOwn = inForce(game.log)
    .slice(to)
    .every((action) => action.player === player);
  if (row.undo === 'own' && isOwn && player !== undefined) return 'player';
  const reason =
    row.undo === 'own'
      ? 'Another player has acted since: ask the others.'
      : 'At this table the others have to agree.';
  throw forbidden(
    row.undo === 'never' ? 'At this table moves cannot be taken back.' : reason,
    'undo-by-agreement',
  );
}

/** Takes the game in memory back. */
export function takeBack(game: LiveGame, to: number): void {
  if (to >= game.table.first) {
    game.table.rewind(to);
    return;
  }
  if (game.row.record === null) throw new Error('A game without a record');
  // Played anew by other rules, it would not be the position that was.
  if (game.row.notice !== null)
    throw new Problem(
      422,
      'past-changed',
      `A new version has changed a rule that this game has met: it can be taken back to move ${game.table.first}, and no further.`,
    );
  game.table = openEngine(game.title, readHeader(game.row.record), inForce(game.log).slice(0, to), null);
}
