/** Keys that could reach into the prototypes of objects; nothing of ours is ever called so. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Finds such a key anywhere in data from outside; without recursion, so depth does not matter. */
export function forbiddenKey(json: unknown): string | null {
  const open: unknown[] = [json];
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === 'object') open.push(item);
    } else if (isRecord(value)) {
      for (const key in value) {
        if (FORBIDDEN.has(key)) return key;
        if (typeof value[key] === 'object') open.push(value[key]);
      }
    }
  }
  return null;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
