import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

interface Known {
  readonly forwarded: string | string[] | undefined;
  readonly address: string;
}
const known = new WeakMap<Socket, Known>();

/** Where a call came from. Reading what proxies say takes a while, and most calls of a connection say the same. */
export function addressOf(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for'];
  const before = known.get(request.raw.socket);
  if (before !== undefined && before.forwarded === forwarded) return before.address;
  const address = request.ip;
  known.set(request.raw.socket, { forwarded, address });
  return address;
}
