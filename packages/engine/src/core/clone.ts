import { isRecord } from './json.ts';

/** A deep copy of plain data; many times faster than structuredClone on states of games. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      copy[i] = typeof item === 'object' ? clone(item) : item;
    }
    return copy;
  }
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = typeof item === 'object' ? clone(item) : item;
  }
  return copy;
}
