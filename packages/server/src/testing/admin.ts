import { appoint } from '../people/admins.ts';
import type { Db } from '../storage/open.ts';
import { TestClient } from './client.ts';

/** Whom the host has made admin, as `roundhouse admin` does. */
export async function someAdmin(url: string, db: Db): Promise<TestClient & { readonly id: string }> {
  const name = 'Admin';
  const { id, token } = await appoint(db, name, Date.now());
  const client = new TestClient(url);
  await client.ok('useReset', { body: { token: token ?? '', password: 'correct horse' } });
  await client.ok('signIn', { body: { name, password: 'correct horse' } });
  return Object.assign(client, { id });
}
