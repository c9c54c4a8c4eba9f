import { Worker } from 'node:worker_threads';

/** What reads TypeScript where the server is run from its sources, as tests do; who has the built one needs nothing of it. */
const READER = JSON.stringify('tsx/esm/api');

/** A thread that runs a file which lies beside `caller` (its `import.meta.url`), named without its ending, as source or built. */
export function startThread(name: string, caller: string, workerData?: unknown): Worker {
  if (!caller.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, caller), { workerData });
  // Node does not hand the reader on to threads: the thread asks for it itself.
  const file = JSON.stringify(new URL(`./${name}.ts`, caller).href);
  const code = `import(${READER}).then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(code, { eval: true, execArgv: ['-C', '@roundhouse/source'], workerData });
}
