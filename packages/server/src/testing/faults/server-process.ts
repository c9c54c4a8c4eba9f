import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import server from '../../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
/** One for each process that builds: another may run what it has built. */
const OUT = `${root}node_modules/.cache/server-process-${process.pid}`;
process.once('exit', () => rmSync(OUT, { recursive: true, force: true }));
const CONDITIONS = ['@roundhouse/source', 'node', 'module', 'import', 'default'];

let built: Promise<string> | null = null;
/** One file, so that it starts fast. */
function buildHost(): Promise<string> {
  built ??= build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      rollupOptions: { input: { host: fileURLToPath(new URL('./host.ts', import.meta.url)) } },
      target: 'node20',
      outDir: OUT,
      emptyOutDir: true,
      minify: false,
    },
    ssr: {
      resolve: { conditions: CONDITIONS },
      noExternal: true,
      external: Object.keys(server.dependencies).filter(
        (name) => !name.startsWith('@roundhouse/') && name !== 'zod',
      ),
    },
  }).then(() => `${OUT}/host.js`);
  return built;
}

/** A real server process on a port of its own, killed without warning and started anew. */
export class ServerProcess {
  readonly url: string;
  private readonly environment: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;

  constructor(port: number, environment: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.environment = {
      ROUNDHOUSE_PORT: String(port),
      ROUNDHOUSE_LOG_LEVEL: 'silent',
      ROUNDHOUSE_BOT_THREADS: '0',
      // Players say which address they come from, so that they do not share their limits.
      ROUNDHOUSE_TRUST_PROXY: 'loopback',
      ...environment,
    };
  }

  async start(): Promise<void> {
    const child = fork(await buildHost(), {
      // It is built: what this process needs to read sources would only slow its start.
      execArgv: [],
      env: { PATH: process.env.PATH, ...this.environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const failed = once(child, 'exit').then(() => {
      throw new Error('The server did not start');
    });
    await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => undefined);
    this.child = child;
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.child = null;
  }
}
