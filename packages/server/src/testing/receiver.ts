import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Environment } from '../config.ts';
import { freePort } from './postgres.ts';

/** Where people are told outside the page: keeps what comes by HTTP and by mail, and answers as the test wants. */
export class Receiver {
  readonly got: { path: string; body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  readonly mails: string[] = [];
  status = 200;
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      this.got.push({
        path: request.url ?? '',
        body: Buffer.concat(chunks).toString('latin1'),
        headers: request.headers,
      });
      response.writeHead(this.status).end();
    });
  });
  private readonly smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        this.mails.push(text);
        done();
      });
    },
  });

  /** The secret in the last link for a new password that came by mail. */
  resetToken(): string {
    const text = this.mails.at(-1)?.replaceAll('=\r\n', '') ?? '';
    return /#\/reset\/([\w-]+)/.exec(text)?.[1] ?? '';
  }

  /** What has come to this path, as text. */
  textsAt(path: string): string[] {
    return this.got.filter((one) => one.path === path).map(({ body }) => String(JSON.parse(body).text));
  }

  /** Its address, and what a server has to be told to reach it. */
  async start(): Promise<{ readonly home: string; readonly environment: Environment }> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    await new Promise<void>((ready) => this.smtp.listen(0, '127.0.0.1', ready));
    const { port } = this.smtp.server.address() as AddressInfo;
    const own = await freePort();
    return {
      home: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      environment: {
        ROUNDHOUSE_ALLOW_PRIVATE_ADDRESSES: 'yes',
        ROUNDHOUSE_SMTP_URL: `smtp://127.0.0.1:${port}`,
        ROUNDHOUSE_MAIL_FROM: 'Roundhouse <rh@example.org>',
        ROUNDHOUSE_PORT: String(own),
        ROUNDHOUSE_PUBLIC_URL: `http://127.0.0.1:${own}`,
      },
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await new Promise<void>((done) => this.smtp.close(() => done()));
  }
}
