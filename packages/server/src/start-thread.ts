import { Worker } from 'node:worker_threads';

/** A thread that runs a file which lies beside `caller` (its `import.meta.url`), named without its ending, as source or built. */
export function startThread(name: string, caller: string, workerData?: unknown): Worker {
  if (!caller.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, caller), { workerData });
  // Node does not hand on to threads what reads TypeScript: the thread asks for it itself.
  const file = JSON.stringify(new URL(`./${name}.ts`, caller).href);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(code, { eval: true, execArgv: ['-C', '@roundhouse/source'], workerData });
}
