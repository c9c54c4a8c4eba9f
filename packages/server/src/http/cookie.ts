/** The one cookie: who is signed in. */
export const COOKIE = 'roundhouse';
const LASTS = 90 * 24 * 3600;

export function readCookie(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return null;
}

/** Not for scripts, and not sent along from other sites. */
export const writeCookie = (secret: string | null, isSecure: boolean): string =>
  [
    `${COOKIE}=${secret ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${secret === null ? 0 : LASTS}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
