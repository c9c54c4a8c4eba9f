import { Failure } from './failure.ts';
import { printJson } from './io.ts';

interface Command {
  readonly usage: string;
  run(argv: readonly string[]): Promise<void>;
}

const COMMANDS: Readonly<Record<string, { readonly about: string; load(): Promise<Command> }>> = {
  serve: { about: 'the table in the browser', load: () => import('./commands/serve.ts') },
  titles: { about: 'the titles that can be played', load: () => import('./commands/titles.ts') },
  new: { about: 'prints a new game', load: () => import('./commands/new.ts') },
  legal: { about: 'who must act, and every legal action', load: () => import('./commands/legal.ts') },
  play: { about: 'plays one action, or a game in the terminal', load: () => import('./commands/play.ts') },
  replay: {
    about: 'replays a game of ours or an export of 18xx.games',
    load: () => import('./commands/replay.ts'),
  },
  routes: { about: 'the best routes, with proof', load: () => import('./commands/routes.ts') },
  simulate: { about: 'games between bots, on all cores', load: () => import('./commands/simulate.ts') },
};

const help = (): string =>
  [
    'roundhouse: 18xx railway games, played by the book',
    '',
    ...Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`),
    '',
    'roundhouse COMMAND --help says more. GAME and ACTION are files, or - for standard input.',
    'Exit status: 0; 1 where a rule refuses or a replay differs; 2 for a wrong call.',
  ].join('\n');

async function main(argv: readonly string[]): Promise<void> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${help()}\n`);
    if (name === undefined) process.exitCode = 2;
    return;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) throw new Failure(`there is no command "${name.slice(0, 40)}"\n${help()}`, 2);
  const command = await entry.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.usage}\n`);
    return;
  }
  await command.run(rest);
}

// A reader that stops early, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof Failure)) {
    process.stderr.write(
      `roundhouse: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(70);
  }
  process.stderr.write(`${error.message.startsWith('refused:') ? '' : 'roundhouse: '}${error.message}\n`);
  if (error.json !== undefined && process.argv.includes('--json')) printJson(error.json);
  process.exitCode = error.status;
});
