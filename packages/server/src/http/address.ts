import { isIPv6, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

interface Known {
  readonly forwarded: string | string[] | undefined;
  readonly address: string;
}
const known = new WeakMap<Socket, Known>();

const GROUPS = 8;
/** Of IPv6 the network of 64 bits, any address of which one and the same caller can take. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::');
  const groupsOf = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const between = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  const first = [...left, ...between, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}

/** Where a call came from, as far as it tells one caller from another. Reading what proxies say takes a while, and most calls of a connection say the same. */
export function addressOf(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for'];
  const before = known.get(request.raw.socket);
  if (before !== undefined && before.forwarded === forwarded) return before.address;
  const address = networkOf(request.ip);
  known.set(request.raw.socket, { forwarded, address });
  return address;
}
