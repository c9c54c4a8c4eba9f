import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && (bits === undefined || (Number(bits) > 0 && Number(bits) <= most));
}

const within = (from: number, to: number, isRight: (value: number) => boolean, what: string) =>
  z
    .string()
    .transform(Number)
    .refine(
      (value) => isRight(value) && value >= from && value <= to,
      `has to be a ${what} from ${from} to ${to}`,
    );
const wholeNumber = (from: number, to: number) => within(from, to, Number.isInteger, 'whole number');
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `has to be one of ${words.join(', ')}`);

/** All that can be set, by the environment; nothing has to be. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(1867),
  HOST: z.string().default('127.0.0.1'),
  DATA: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 200).default(10),
  /** Where people reach the site: for links, cookies and the check of origins. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'has to be an address such as https://games.example.org' })
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text.split(',').every((part) => isProxy(part.trim())),
      'has to be loopback, linklocal, uniquelocal, an address or a range such as 10.0.0.0/8, or several of them by comma',
    )
    .optional(),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'has to begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/\S@\S/, 'has to hold an address, such as Roundhouse <rh@example.org>')
    .optional(),
  PUSH_CONTACT: z
    .string()
    .max(200)
    .regex(/^https:\/\/|\S@\S/, 'has to be an e-mail address or begin with https://')
    .optional(),
  ADMIN: z.string().max(60).optional(),
  BOT_THREADS: wholeNumber(0, 32).default(1),
  BOT_SECONDS: within(0.1, 600, Number.isFinite, 'number').default(20),
  GAMES_IN_MEMORY: wholeNumber(1, 100_000).default(500),
  METRICS: oneOf(['on', 'off']).default('on'),
  /** Only for tests: addresses in one's own network may be told of turns. */
  ALLOW_PRIVATE_ADDRESSES: oneOf(['yes', 'no']).default('no'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  /** Without a slash at the end; null: whatever host the browser names. */
  readonly publicUrl: string | null;
  /** Whom to believe about the caller's address. */
  readonly trustProxy: string | boolean;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly pushContact: string | null;
  /** The name of a user who is admin without having been made one. */
  readonly admin: string | null;
  readonly botThreads: number;
  readonly botSeconds: number;
  readonly gamesInMemory: number;
  readonly metrics: boolean;
  readonly allowPrivateAddresses: boolean;
  /** The built page; null serves the API alone. */
  readonly page: string | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the configuration, line by line. */
export class Misconfigured extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The names of all settings, without `ROUNDHOUSE_`. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);
/** Variables of other commands and of the tests. */
const OTHERS = ['DEBUG', 'CORPUS', 'SOAK'];

/** Also read without `ROUNDHOUSE_` before them, as other programs and hosts have them. */
const PLAIN = ['PORT', 'HOST', 'DATABASE_URL'];

/** The variable that says it, by the name that whoever set it has used. */
function variableOf(name: string, variables: Environment): string {
  const full = `ROUNDHOUSE_${name}`;
  return variables[full] === undefined && PLAIN.includes(name) && variables[name] !== undefined ? name : full;
}

export function readConfig(variables: Environment, page: string | null): Config {
  const given = Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = variables[variableOf(name, variables)];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const unknown = Object.keys(variables)
    .filter((name) => name.startsWith('ROUNDHOUSE_'))
    .map((name) => name.slice('ROUNDHOUSE_'.length))
    .filter((name) => !SETTINGS.includes(name) && !OTHERS.includes(name))
    .map((name) => `ROUNDHOUSE_${name}: there is no such setting`);
  const parsed = environment.safeParse(given);
  if (!parsed.success || unknown.length > 0) {
    const problems = parsed.success
      ? []
      : parsed.error.issues.map(
          ({ path, message }) => `${variableOf(path.join('.'), variables)}: ${message}`,
        );
    throw new Misconfigured([...problems, ...unknown]);
  }
  const read = parsed.data;
  if (read.SMTP_URL !== undefined && read.MAIL_FROM === undefined)
    throw new Misconfigured(['ROUNDHOUSE_MAIL_FROM: says who the e-mails are from; needed with SMTP_URL']);
  if (read.SMTP_URL !== undefined && read.PUBLIC_URL === undefined)
    throw new Misconfigured([
      'ROUNDHOUSE_PUBLIC_URL: says where the links in e-mails lead; needed with SMTP_URL',
    ]);
  return {
    port: read.PORT,
    host: read.HOST,
    data: read.DATA,
    databaseUrl: read.DATABASE_URL ?? null,
    databaseConnections: read.DATABASE_CONNECTIONS,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: read.TRUST_PROXY ?? (read.PUBLIC_URL === undefined ? false : 'loopback'),
    logLevel: read.LOG_LEVEL,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? null,
    pushContact: read.PUSH_CONTACT ?? null,
    admin: read.ADMIN ?? null,
    botThreads: read.BOT_THREADS,
    botSeconds: read.BOT_SECONDS,
    gamesInMemory: read.GAMES_IN_MEMORY,
    metrics: read.METRICS === 'on',
    allowPrivateAddresses: read.ALLOW_PRIVATE_ADDRESSES === 'yes',
    page,
  };
}

/** A host that stands for every address of this computer is none that a browser can go to; IPv6 stands in brackets. */
const hostInLinks = (host: string): string =>
  ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Where the site is, for links. */
export const homeOf = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl ?? `http://${hostInLinks(host)}:${port}`;

/** An address without its password, wherever that stands; one that holds an @ or a slash too. */
const withoutSecrets = (url: string): string =>
  url.replace(/:\/\/.*@/, '://…@').replace(/([?&](?:password|pass)=)[^&]*/gi, '$1…');

/** What is in force, for the log and `doctor`. */
export const summaryOf = (config: Config): Readonly<Record<string, string>> => ({
  database:
    config.databaseUrl === null
      ? `SQLite in ${resolve(config.data)}`
      : `${withoutSecrets(config.databaseUrl)}, ${config.databaseConnections} connections`,
  address: homeOf(config),
  'behind a proxy': config.trustProxy === false ? 'no' : `yes, ${config.trustProxy} is believed`,
  mail: config.smtpUrl === null ? 'off' : `${withoutSecrets(config.smtpUrl)} as ${config.mailFrom}`,
  'web push':
    config.publicUrl?.startsWith('https:') === true
      ? `on, ${config.pushContact ?? config.publicUrl} is named to its services`
      : 'only on this machine: browsers want https',
  bots: `${config.botThreads} ${config.botThreads === 1 ? 'thread' : 'threads'}, ${config.botSeconds} s a move`,
  games: `${config.gamesInMemory} in memory`,
  metrics: config.metrics ? 'at /metrics' : 'off',
  log: config.logLevel,
});
