import type { Some } from '../http/handlers.ts';
import type { Someone } from '../people/sessions.ts';
import { malformed, notFound } from '../problem.ts';
import type { Site } from '../site.ts';
import { questionsTo } from './questions.ts';
import { readNumbers } from './rows.ts';
import { detailsFor, summariesFor } from './show.ts';

const PAGE = 50;

/** Lists of tables, and a player's page. */
export function looking(site: Site): Some<'lobby' | 'myTables' | 'table' | 'profile' | 'gamesOf'> {
  const { db } = site.storage;

  async function personNamed(id: string) {
    const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || row.deleted_at !== null) throw notFound('player');
    return row;
  }

  /** What was not for everybody to watch is shown to nobody but oneself, and counted for nobody else. */
  function playedBy(person: string, me: Someone | null) {
    const played = db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .where('seats.user_id', '=', person)
      .where('status', 'in', ['running', 'finished']);
    return me?.id === person ? played : played.where('visibility', '=', 'public');
  }

  return {
    async lobby({ me, query }) {
      let found = db
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', query.status)
        .where('visibility', 'in', ['public', 'password'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(PAGE + 1);
      if (query.title !== undefined) found = found.where('title', '=', query.title);
      if (query.pace !== undefined) found = found.where('pace', '=', query.pace);
      if (query.seats !== undefined) found = found.where('seat_count', '=', query.seats);
      if (query.after !== undefined) {
        const [at, id] = query.after.split('.');
        if (at === undefined || id === undefined || !/^\d{1,15}$/.test(at))
          throw malformed('There is no such page.');
        found = found.where((is) =>
          is.or([
            is('created_at', '<', Number(at)),
            is.and([is('created_at', '=', Number(at)), is('id', '>', id)]),
          ]),
        );
      }
      const rows = await found.execute();
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      const next = rows.length > PAGE && last !== undefined ? `${last.created_at}.${last.id}` : null;
      return { items: await summariesFor(site, me?.id ?? null, shown), next };
    },

    async myTables({ me }) {
      const seated = await db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .selectAll('tables')
        .where('seats.user_id', '=', me.id)
        .orderBy('changed_at', 'desc')
        .limit(500)
        .execute();
      // Whoever has opened a table looks after it until it starts, with a seat or without.
      const opened = await db
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', 'open')
        .where('owner_id', '=', me.id)
        .execute();
      const rows = [...seated, ...opened.filter(({ id }) => !seated.some((one) => one.id === id))];
      const tables = await summariesFor(site, me.id, rows);
      const asked = await questionsTo(site, me.id, tables);
      const items = tables.map((table) => ({ ...table, asked: asked.get(table.id) ?? null }));
      const rank = ({ myTurn, status, asked: question }: (typeof items)[number]): number =>
        myTurn || question !== null ? 0 : status === 'running' ? 1 : status === 'open' ? 2 : 3;
      return { items: items.sort((a, b) => rank(a) - rank(b)) };
    },

    table: ({ me, params, query }) => detailsFor(site, params.table, { me, invite: query.invite }),

    async profile({ me, params }) {
      const person = await personNamed(params.id);
      const rows = await playedBy(person.id, me)
        .select(['title', 'status', 'result', 'seats.player'])
        .execute();
      const places = new Map<string, number[]>();
      for (const { title, result, player } of rows) {
        if (result === null || player === null) continue;
        const worth = readNumbers(result);
        const own = worth[player] ?? 0;
        const place = 1 + Object.values(worth).filter((other) => other > own).length;
        places.set(title, [...(places.get(title) ?? []), place]);
      }
      return {
        id: person.id,
        name: person.name,
        guest: person.name_key === null,
        createdAt: person.created_at,
        holidayUntil: person.holiday_until,
        here: (await site.hub.whoIsHere([person.id])).length > 0,
        running: rows.filter(({ status }) => status === 'running').length,
        results: [...places].map(([title, all]) => ({
          title,
          played: all.length,
          won: all.filter((place) => place === 1).length,
          place: all.reduce((sum, place) => sum + place, 0) / all.length,
        })),
      };
    },

    async gamesOf({ me, params }) {
      const person = await personNamed(params.id);
      const rows = await playedBy(person.id, me)
        .selectAll('tables')
        .orderBy('changed_at', 'desc')
        .limit(100)
        .execute();
      return { items: await summariesFor(site, me?.id ?? null, rows) };
    },
  };
}
