import { FIRST_GAME } from '@roundhouse/titles';
import manifest from '../package.json' with { type: 'json' };
import { wrongCall } from './failure.ts';
import { print } from './io.ts';

interface Command {
  readonly usage: string;
  /** What `--help` says besides, line by line. */
  readonly details: readonly string[];
  run(argv: readonly string[]): Promise<void>;
}

const COMMANDS: Readonly<Record<string, { readonly about: string; load(): Promise<Command> }>> = {
  serve: { about: 'the table in the browser, and online play', load: () => import('./commands/serve.ts') },
  titles: { about: 'the titles that can be played', load: () => import('./commands/titles.ts') },
  new: { about: 'prints a new game', load: () => import('./commands/new.ts') },
  legal: { about: 'who must act, and every legal action', load: () => import('./commands/legal.ts') },
  play: { about: 'plays one action, or a game in the terminal', load: () => import('./commands/play.ts') },
  replay: {
    about: 'replays a game of ours or an export of 18xx.games',
    load: () => import('./commands/replay.ts'),
  },
  routes: { about: 'the best routes, with proof', load: () => import('./commands/routes.ts') },
  hint: { about: 'the best three moves, and why', load: () => import('./commands/hint.ts') },
  lookback: {
    about: 'the decisions of a game that cost most',
    load: () => import('./commands/lookback.ts'),
  },
  simulate: { about: 'games between bots, on all cores', load: () => import('./commands/simulate.ts') },
  backup: { about: 'all accounts and games into a file', load: () => import('./commands/backup.ts') },
  restore: { about: 'a backup into an empty database', load: () => import('./commands/restore.ts') },
  'check-games': {
    about: 'do running games play as they did?',
    load: () => import('./commands/check-games.ts'),
  },
  admin: { about: 'makes somebody an admin of the site', load: () => import('./commands/admin.ts') },
  'reset-password': {
    about: 'a link to set a new password',
    load: () => import('./commands/reset-password.ts'),
  },
  doctor: { about: 'is the server all right?', load: () => import('./commands/doctor.ts') },
};

const VERSION: string = manifest.version;

const help = (): string =>
  [
    'roundhouse: 18xx railway games, played by the book',
    '',
    ...Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(16)}${about}`),
    '',
    'roundhouse help COMMAND says more. GAME and ACTION are files, or - for standard input.',
    `A first game: roundhouse play ${FIRST_GAME}`,
    'Exit status: 0; 1 where a rule refuses or a replay differs; 2 for a wrong call.',
  ].join('\n');

/** Does what was called for; a `Failure` says why it could not. */
export async function run(argv: readonly string[]): Promise<void> {
  const [name, ...rest] = argv;
  switch (name) {
    case undefined:
      print(help());
      process.exitCode = 2;
      return;
    case '--version':
    case '-v':
    case 'version':
      print(`roundhouse ${VERSION}`);
      return;
    case '--help':
    case '-h':
    case 'help':
      print(rest[0] === undefined ? help() : usageOf(await commandNamed(rest[0])));
      return;
    default: {
      const command = await commandNamed(name);
      if (rest.includes('--help') || rest.includes('-h')) print(usageOf(command));
      else await command.run(rest);
    }
  }
}

async function commandNamed(name: string): Promise<Command> {
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    throw wrongCall(
      `there is no command "${name.slice(0, 40)}"; possible: ${Object.keys(COMMANDS).join(', ')}`,
    );
  }
  return entry.load();
}

const usageOf = ({ usage, details }: Command): string => [usage, '', ...details].join('\n');
