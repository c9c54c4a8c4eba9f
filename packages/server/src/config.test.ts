import { readFileSync } from 'node:fs';
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
  [
    'mail whose links lead wherever a caller says',
    { ROUNDHOUSE_SMTP_URL: 'smtp://x', ROUNDHOUSE_MAIL_FROM: 'rh@example.org' },
    'ROUNDHOUSE_PUBLIC_URL: says where the links in e-mails lead',
  ],
])('%s is told', (_name, variables, problem) => {
  expect(problemsOf(variables).join()).toContain(problem);
});

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
