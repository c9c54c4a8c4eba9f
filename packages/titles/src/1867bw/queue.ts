import { QUEUE_ROWS } from './data/numbers.ts';
import type { Queue } from './state.ts';

/** The corporation queue: columns of tokens, the top row first. */

/** The tokens of a row, from the left. */
export const rowOf = (queue: Queue, row: number): string[] =>
  queue.flatMap((column) => {
    const token = column[row];
    return token === null || token === undefined ? [] : [token];
  });

export const queued = (queue: Queue): string[] =>
  Array.from({ length: QUEUE_ROWS }, (_, row) => rowOf(queue, row)).flat();

/** 1867BW-7.1-8, 1867BW-8.6.Q-5: while the top row is empty all tokens move up one row. */
export function advance(queue: Queue): void {
  while (queued(queue).length > 0 && rowOf(queue, 0).length === 0)
    for (const column of queue) column.push(column.shift() ?? null);
}

export function leaveQueue(queue: Queue, company: string): void {
  for (const column of queue) {
    const row = column.indexOf(company);
    if (row >= 0) column[row] = null;
  }
  advance(queue);
}

/** 1867BW-9.1-6 and -7: to the left of the first row without a token; false where there is none. */
export function joinQueue(queue: Queue, company: string): boolean {
  for (let row = 0; row < QUEUE_ROWS; row++) {
    const [left] = queue;
    if (rowOf(queue, row).length > 0 || left === undefined) continue;
    left[row] = company;
    return true;
  }
  return false;
}

const tokensOf = (column: Queue[number]): string[] => column.filter((token) => token !== null);

/** The column with more tokens, of equals the right one. */
export function fullerColumn(queue: Queue): number {
  const counts = queue.map((column) => tokensOf(column).length);
  return counts.lastIndexOf(Math.max(...counts));
}

/** 1867BW-8.2.D-10 and -11: takes away the fuller column; gives back its tokens. */
export function dropColumn(queue: Queue): string[] {
  const [column = []] = queue.splice(fullerColumn(queue), 1);
  advance(queue);
  return tokensOf(column);
}
