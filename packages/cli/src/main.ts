import { Failure } from './failure.ts';
import { printJson } from './io.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';

// A reader that stops early, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`roundhouse: standard output cannot be written: ${plain(error.message)}\n`);
  process.exit(2);
});

run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof Failure)) {
    const [message, stack] = error instanceof Error ? [error.message, error.stack] : [String(error)];
    process.stderr.write(`roundhouse: this should not happen: ${plain(message)}\n`);
    if (process.env.ROUNDHOUSE_DEBUG !== undefined) process.stderr.write(`${stack}\n`);
    process.exit(70);
  }
  process.stderr.write(`${error.line}\n`);
  if (error.json !== undefined && process.argv.includes('--json')) printJson(error.json);
  process.exitCode = error.status;
});
