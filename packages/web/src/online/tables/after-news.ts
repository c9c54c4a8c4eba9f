import type { Message, TableSummary } from '@roundhouse/server/contract';

/** Those that wait for me first, the longest waiting at the top; then what is being played, what is open, what is over. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  const rank = ({ myTurn, status }: TableSummary): number =>
    myTurn ? 0 : status === 'running' ? 1 : status === 'open' ? 2 : 3;
  const since = ({ myTurn, turnSince, createdAt }: TableSummary): number =>
    myTurn ? (turnSince ?? 0) : -(turnSince ?? createdAt);
  return [...tables].sort((a, b) => rank(a) - rank(b) || since(a) - since(b));
}

/** My tables as they are after some news of the stream; the same list if they are as they were. */
export function afterNews(
  tables: readonly TableSummary[],
  message: Message,
  person: string,
): readonly TableSummary[] {
  switch (message.kind) {
    case 'table':
      return put(tables, message.summary);
    case 'gone':
      return without(tables, message.table);
    case 'entry': {
      const { table, version, standing } = message;
      const old = tables.find(({ id }) => id === table);
      if (old === undefined || old.version > version || old.number > standing.number) return tables;
      const mine = old.seats.find((seat) => seat.person?.id === person);
      return put(tables, {
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
      });
    }
    default:
      return tables;
  }
}

function put(tables: readonly TableSummary[], summary: TableSummary): readonly TableSummary[] {
  const old = tables.find(({ id }) => id === summary.id);
  if (old !== undefined && old.version > summary.version) return tables;
  if (!summary.mine) return without(tables, summary.id);
  return inOrder([summary, ...without(tables, summary.id)]);
}

const without = (tables: readonly TableSummary[], gone: string): readonly TableSummary[] =>
  tables.some(({ id }) => id === gone) ? tables.filter(({ id }) => id !== gone) : tables;
