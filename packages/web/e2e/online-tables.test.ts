import { loadTitle, TITLES_TO_TRY } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { someUser } from '../../server/src/testing/client.ts';
import { signIn, signUp, withServer } from './online.ts';
import { PHONE } from './table.ts';

const online = withServer();

test('a table is opened, joined by its link from another browser, and starts', async () => {
  const owner = await online.open();
  await owner.goto(online.url);
  await signUp(owner, 'Anna');
  await owner.getByRole('link', { name: 'Open a table' }).click();
  await owner.getByLabel('Title').selectOption('Shikoku 1889');
  await owner.getByRole('combobox', { name: 'Seats' }).selectOption('3');
  await owner.getByRole('button', { name: 'Bot', exact: true }).click();
  await owner.getByRole('radio', { name: 'By invitation link' }).check();
  await owner.getByRole('button', { name: 'Open the table' }).click();
  await owner.getByText('Waiting for 1 more player.').waitFor();
  const link = await owner.getByLabel('Invitation link').inputValue();

  const other = await online.open();
  await other.goto(link);
  await other.getByText('Waiting for 1 more player.').waitFor();
  // Who comes by a link may not know the title yet.
  await other.getByRole('link', { name: 'Read the rules' }).click();
  await other.getByRole('heading', { name: 'What it is about' }).waitFor();
  expect(await other.getByLabel('Title').locator('option:checked').textContent()).toBe('Shikoku 1889');
  // The way back stays, whatever else is read, and leads to where one may join.
  await other.getByLabel('Title').selectOption('18MW');
  await other.reload();
  await other.getByRole('link', { name: 'Back to Shikoku 1889' }).click();
  await other.getByText('Waiting for 1 more player.').waitFor();
  await owner.getByLabel('Write a message').fill('Is anybody there?');
  // The stream tells the line before the answer to sending it comes: it stands there once.
  const said = owner.getByRole('list', { name: 'Messages' });
  await owner.route('**/chat', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await said.getByRole('time').waitFor();
    expect(await said.getByText('Is anybody there?').count()).toBe(1);
    await route.fulfill({ response });
  });
  const answered = owner.waitForResponse(
    (response) => response.url().endsWith('/chat') && response.request().method() === 'POST',
  );
  await owner.getByRole('button', { name: 'Send' }).click();
  await answered;
  await owner.unroute('**/chat');
  await said.getByText('Is anybody there?').waitFor();
  await other.getByRole('button', { name: 'Take a seat' }).click();
  await other.getByRole('button', { name: 'Play as a guest' }).click();
  // It starts with the last one, for both.
  for (const page of [owner, other]) await page.locator('.turn-card').waitFor();
  await owner.goto(online.url);
  await owner.getByRole('link', { name: /: Shikoku 1889/ }).waitFor();
});

test('a stranger with the link of a table sees who has come meanwhile, and what is said', async () => {
  const owner = await someUser(online.server.url, 'Nora');
  const { id } = await owner.ok('newTable', {
    body: { title: '1889', seats: 3, seating: 'joined', pace: 'live' },
  });
  const stranger = await online.open();
  await stranger.goto(`${online.url}#/table/${id}`);
  await stranger.getByText('Waiting for 2 more players.').waitFor();
  const other = await someUser(online.server.url, 'Olga');
  await other.ok('join', { params: { table: id }, body: {} });
  await stranger.getByText('Waiting for 1 more player.').waitFor();
  await owner.ok('say', { params: { table: id }, body: { text: 'One is missing.' } });
  await stranger.getByText('One is missing.').waitFor();
});

test('somebody without its password sees who comes to a table, when it starts, and when it is closed', async () => {
  const owner = await someUser(online.server.url, 'Petra');
  const open = (name: string) =>
    owner.ok('newTable', {
      body: { title: '1889', seats: 3, name, visibility: 'password', password: 'open sesame' },
    });
  const [begun, closed] = [await open('Begun'), await open('Closed')];
  await someUser(online.server.url, 'Quirin');
  const page = await online.open();
  await page.goto(online.url);
  await signIn(page, 'Quirin');
  await page.goto(`${online.url}#/table/${begun.id}`);
  await page.getByText('Waiting for 2 more players.').waitFor();
  for (const name of ['Rosa', 'Stine']) {
    const other = await someUser(online.server.url, name);
    await other.ok('join', { params: { table: begun.id }, body: { password: 'open sesame' } });
    if (name === 'Rosa') await page.getByText('Waiting for 1 more player.').waitFor();
  }
  await page.getByText('Only those who sit at this table can watch its game.').waitFor();
  await page.getByRole('link', { name: 'All tables' }).click();
  await page.getByRole('combobox', { name: 'Tables' }).selectOption('being played');
  await page.getByText('Begun').waitFor();
  expect(await page.getByRole('link', { name: 'Watch Begun' }).count()).toBe(0);

  await page.goto(`${online.url}#/table/${closed.id}`);
  await page.getByText('Waiting for 2 more players.').waitFor();
  await owner.ok('closeTable', { params: { table: closed.id } });
  await page.getByText('Petra has closed this table').waitFor();
});

test('somebody leaves and comes back, is sent away and sees a free seat; with a bot in it the owner starts', async () => {
  const owner = await online.open();
  await owner.goto(online.url);
  await signUp(owner, 'Berta');
  await owner.getByRole('link', { name: 'Open a table' }).click();
  await owner.getByRole('combobox', { name: 'Seats' }).selectOption('2');
  await owner.getByText('Start as soon as the last seat is taken').click();
  await owner.getByLabel('Name of the table (optional)').fill('Two of us');
  await owner.getByRole('button', { name: 'Open the table' }).click();
  await owner.getByText('Waiting for 1 more player.').waitFor();

  await someUser(online.server.url, 'Carla');
  const other = await online.open();
  await other.goto(online.url);
  await signIn(other, 'Carla');
  await other.getByRole('link', { name: 'Join Two of us' }).click();
  await other.getByRole('button', { name: 'Take a seat' }).click();
  const everybody = owner.getByText('Everybody is here. You can start the game.');
  await everybody.waitFor();
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await owner.getByText('Waiting for 1 more player.').waitFor();
  await other.getByRole('link', { name: 'Join Two of us' }).click();
  await other.getByRole('button', { name: 'Take a seat' }).click();
  await everybody.waitFor();

  await owner.getByRole('button', { name: 'Remove from seat 2' }).click();
  await other.getByText('Berta has taken you off this table.').waitFor();
  await owner.getByLabel('Bot for seat 2').selectOption('steady bot');
  await owner.getByRole('button', { name: 'Add a bot, seat 2' }).click();
  await owner.getByRole('button', { name: 'Start the game' }).click();
  await owner.locator('.turn-card').waitFor();
});

test('the lobby is filtered by title, pace and free seats; a password opens a table', async () => {
  const doris = await someUser(online.server.url, 'Doris');
  await doris.ok('newTable', { body: { title: '1882', seats: 3, name: 'Prairie' } });
  await doris.ok('newTable', {
    body: { title: '18mw', seats: 3, name: 'Slow roads', pace: 'correspondence' },
  });
  await doris.ok('newTable', {
    body: { title: '1889', seats: 2, name: 'Closed doors', visibility: 'password', password: 'open sesame' },
  });
  const page = await online.open();
  await page.goto(`${online.url}#/lobby`);
  const row = (name: string) => page.getByRole('link', { name: `Join ${name}` });
  for (const name of ['Prairie', 'Slow roads', 'Closed doors']) await row(name).waitFor();
  await page.getByLabel('Title').selectOption('1882: Assiniboia');
  await row('Slow roads').waitFor({ state: 'hidden' });
  await row('Prairie').waitFor();
  await page.getByLabel('Title').selectOption('all');
  await page.getByLabel('Played').selectOption('by correspondence');
  await row('Prairie').waitFor({ state: 'hidden' });
  await row('Slow roads').waitFor();
  await page.getByLabel('Played').selectOption('any');

  await row('Closed doors').click();
  await page.getByLabel('Password of the table').fill('open sesame');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.locator('.turn-card').waitFor();
});

test('it is my turn: the tab says so in its title and icon, and the list has it first', async () => {
  const emma = await someUser(online.server.url, 'Emma');
  const page = await online.open();
  await page.goto(online.url);
  await signIn(page, 'Emma');
  const ownTitle = async () => await page.title();
  expect(await ownTitle()).toBe('Roundhouse');
  await emma.ok('newTable', { body: { title: '1889', seats: 2, name: 'First', startWhenFull: false } });
  await page.getByRole('link', { name: 'Open: First' }).waitFor();
  // Against a random player it is sooner or later one's turn.
  await emma.ok('newTable', {
    body: { title: 'railroadbarons', seats: 2, bots: ['random'], name: 'Second' },
  });
  await page.getByRole('link', { name: 'Your turn: Second' }).waitFor();
  await expect.poll(ownTitle).toBe('(1) Roundhouse');
  await page.locator('link[rel="icon"][href="./icon-turn.svg"]').waitFor({ state: 'attached' });
  const names = page.locator('.home-tables .table-row strong');
  await expect.poll(() => names.allTextContents()).toEqual(['Second', 'First']);

  // On a phone what comes next stands as near as what comes beside it on a desk.
  await page.setViewportSize(PHONE);
  const tables = await page.locator('.home-tables').boundingBox();
  const pick = await page.locator('.home-pick').boundingBox();
  expect((pick?.y ?? 999) - (tables?.y ?? 0) - (tables?.height ?? 0)).toBeLessThan(24);
});

test('every variant of every title can be chosen, and everybody sees which were', async () => {
  const hugo = await someUser(online.server.url, 'Hugo');
  const page = await online.open();
  await page.goto(online.url);
  await signIn(page, 'Hugo');
  for (const id of TITLES_TO_TRY) {
    const { options } = (await loadTitle(id)).info;
    if (options.length === 0) continue;
    await page.goto(`${online.url}#/new/${id}`);
    const chosen = new Map<string, unknown>();
    for (const { id: option, values, notWith = [] } of options) {
      const value = values.at(-1);
      const field = page.locator(`#option-${option}`);
      await field.waitFor();
      if (notWith.some((other) => chosen.has(other))) {
        expect(await field.isDisabled()).toBe(true);
        continue;
      }
      if (typeof value === 'boolean') await field.setChecked(value);
      else await field.selectOption(String(value));
      chosen.set(option, value);
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'Agreed' }).waitFor();
    const [table] = (await hugo.ok('myTables')).items.filter(({ title }) => title === id);
    const details = await hugo.ok('table', { params: { table: table?.id ?? '' }, query: {} });
    expect(details.options).toMatchObject(Object.fromEntries(chosen));
    for (const { id: option, name } of options)
      if (chosen.has(option)) await page.locator('.agreed').getByText(name).waitFor();
  }
});
