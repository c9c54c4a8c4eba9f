/** Who is signed in. */
export const COOKIE = 'roundhouse';
/** That somebody is: scripts of the page may see it, so that strangers need not be asked for. */
export const SIGNED_IN_COOKIE = 'roundhouse-signed-in';
const SECRET = new RegExp(`(?:^|;) *${COOKIE}=([\\w-]{20,100}) *(?:;|$)`);
const LASTS = 90 * 24 * 3600;

export function readCookie(header: string | undefined): string | null {
  return header === undefined ? null : (SECRET.exec(header)?.[1] ?? null);
}

/** The secret is not for scripts, and neither is sent along from other sites. */
export function writeCookies(secret: string | null, isSecure: boolean): string[] {
  const rest = [
    'SameSite=Lax',
    `Max-Age=${secret === null ? 0 : LASTS}`,
    'Path=/',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [
    [`${COOKIE}=${secret ?? ''}`, 'HttpOnly', ...rest].join('; '),
    [`${SIGNED_IN_COOKIE}=${secret === null ? '' : 'yes'}`, ...rest].join('; '),
  ];
}
