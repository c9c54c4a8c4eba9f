import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Misconfigured, readConfig, SETTINGS, summaryOf } from './config.ts';

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
  ['a port that is none', { PORT: 'x' }, 'ROUNDHOUSE_PORT'],
  ['a setting that does not exist', { ROUNDHOUSE_PROT: '80' }, 'ROUNDHOUSE_PROT: there is no such setting'],
  ['a database of another kind', { DATABASE_URL: 'mysql://x' }, 'begins with postgres://'],
  ['mail without a sender', { ROUNDHOUSE_SMTP_URL: 'smtp://x' }, 'ROUNDHOUSE_MAIL_FROM'],
  ['a proxy that is none', { ROUNDHOUSE_TRUST_PROXY: 'yes' }, 'ROUNDHOUSE_TRUST_PROXY: is loopback'],
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

test('the summary tells no passwords', () => {
  const config = readConfig(
    {
      DATABASE_URL: 'postgres://me:secret@db/games',
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
