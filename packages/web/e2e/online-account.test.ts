import { expect, test } from 'vitest';
import { someUser, TestClient } from '../../server/src/testing/client.ts';
import { goldenGame, playedGame } from './games.ts';
import { signIn, signUp, withServer } from './online.ts';

// The stream of a deleted account is refused once, and the browser writes that down.
const online = withServer({ expected: /401 \(Unauthorized\)/ });

test('a token is shown once, works, and is ended; holidays are kept; the account is deleted after a question', async () => {
  const page = await online.open();
  await page.goto(online.url);
  await signUp(page, 'Hanna');
  await page.goto(`${online.url}#/account`);
  await page.getByLabel('Name of the program').fill('My program');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const program = Object.assign(new TestClient(online.server.url), {
    token: await page.getByLabel('The new token').inputValue(),
  });
  expect((await program.ok('me')).name).toBe('Hanna');
  await page.reload();
  await page.getByRole('button', { name: 'Revoke the token My program' }).click();
  await page.getByRole('button', { name: 'Revoke the token My program' }).waitFor({ state: 'hidden' });
  expect(await page.getByLabel('The new token').count()).toBe(0);
  expect((await program.call('me')).status).toBe(401);

  const inThreeWeeks = new Date(Date.now() + 21 * 24 * 3600_000).toISOString().slice(0, 10);
  await page.getByLabel('Away until').fill(inThreeWeeks);
  await page
    .getByRole('region', { name: 'Holiday' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await page.getByText('You are away until the end of').waitFor();

  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByLabel('Your password').fill('correct horse');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  const again = new TestClient(online.server.url);
  const { status } = await again.call('signIn', { body: { name: 'Hanna', password: 'correct horse' } });
  expect(status).toBe(401);
});

test('a recorded game goes on as a table of its own', async () => {
  await someUser(online.server.url, 'Ingo');
  const record = await playedGame('1889', 3, { most: 20 });
  const page = await online.open();
  await page.goto(online.url);
  await signIn(page, 'Ingo');
  await page.goto(`${online.url}#/new`);
  const pick = (game: object) =>
    page.getByLabel('Recorded game').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(game)),
    });
  await pick(await goldenGame('railroadbarons', 'market'));
  await page.getByText('game.json: This game is over.').waitFor();
  await pick(record);
  await page.getByRole('button', { name: 'Open it online' }).click();
  await page.getByText('A recorded game, after move 20.').waitFor();
  await page.getByText('Waiting for 2 more players.').waitFor();

  // Each seat has its past: the others choose theirs.
  const link = await page.getByLabel('Invitation link').inputValue();
  const other = await online.open();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit here as Cleo' }).click();
  await other.getByRole('button', { name: 'Play as a guest' }).click();
  await other.getByText('Waiting for 1 more player.').waitFor();
  await page.getByText('plays on for Cleo').waitFor();
  await page.getByText('free: Bob').waitFor();
});
