import { createServer } from 'node:http';

/** An address on this machine to which a server sends: keeps what comes, as it travels. */
export async function letterBox(): Promise<{ url: string; next(): Promise<Buffer>; close(): void }> {
  const letters: Buffer[] = [];
  const waiting: ((letter: Buffer) => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(201).end();
      const letter = Buffer.concat(chunks);
      const first = waiting.shift();
      if (first === undefined) letters.push(letter);
      else first(letter);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/letters`,
    next() {
      const letter = letters.shift();
      return letter === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(letter);
    },
    close: () => server.close(),
  };
}
