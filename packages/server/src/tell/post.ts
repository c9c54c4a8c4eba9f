import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { publicAddressOf } from './addresses.ts';

export interface Posted {
  readonly status: number;
  readonly retryAfter: number | null;
}

const PATIENCE = 10_000;

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Sends to an address that somebody has given: only to the public internet, without following anything. */
export async function postTo({ url, headers, body }: Letter, allowPrivate: boolean): Promise<Posted> {
  const target = new URL(url);
  const checked = allowPrivate ? null : await publicAddressOf(target.hostname);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: PATIENCE,
        signal: AbortSignal.timeout(PATIENCE),
        ...(checked === null
          ? {}
          : {
              // The name stays in the request and the certificate; the connection goes to the address that was checked.
              lookup: (_host, options, done) => {
                const family = isIP(checked.address);
                if (options.all === true) done(null, [{ address: checked.address, family }]);
                else done(null, checked.address, family);
              },
            }),
      },
      (incoming) => {
        // What it says beside that is of no use, and may be without end.
        incoming.destroy();
        const after = Number(incoming.headers['retry-after']);
        resolve({
          status: incoming.statusCode ?? 0,
          retryAfter: Number.isFinite(after) && after > 0 ? Math.min(after, 86_400) : null,
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
