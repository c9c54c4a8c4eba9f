import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Site } from '../site.ts';
import { serveFiles } from './files.ts';
import { apiPage, openApi } from './openapi.ts';

/** Whoever asks wants to send people elsewhere if need be, and does not wait for long. */
const READY_WITHIN = 3000;
const late = (within: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It took too long')), within).unref();
  });

/** What is not the API: health, figures, the API page, and the page itself. */
export function servePages(app: FastifyInstance, site: Site, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false, reason: 'stopping' });
    try {
      await Promise.race([sql`select 1`.execute(site.storage.db), late(READY_WITHIN)]);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, reason: 'database' });
    }
  });
  if (site.config.metrics)
    app.get('/metrics', async (_request, reply) => {
      reply.header('content-type', site.metrics.registry.contentType);
      return site.metrics.registry.metrics();
    });
  let page: string | null = null;
  app.get('/api/docs', async (_request, reply) => {
    page ??= apiPage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs/openapi.json', async () => openApi());

  if (site.config.page !== null) {
    serveFirstPage(app, site.config.page, site.postman.canMail);
    serveFiles(app, site.config.page, FIRST_PAGE);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPerson =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      request.headers.accept?.includes('text/html') === true;
    // Somebody has mistyped an address: the page has but one.
    if (site.config.page !== null && isPerson) return reply.redirect(`${site.config.publicUrl ?? ''}/`);
    return reply.code(404).send({ error: 'There is nothing here.', code: 'not-found' });
  });
}

const FIRST_PAGE = ['/', '/index.html'];

/**
 * The first file of the page, with the word that there is an API: without it the page plays at one screen only; and whether
 * e-mail is sent, which is asked before anybody is signed in.
 */
function serveFirstPage(app: FastifyInstance, folder: string, canMail: boolean): void {
  const text = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace('<meta name="roundhouse-api" content="" />', '<meta name="roundhouse-api" content="api/v1" />')
    .replace(
      '<meta name="roundhouse-mail" content="" />',
      `<meta name="roundhouse-mail" content="${canMail ? 'yes' : 'no'}" />`,
    );
  for (const url of FIRST_PAGE)
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text),
    });
}
