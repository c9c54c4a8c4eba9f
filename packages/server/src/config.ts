import { isIP } from 'node:net';
import { z } from 'zod';

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && (bits === undefined || (Number(bits) > 0 && Number(bits) <= most));
}

/** All that can be set, by the environment; nothing has to be. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(1867),
  HOST: z.string().default('127.0.0.1'),
  DATA: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'begins with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  /** Where people reach the site: for links, cookies and the check of origins. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text.split(',').every((part) => isProxy(part.trim())),
      'is loopback, linklocal, uniquelocal, an address or a range such as 10.0.0.0/8, or several of them by comma',
    )
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().max(200).optional(),
  PUSH_CONTACT: z.string().max(200).optional(),
  ADMIN: z.string().max(60).optional(),
  BOT_THREADS: z.coerce.number().int().min(0).max(32).default(1),
  BOT_SECONDS: z.coerce.number().min(0.1).max(600).default(20),
  GAMES_IN_MEMORY: z.coerce.number().int().min(1).max(100_000).default(500),
  METRICS: z.enum(['on', 'off']).default('on'),
  /** Only for tests: addresses in one's own network may be told of turns. */
  ALLOW_PRIVATE_ADDRESSES: z.enum(['yes', 'no']).default('no'),
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

/** Reads the variables `ROUNDHOUSE_…`, and `PORT`, `HOST` and `DATABASE_URL` also without that. */
export function readConfig(variables: Environment, page: string | null): Config {
  const given = Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const plain = ['PORT', 'HOST', 'DATABASE_URL'].includes(name) ? variables[name] : undefined;
      const value = variables[`ROUNDHOUSE_${name}`] ?? plain;
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
      : parsed.error.issues.map(({ path, message }) => `ROUNDHOUSE_${path.join('.')}: ${message}`);
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

/** Where the site is, for links. */
export const homeOf = ({ publicUrl, host, port }: Config): string => publicUrl ?? `http://${host}:${port}`;

/** An address without its password. */
const withoutSecrets = (url: string): string => url.replace(/:\/\/[^@/]*@/, '://…@');

/** What is in force, for the log and `doctor`. */
export const summaryOf = (config: Config): Readonly<Record<string, string>> => ({
  database: config.databaseUrl === null ? `SQLite in ${config.data}` : withoutSecrets(config.databaseUrl),
  address: homeOf(config),
  'behind a proxy': config.trustProxy === false ? 'no' : `yes, ${config.trustProxy} is believed`,
  mail: config.smtpUrl === null ? 'off' : `${withoutSecrets(config.smtpUrl)} as ${config.mailFrom}`,
  'web push':
    config.publicUrl?.startsWith('https:') === true ? 'on' : 'only on this machine: browsers want https',
  bots: `${config.botThreads} ${config.botThreads === 1 ? 'thread' : 'threads'}, ${config.botSeconds} s a move`,
  log: config.logLevel,
});
