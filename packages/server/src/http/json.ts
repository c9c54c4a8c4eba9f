export const NUL = 'It contains a character (NUL) that is not allowed.';
/** Deeper than anything that is ever sent; whoever walks through it without a limit runs out of stack. */
const DEEPEST = 64;

/** What a body says, or what is wrong with it. It is searched only where there is reason to. */
export function readJson(text: string): { readonly json: unknown } | { readonly wrong: string } {
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    return { wrong: 'The body is not JSON.' };
  }
  if (hasMany(text) && isTooDeep(json, DEEPEST))
    return { wrong: `The body is nested more than ${DEEPEST} levels deep.` };
  return text.includes('\\u0000') && hasNul(json) ? { wrong: NUL } : { json };
}

const [BRACE, BRACKET] = ['{'.charCodeAt(0), '['.charCodeAt(0)];
/** Has it enough that can be nested for it to be too deep? */
function hasMany(text: string): boolean {
  // What is opened is closed too.
  if (text.length <= 2 * DEEPEST) return false;
  let opened = 0;
  for (let i = 0; i < text.length && opened <= DEEPEST; i++) {
    const sign = text.charCodeAt(i);
    if (sign === BRACE || sign === BRACKET) opened++;
  }
  return opened > DEEPEST;
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1));
}

/** PostgreSQL keeps no such character, and nobody can read it. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\0') || hasNul(part));
}
