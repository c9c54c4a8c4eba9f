import { lookup as systemLookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Addresses that lead into the host's own network, or nowhere: nobody may have the server call them. */
const refused = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  refused.ipv4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  // All but 2000::/3: of that alone is the public internet.
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  refused.ipv6.addSubnet(net, bits, 'ipv6');

/** Of this computer: what a firewall keeps from others would be open to whoever calls from here. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));

export function isPublicAddress(address: string, own = ownAddresses()): boolean {
  const family = isIP(address);
  if (family === 0 || own.includes(address)) return false;
  // Two lists: one for both would take every IPv4 address for the mapped part of IPv6.
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  return !refused[kind].check(address, kind);
}

export class PrivateAddress extends Error {}

type Found = readonly { readonly address: string; readonly family: number }[];
export type Lookup = (host: string) => Promise<Found>;

const everyAddress: Lookup = (host) => systemLookup(host, { all: true });

/**
 * Where a host is, if all its addresses are public. The caller connects to exactly what was checked, so that a name that answers
 * differently the second time gains nothing.
 */
export async function publicAddressOf(
  host: string,
  lookup: Lookup = everyAddress,
): Promise<{ address: string; family: number }> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = isIP(bare) === 0 ? await lookup(bare) : [{ address: bare, family: isIP(bare) }];
  const [first] = found;
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddress('That address is not on the public internet.');
  return { ...first };
}
