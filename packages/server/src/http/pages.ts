import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sirv from 'sirv';
import type { Site } from '../site.ts';
import { apiPage, openApi } from './openapi.ts';

/** What is not the API: health, figures, the API page, and the page itself. */
export function servePages(app: FastifyInstance, site: Site, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false, reason: 'stopping' });
    try {
      await sql`select 1`.execute(site.storage.db);
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

  if (site.config.page !== null) serveFirstPage(app, site.config.page, site.postman.canMail);
  const serve =
    site.config.page === null
      ? null
      : sirv(site.config.page, {
          etag: true,
          single: true,
          gzip: true,
          brotli: true,
          setHeaders: cacheHeaders,
        });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (serve === null || !isPage || request.url.startsWith('/api/'))
      return reply.code(404).send({ error: 'There is nothing here.', code: 'not-found' });
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, String(value));
    reply.hijack();
    serve(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
    return reply;
  });
}

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
  for (const path of ['/', '/index.html'])
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text),
    );
}

/** Files with a hash in their name never change; everything else is asked for again. */
function cacheHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
  const isHashed = path.includes('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
