import { isRecord } from './json.ts';

/**
 * A fingerprint of plain data, the same whatever the order of an object's keys and after a round trip through JSON. It tells
 * accidents, not forgeries.
 */
export function hashOf(value: unknown): string {
  const half = (seed: number) => (hash(value, seed) >>> 0).toString(16).padStart(8, '0');
  return half(0x811c9dc5) + half(0x2545f491);
}

/** Two hexadecimal digits for each of these values in its turn; a value that differs changes its own and those after it. */
export function marksOf(values: readonly unknown[]): string {
  let rolled = 0x811c9dc5;
  let marks = '';
  for (const value of values) {
    rolled = mix(rolled, hash(value, 0x811c9dc5));
    marks += (rolled & 0xff).toString(16).padStart(2, '0');
  }
  return marks;
}

function hash(value: unknown, seed: number): number {
  if (typeof value === 'string') return hashText(value, seed);
  if (typeof value === 'number') return hashNumber(value, seed);
  if (Array.isArray(value)) {
    let sum = mix(seed, value.length);
    for (const item of value) sum = mix(sum, hash(item, seed));
    return sum;
  }
  if (!isRecord(value)) return hashText(String(value), ~seed);
  let sum = ~seed;
  for (const key in value) {
    const item = value[key];
    if (item !== undefined) sum = (sum + mix(hashText(key, seed), hash(item, seed))) | 0;
  }
  return mix(sum, seed);
}

const hashNumber = (value: number, seed: number): number =>
  Number.isInteger(value) && Math.abs(value) < 2 ** 31
    ? mix(seed ^ 0x9e3779b9, value)
    : hashText(String(value), seed ^ 0x9e3779b9);

function hashText(text: string, seed: number): number {
  let sum = seed;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return mix(sum, text.length);
}

function mix(a: number, b: number): number {
  const x = Math.imul(a ^ (b + 0x7f4a7c15), 0x85ebca6b);
  const y = Math.imul(x ^ (x >>> 15), 0xc2b2ae35);
  return y ^ (y >>> 13);
}
