import type { Message, MyTable } from '@roundhouse/server/contract';

/** Does a table wait for me: to move, or to answer? */
export const waitsForMe = ({ myTurn, asked }: MyTable): boolean => myTurn || asked !== null;

/** Those that wait for me first, the longest waiting at the top; then what is being played, what is open, what is over. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable): number =>
    waitsForMe(table) ? 0 : table.status === 'running' ? 1 : table.status === 'open' ? 2 : 3;
  const since = (table: MyTable): number =>
    waitsForMe(table) ? (table.turnSince ?? 0) : -(table.turnSince ?? table.createdAt);
  return [...tables].sort((a, b) => rank(a) - rank(b) || since(a) - since(b));
}

/** My tables as they are after some news of the stream; the same list if they are as they were. */
export function afterNews(tables: readonly MyTable[], message: Message, person: string): readonly MyTable[] {
  switch (message.kind) {
    case 'table': {
      const asked = tables.find(({ id }) => id === message.table)?.asked ?? null;
      const summary = { ...message.summary, asked: message.summary.status === 'running' ? asked : null };
      return put(tables, summary, person);
    }
    case 'gone':
      return without(tables, message.table);
    case 'entry': {
      const { table, version, standing } = message;
      const old = tables.find(({ id }) => id === table);
      if (old === undefined || old.version > version || old.number >= standing.number) return tables;
      const mine = old.seats.find((seat) => seat.person?.id === person);
      const moved: MyTable = {
        ...old,
        version,
        number: standing.number,
        count: standing.count,
        acting: standing.acting,
        turnSince: standing.turnSince,
        deadline: standing.deadline,
        status: standing.ended === null ? old.status : 'finished',
        myTurn:
          standing.ended === null &&
          mine?.player != null &&
          mine.standIn === null &&
          standing.acting.includes(mine.player),
        // To abandon is asked until it is answered; whatever else was asked has been, or is past.
        asked: standing.ended === null && old.asked === 'abandon' ? 'abandon' : null,
      };
      return put(tables, moved, person);
    }
    default:
      return tables;
  }
}

/** May these news have brought a question, or an answer to one? That is not in the stream. */
export function mayAsk(before: readonly MyTable[], after: readonly MyTable[], message: Message): boolean {
  if (message.kind !== 'table' && message.kind !== 'entry') return false;
  const [old, now] = [before, after].map((list) => list.find(({ id }) => id === message.table));
  if (now === undefined || now === old || now.status !== 'running') return false;
  return message.kind === 'table' ? old?.status === 'running' : now.myTurn && old?.myTurn !== true;
}

function put(tables: readonly MyTable[], summary: MyTable, person: string): readonly MyTable[] {
  const old = tables.find(({ id }) => id === summary.id);
  if (old !== undefined && old.version > summary.version) return tables;
  // Whoever has opened a table looks after it until it starts, with a seat or without.
  const isOpener = summary.status === 'open' && summary.owner.id === person;
  if (!summary.mine && !isOpener) return without(tables, summary.id);
  return inOrder([summary, ...without(tables, summary.id)]);
}

const without = (tables: readonly MyTable[], gone: string): readonly MyTable[] =>
  tables.some(({ id }) => id === gone) ? tables.filter(({ id }) => id !== gone) : tables;
