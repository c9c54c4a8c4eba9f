/** The one cookie: who is signed in. */
export const COOKIE = 'roundhouse';
const SECRET = new RegExp(`(?:^|;) *${COOKIE}=([\\w-]{20,100}) *(?:;|$)`);
const LASTS = 90 * 24 * 3600;

export function readCookie(header: string | undefined): string | null {
  return header === undefined ? null : (SECRET.exec(header)?.[1] ?? null);
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
