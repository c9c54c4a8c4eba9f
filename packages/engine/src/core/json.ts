/** Keys that could reach into the prototypes of objects; nothing of ours is ever called so. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Finds such a key anywhere in data from outside; without recursion, so depth does not matter. */
export function forbiddenKey(json: unknown): string | null {
  const open: unknown[] = [json];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === 'object') open.push(item);
      continue;
    }
    for (const key of Object.keys(value)) if (FORBIDDEN.has(key)) return key;
    for (const item of Object.values(value)) if (typeof item === 'object') open.push(item);
  }
  return null;
}
