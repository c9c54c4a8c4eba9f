import type { Some } from '../http/handlers.ts';
import { newId } from '../ids.ts';
import { orAgain } from '../play/append.ts';
import { takeBack } from '../play/moves.ts';
import { appendWithPlans } from '../play/plans.ts';
import { conflict, forbidden, notFound, unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import { abandon, voters } from './abandon.ts';
import { changeTable, type Held, mustSit } from './change.ts';
import { type ProposalRow, readList, readProposals } from './rows.ts';
import { speak } from './talk.ts';

const REFUSALS = {
  undo: 'I do not agree to take that back.',
  abandon: 'I do not agree to abandon the game.',
} as const;

/** Asking all players. */
export function proposing(site: Site): Some<'propose' | 'answer'> {
  /** Carries a proposal out where everybody has agreed; taking back is an entry of the log, and is written after the table is let go. */
  async function settle(
    held: Held,
    proposal: Pick<ProposalRow, 'id' | 'kind'>,
    agreed: readonly string[],
  ): Promise<boolean> {
    if (!voters(held.seats).every((user) => agreed.includes(user))) return false;
    await held.tx.deleteFrom('proposals').where('id', '=', proposal.id).execute();
    if (proposal.kind === 'abandon') await abandon(site, held, 'agreement');
    return true;
  }

  const undoTo = (id: string, user: string, to: number, number: number): Promise<void> =>
    orAgain(() =>
      site.games.exclusively(id, async (game) => {
        if (game.log.length !== number || game.row.status !== 'running') return;
        takeBack(game, to);
        const player = game.seats.find(({ user_id }) => user_id === user)?.player ?? null;
        await appendWithPlans(site, game, { kind: 'undo', to, player, by: 'agreement', user, key: null });
      }),
    );

  return {
    async propose({ me, params, body }) {
      let agreedAt: number | null = null;
      const to = body.kind === 'undo' ? body.to : null;
      const details = await changeTable(site, params.table, me, 'proposed', async (held) => {
        mustSit(held);
        const { row, tx } = held;
        if (row.status !== 'running') throw conflict('not-running', 'This game is not being played.');
        if (to !== null && row.undo === 'never')
          throw forbidden('At this table moves cannot be taken back.', 'undo-never');
        if (to !== null && to >= row.count)
          throw unacceptable('nothing-to-undo', 'There is nothing to take back.');
        const proposal = { id: newId(), kind: body.kind };
        await tx
          .deleteFrom('proposals')
          .where('table_id', '=', row.id)
          .where('kind', '=', body.kind)
          .execute();
        await tx
          .insertInto('proposals')
          .values({
            ...proposal,
            table_id: row.id,
            user_id: me.id,
            to_count: to,
            number: row.number,
            agreed: JSON.stringify([me.id]),
            at: site.now(),
          })
          .execute();
        // Set anew with each attempt: a transaction may have to be done again.
        agreedAt = (await settle(held, proposal, [me.id])) ? row.number : null;
        if (agreedAt === null)
          for (const user of voters(held.seats)) if (user !== me.id) await site.jobs.tell(tx, user);
      });
      if (agreedAt !== null && to !== null) await undoTo(params.table, me.id, to, agreedAt);
      return details;
    },

    async answer({ me, params, body }) {
      // Set anew with each attempt: a transaction may have to be done again.
      const outcome: { agreed: ProposalRow | null; refused: ProposalRow['kind'] | null } = {
        agreed: null,
        refused: null,
      };
      const details = await changeTable(
        site,
        params.table,
        me,
        body.agree ? 'agreed' : 'disagreed',
        async (held) => {
          mustSit(held);
          const proposal = (await readProposals(held.tx, held.row)).find(({ id }) => id === params.id);
          if (proposal === undefined) throw notFound('proposal; the game may have gone on');
          if (!body.agree) {
            outcome.refused = proposal.user_id === me.id ? null : proposal.kind;
            await held.tx.deleteFrom('proposals').where('id', '=', proposal.id).execute();
            return;
          }
          const all = [...new Set([...readList(proposal.agreed), me.id])];
          await held.tx
            .updateTable('proposals')
            .set({ agreed: JSON.stringify(all) })
            .where('id', '=', proposal.id)
            .execute();
          outcome.agreed = (await settle(held, proposal, all)) ? proposal : null;
        },
      );
      const { agreed, refused } = outcome;
      // Whoever asked is to know whose answer it was.
      if (refused !== null) await speak(site, params.table, me, REFUSALS[refused]);
      if (agreed !== null && agreed.to_count !== null)
        await undoTo(params.table, agreed.user_id, agreed.to_count, agreed.number);
      return details;
    },
  };
}
