import type { FastifyRequest } from 'fastify';
import type { Call } from '../contract/calls/index.ts';
import { type Caller, NOBODY, type Secret } from '../people/sessions.ts';
import { forbidden, notSignedIn, Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import { readCookie } from './cookie.ts';

/** Does the browser speak to the site in secret? Behind a proxy that nobody has named, the public address tells. */
export const isSecure = ({ config }: Site, request: FastifyRequest): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

/** Whoever changes something from a browser does it from a page of this site. */
export function checkOrigin(site: Site, request: FastifyRequest): void {
  const { origin } = request.headers;
  const from = request.headers['sec-fetch-site'];
  if (origin === undefined && (from === undefined || from === 'same-origin' || from === 'none')) return;
  // Without a public address, whichever name of this computer the browser has used.
  const home = site.config.publicUrl ?? `${request.protocol}://${request.host}`;
  if (origin === home) return;
  if (origin !== undefined && URL.canParse(home) && origin === new URL(home).origin) return;
  throw forbidden(whyElsewhere(site, request, origin), 'other-origin');
}

/** Most often it is no other site, but a proxy that has not been told of, or the way around it. */
function whyElsewhere({ config }: Site, { host }: FastifyRequest, origin = ''): string {
  if (config.publicUrl !== null)
    return `This came from a page of another site: this one is at ${config.publicUrl}.`;
  return origin === `https://${host}`
    ? `The host of this site has to set ROUNDHOUSE_PUBLIC_URL to ${origin}: a proxy stands before it.`
    : 'This came from a page of another site.';
}

/** What the caller shows: a program its token, a browser its cookie. */
function secretOf({ headers: { authorization, cookie } }: FastifyRequest): Secret | null {
  if (authorization !== undefined) {
    const [, token] = /^Bearer ([\w-]{20,100})$/.exec(authorization) ?? [];
    if (token === undefined) throw new Problem(401, 'bad-token', 'This site knows no such token.');
    return { of: 'token', text: token };
  }
  const text = readCookie(cookie);
  return text === null ? null : { of: 'session', text };
}

/** Who is asking? */
export async function callerOf(site: Site, request: FastifyRequest): Promise<Caller> {
  const secret = secretOf(request);
  return secret === null ? NOBODY : site.sessions.callerWith(secret);
}

/** The same without a wait, for whoever has asked a moment ago. */
export function knownCallerOf(site: Site, request: FastifyRequest): Caller | null {
  const secret = secretOf(request);
  return secret === null ? NOBODY : site.sessions.knownWith(secret);
}

/** May this caller call this at all? */
export function checkAccess(call: Call, { someone, scopes }: Caller): void {
  if (scopes !== null && (call.scope === null || !scopes.includes(call.scope))) {
    const needs =
      call.scope === null ? 'Programs may not do this.' : `The token lacks the scope "${call.scope}".`;
    throw forbidden(needs, 'scope');
  }
  if (call.access === 'anyone') return;
  if (someone === null) throw notSignedIn();
  if (call.access === 'user' && someone.guest)
    throw forbidden('This needs an account: make one first.', 'guest');
  if (call.access === 'admin' && !someone.admin)
    throw forbidden('This is for those who run the site.', 'not-admin');
}
