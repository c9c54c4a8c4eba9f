/** A deep copy of plain data; several times faster than structuredClone on states of games. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = cloneItem(value[i]);
    return copy;
  }
  return cloneItem(value);
}

function cloneItem(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return clone(value);
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = cloneItem(item);
  return copy;
}
