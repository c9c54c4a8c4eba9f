import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What the page is built of. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Text is also there compressed, beside each file. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the files of a folder as they are at the start, from memory: whoever builds the next version in the same place takes no file
 * away from those who have the page of this one, and no file that cannot be read ends the server.
 */
export function serveFiles(app: FastifyInstance, folder: string, except: readonly string[]): void {
  const contents = new Map(pathsIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
  for (const [path, plain] of contents) {
    const url = `/${path}`;
    const isCompressed = Object.values(ENCODINGS).some((ending) => path.endsWith(ending));
    if (isCompressed || except.includes(url)) continue;
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    // Files with a hash in their name never change; everything else is asked for again.
    const cached = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    app.route({
      method: ['GET', 'HEAD'],
      url,
      async handler(request, reply) {
        reply.headers({ etag, 'cache-control': cached, vary: 'accept-encoding' });
        if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
        reply.type(TYPES[extname(path)] ?? 'application/octet-stream');
        const accepted = request.headers['accept-encoding'] ?? '';
        for (const [encoding, ending] of Object.entries(ENCODINGS)) {
          const compressed = contents.get(`${path}${ending}`);
          if (compressed === undefined || !takes(accepted, encoding)) continue;
          return reply.header('content-encoding', encoding).send(compressed);
        }
        return reply.send(plain);
      },
    });
  }
}

/** Named, and not as what is refused (`br;q=0`). */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((one) => {
    const [name, weight] = one.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
  });

/** With slashes between, as in addresses. */
const pathsIn = (folder: string, within = ''): string[] =>
  readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? pathsIn(folder, `${within}${entry.name}/`)
      : entry.isFile()
        ? [`${within}${entry.name}`]
        : [],
  );
