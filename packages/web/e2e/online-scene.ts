import type { Page } from 'playwright-core';
import type { RunningServer } from '../../server/src/server.ts';
import { someAdmin } from '../../server/src/testing/admin.ts';
import { someUser, type TestClient } from '../../server/src/testing/client.ts';

/** A site with some people and tables, for looking at all its pages. */
export interface Scene {
  /** The one who looks: an admin with tables that wait. */
  readonly name: string;
  readonly id: string;
  /** A table that waits for players. */
  readonly open: string;
}

export async function setScene({ url, site }: RunningServer): Promise<Scene> {
  const admin = await someAdmin(url, site.storage.db);
  const bob = await someUser(url, 'Bob the Builder');
  const cid = await someUser(url, 'Cid');
  const open = (who: TestClient, body: Parameters<typeof bob.ok<'newTable'>>[1] & object) =>
    who.ok('newTable', body);
  await open(bob, { body: { title: '1882', seats: 4, name: 'Prairie evening' } });
  await open(cid, {
    body: {
      title: '18royalgorge',
      seats: 3,
      bots: ['steady'],
      pace: 'correspondence',
      timing: { perMove: 86_400, late: 'bot' },
    },
  });
  await open(cid, {
    body: {
      title: 'railroadbarons',
      seats: 2,
      visibility: 'password',
      password: 'open sesame',
      name: 'Cards',
    },
  });
  await open(admin, {
    body: { title: 'railroadbarons', seats: 2, bots: ['random'], name: 'Against chance' },
  });
  const waiting = await open(admin, {
    body: {
      title: '1889',
      seats: 4,
      bots: ['novice'],
      name: 'Sunday table',
      startWhenFull: false,
      master: true,
      timing: { clock: { start: 7200, perMove: 30 } },
    },
  });
  await bob.ok('join', { params: { table: waiting.id }, body: {} });
  await bob.ok('say', { params: { table: waiting.id }, body: { text: 'I bring the biscuits.' } });
  await admin.ok('makeToken', { body: { name: 'My bot', scopes: ['read', 'play'] } });
  await admin.ok('setNotifications', {
    body: { webhook: { on: true }, hook: null },
  });
  return { name: 'Admin', id: admin.id, open: waiting.id };
}

const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor();

interface OnlinePage {
  readonly name: string;
  readonly path: string;
  /** Waits until it is whole. */
  ready(page: Page): Promise<void>;
}

/** Every page but the live table, and the rules, which one reads before. */
export const onlinePages = ({ id, open }: Scene): readonly OnlinePage[] => [
  {
    name: 'online-home',
    path: '',
    ready: (page) => page.getByRole('link', { name: 'Your turn: Against chance' }).waitFor(),
  },
  { name: 'lobby', path: '#/lobby', ready: text('Prairie evening') },
  {
    name: 'new-table',
    path: '#/new',
    ready: (page) => page.locator('button[type="submit"]:enabled', { hasText: 'Open the table' }).waitFor(),
  },
  { name: 'waiting-room', path: `#/table/${open}`, ready: text('biscuits') },
  { name: 'rules', path: '#/rules', ready: text('What it is about') },
  { name: 'account', path: '#/account', ready: text('My bot') },
  {
    name: 'player',
    path: `#/player/${id}`,
    ready: (page) => page.getByRole('heading', { name: 'Tables' }).waitFor(),
  },
  { name: 'admin', path: '#/admin', ready: text('none failing') },
  { name: 'reset', path: '#/reset', ready: text('This site sends no e-mail') },
];
