import type { FastifyRequest } from 'fastify';
import type { Call } from '../contract/calls/index.ts';
import { type Caller, NOBODY } from '../people/sessions.ts';
import { forbidden, notSignedIn, Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import { readCookie } from './cookie.ts';

/** Where the site is, as browsers see it. */
export const homeOf = (site: Site, request: FastifyRequest): string =>
  site.config.publicUrl ?? `${request.protocol}://${request.host}`;

/** Whoever changes something from a browser does it from a page of this site. */
export function checkOrigin(site: Site, request: FastifyRequest): void {
  const { origin } = request.headers;
  const from = request.headers['sec-fetch-site'];
  if (origin === undefined && (from === undefined || from === 'same-origin' || from === 'none')) return;
  const home = homeOf(site, request);
  if (origin !== undefined && (origin === home || origin === new URL(home).origin)) return;
  throw forbidden('This came from a page of another site.', 'other-origin');
}

/** Who is asking? A program shows its token, a browser its cookie. */
export function callerOf(site: Site, request: FastifyRequest): Promise<Caller> {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) {
    const [, secret] = /^Bearer ([\w-]{20,100})$/.exec(authorization) ?? [];
    if (secret === undefined) throw new Problem(401, 'bad-token', 'This site knows no such token.');
    return site.sessions.byToken(secret);
  }
  const secret = readCookie(cookie);
  return secret === null ? Promise.resolve(NOBODY) : site.sessions.bySession(secret);
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
