import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, newKey, onSignedOut } from './api.ts';
import { Trouble } from './trouble.ts';

const asked: { readonly url: string; readonly request: RequestInit }[] = [];

/** The next answer of the server. */
function answer(status: number, json: unknown, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    asked.push({ url, request });
    return new Response(typeof json === 'string' ? json : JSON.stringify(json), { status, headers });
  });
}
const trouble = (calling: Promise<unknown>): Promise<Trouble> =>
  calling.then(
    () => Promise.reject(new Error('it was expected to fail')),
    (error: unknown) => (error instanceof Trouble ? error : Promise.reject(error)),
  );

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'api/v1' }) });
});
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

test('a call has the method, path, query and body of the contract', async () => {
  answer(200, { lines: [] });
  await call('chat', { params: { table: 'abc234' }, query: { before: 7, invite: undefined } });
  answer(200, {});
  await call('endSession', { params: { id: 'xyz789' } });
  answer(200, {});
  await call('changePassword', { body: { old: 'a', new: 'b' } });
  expect(asked.map(({ url, request }) => [request.method, url, request.body])).toEqual([
    ['GET', './api/v1/tables/abc234/chat?before=7', undefined],
    ['DELETE', './api/v1/sessions/xyz789', undefined],
    ['PUT', './api/v1/me/password', '{"old":"a","new":"b"}'],
  ]);
});

test('a refusal is the sentence of the server, with code and rule', async () => {
  answer(422, { error: 'The bank is closed.', code: 'closed', rule: '1882-1' });
  expect(await trouble(call('sessions'))).toMatchObject({
    kind: 'refused',
    message: 'The bank is closed.',
    code: 'closed',
    rule: '1882-1',
    status: 422,
  });
});

test('what was typed wrong is told without where it stood in the call', async () => {
  answer(400, { error: 'The body is not right at "name": Too short', code: 'malformed', why: 'Too short' });
  expect((await trouble(call('me'))).message).toBe('Too short.');
});

test('nobody signed in is told to those who listen; a wrong password is a plain refusal', async () => {
  const listener = vi.fn();
  const stop = onSignedOut(listener);
  answer(401, { error: 'Wrong.', code: 'wrong-password' });
  expect((await trouble(call('me'))).kind).toBe('refused');
  expect(listener).not.toHaveBeenCalled();
  answer(401, { error: 'Nobody is signed in here.', code: 'not-signed-in' });
  expect((await trouble(call('me'))).kind).toBe('signed-out');
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('too often, and when to come again', async () => {
  answer(429, { error: 'Slowly.', code: 'too-often' }, { 'retry-after': '30' });
  expect(await trouble(call('me'))).toMatchObject({ kind: 'too-often', retryAfter: 30 });
});

test('no connection, a proxy without its server, a fault, and another version are told apart', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('failed');
  });
  expect((await trouble(call('me'))).kind).toBe('offline');
  answer(502, '<h1>Bad gateway</h1>');
  expect((await trouble(call('me'))).kind).toBe('offline');
  answer(500, { error: 'Something went wrong.', code: 'fault' });
  expect((await trouble(call('me'))).kind).toBe('fault');
  answer(200, { unexpected: true });
  expect((await trouble(call('me'))).code).toBe('other-version');
});

test('what was missed comes with the refusal of a stale move', async () => {
  answer(409, { error: 'Stale.', code: 'stale', log: [], standing: {} });
  const move = { after: 0, key: newKey(), action: { type: 'pass', player: 'p1' } };
  const told = await trouble(call('move', { params: { table: 'abc234' }, body: move }));
  expect(told).toMatchObject({ code: 'stale', answer: { log: [] } });
});

test('keys differ and are long enough', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
