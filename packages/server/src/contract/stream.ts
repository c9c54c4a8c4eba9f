import { z } from 'zod';
import { id, time, whole } from './basics.ts';
import { entry, standing } from './games.ts';
import { chatLine, tableSummary } from './tables.ts';

/**
 * What comes through the stream, one JSON object a message; the name of the event is its `kind`. The news of a table come in the order of
 * their versions and each once, also after a break if the next stream is opened with the id of the last message: it tells how much of every
 * table was seen. The answers to calls come beside it, before or after: whoever makes any knows entries by their number, lines of chat by
 * their version, and a summary counts if its version is not lower than the one known.
 */
export const message = z.discriminatedUnion('kind', [
  /** The first message: where every table of the listener stands. Whoever knows less asks for the log. */
  z.object({
    kind: z.literal('hello'),
    now: time,
    tables: z.array(z.object({ table: id, version: whole, number: whole, myTurn: z.boolean() })),
    /** False where the server could not tell what came after the given id: then everything is to be read anew. */
    complete: z.boolean(),
  }),
  /** The log has grown. */
  z.object({ kind: z.literal('entry'), table: id, version: whole, entry, standing }),
  z.object({ kind: z.literal('chat'), table: id, version: whole, line: chatLine }),
  /** Anything else about a table: seats, start, proposals, end. */
  z.object({ kind: z.literal('table'), table: id, version: whole, summary: tableSummary }),
  /** A table that the listener can no longer see. */
  z.object({ kind: z.literal('gone'), table: id, version: whole }),
  z.object({ kind: z.literal('here'), person: id, here: z.boolean() }),
  /** So many people without a seat look at a table. */
  z.object({ kind: z.literal('watching'), table: id, count: whole }),
  /** The list of open tables is no longer what it was. */
  z.object({ kind: z.literal('lobby') }),
  /** The session has ended; there will be no more. */
  z.object({ kind: z.literal('bye'), reason: z.enum(['signed-out', 'shutdown']) }),
]);
export type Message = z.infer<typeof message>;

/** `after`: the id of the last message, where the browser does not send it itself. `watch`: tables without a seat, by comma. */
export const streamQuery = z.strictObject({
  after: z.string().max(8000).optional(),
  watch: z.string().max(600).optional(),
});
