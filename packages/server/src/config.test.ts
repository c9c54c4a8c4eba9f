import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { homeOf, Misconfigured, readConfig, SETTINGS, summaryOf } from './config.ts';

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables, null);
    return [];
  } catch (error) {
    if (error instanceof Misconfigured) return error.problems;
    throw error;
  }
};

test('nothing has to be set', () => {
  expect(readConfig({}, null)).toMatchObject({
    port: 1867,
    host: '127.0.0.1',
    data: './data',
    databaseUrl: null,
  });
});

test.each<[string, Record<string, string>, string]>([
  ['a port that is none', { PORT: 'x' }, 'PORT: has to be a whole number from 0 to 65535'],
  ['half a thread', { ROUNDHOUSE_BOT_THREADS: '0.5' }, 'ROUNDHOUSE_BOT_THREADS: has to be a whole number'],
  ['no time to think', { ROUNDHOUSE_BOT_SECONDS: '0' }, 'has to be a number from 0.1 to 600'],
  ['a word that is none', { ROUNDHOUSE_METRICS: 'yes' }, 'ROUNDHOUSE_METRICS: has to be one of on, off'],
  [
    'a host for an address',
    { ROUNDHOUSE_PUBLIC_URL: 'games.example.org' },
    'such as https://games.example.org',
  ],
  ['a setting that does not exist', { ROUNDHOUSE_PROT: '80' }, 'ROUNDHOUSE_PROT: there is no such setting'],
  [
    'a database of another kind',
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL: has to begin with postgres://',
  ],
  [
    'the same by its full name',
    { ROUNDHOUSE_DATABASE_URL: 'x', DATABASE_URL: 'y' },
    'ROUNDHOUSE_DATABASE_URL: has',
  ],
  ['mail without a sender', { ROUNDHOUSE_SMTP_URL: 'smtp://x' }, 'ROUNDHOUSE_MAIL_FROM'],
  [
    'mail from nobody',
    { ROUNDHOUSE_MAIL_FROM: 'Roundhouse' },
    'ROUNDHOUSE_MAIL_FROM: has to hold an address',
  ],
  ['a contact that is none', { ROUNDHOUSE_PUSH_CONTACT: 'me' }, 'has to be an e-mail address'],
  ['a proxy that is none', { ROUNDHOUSE_TRUST_PROXY: 'yes' }, 'ROUNDHOUSE_TRUST_PROXY: has to be loopback'],
  ['a proxy of no size', { ROUNDHOUSE_TRUST_PROXY: 'loopback, 10.0.0.0/99' }, 'ROUNDHOUSE_TRUST_PROXY'],
  [
    'mail whose links lead wherever a caller says',
    { ROUNDHOUSE_SMTP_URL: 'smtp://x', ROUNDHOUSE_MAIL_FROM: 'rh@example.org' },
    'ROUNDHOUSE_PUBLIC_URL: says where the links in e-mails lead',
  ],
])('%s is told', (_name, variables, problem) => {
  expect(problemsOf(variables).join()).toContain(problem);
});

test.each(['loopback', '10.0.0.1', '10.0.0.0/8, fd00::/8', '::1,uniquelocal'])(
  'the proxy %s is believed, and the server starts with it',
  (proxy) => {
    const { trustProxy } = readConfig({ ROUNDHOUSE_TRUST_PROXY: proxy }, null);
    expect(() => Fastify({ trustProxy })).not.toThrow();
  },
);

test('variables of the other commands are none of its business', () => {
  expect(problemsOf({ ROUNDHOUSE_DEBUG: '1', ROUNDHOUSE_CORPUS: 'x' })).toEqual([]);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:1867'],
  ['0.0.0.0', 'http://localhost:1867'],
  ['::', 'http://localhost:1867'],
  ['::1', 'http://[::1]:1867'],
])('links of a server on %s lead to %s', (host, home) => {
  expect(homeOf(readConfig({ HOST: host }, null))).toBe(home);
});

test.each([
  'postgres://me:secret@db/games',
  'postgres://me:a@secret/b@db/games',
  'postgres://db/games?user=me&password=secret',
])('the summary tells no passwords of %s', (DATABASE_URL) => {
  const config = readConfig(
    {
      DATABASE_URL,
      ROUNDHOUSE_SMTP_URL: 'smtps://me:secret@mail',
      ROUNDHOUSE_MAIL_FROM: 'rh@example.org',
      ROUNDHOUSE_PUBLIC_URL: 'https://games.example.org',
    },
    null,
  );
  expect(JSON.stringify(summaryOf(config))).not.toContain('secret');
});

test('docs/hosting.md has every setting', () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const missing = SETTINGS.filter((name) => !page.includes(name));
  expect(missing).toEqual(['ALLOW_PRIVATE_ADDRESSES']);
});
