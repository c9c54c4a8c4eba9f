import { CALLS, type Call } from '../../contract/index.ts';

type Chance = (below: number) => number;
const CALL_LIST: readonly Call[] = Object.values(CALLS);

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** What programs get wrong, and what people try. */
const VALUES: readonly unknown[] = [
  null, true, false, 0, -1, 1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 63, Number.MAX_SAFE_INTEGER, '', ' ', 'a', 'p1', 'p2', '1882',
  'null', '0', '-1', '1e9', '\u0000', 'a\u0000b', '\ud800', '\u202e', '🚂'.repeat(50), 'x'.repeat(300), 'x'.repeat(5000), "'; drop table users; --",
  '../../etc/passwd', '%00', '<script>', '{{7*7}}', 'constructor', '__proto__', 'toString', [], {}, [[]], [null], [{}], { length: -1 }, { toString: 1 },
  { type: 'pass', player: 'p1' }, { type: 'bid', player: 'p1', item: 'P3', price: 85 }, { type: '__proto__', player: 'p1' }, { type: 'pass', player: 'constructor' },
  ['random'], ['read', 'play'], 'random', 'public', 'link', 'password', 'correct horse', 'live', 'own', 'undo', 'abandon', 'mail', 'webhook', 'http://127.0.0.1/', 'https://[::1]/',
]; // biome-ignore format: a list of values

const KEYS = [
  'name', 'password', 'title', 'seats', 'bots', 'options', 'timing', 'pace', 'after', 'key', 'action', 'master', 'to', 'kind', 'agree', 'text', 'bot', 'invite', 'game',
  'player', 'visibility', 'holidayUntil', 'email', 'old', 'new', 'token', 'scopes', 'expiresAt', 'channel', 'endpoint', 'keys', 'hook', 'push', 'mail', 'webhook', 'pass', 'until',
  'actions', '__proto__', 'constructor', 'admin', 'blocked', 'undo', 'seating', 'startWhenFull',
]; // biome-ignore format: a list of names

const HEADERS: readonly (readonly [string, string])[] = [
  ['content-type', 'text/plain'], ['content-type', 'application/xml'], ['content-type', ''], ['content-type', 'application/json; charset=utf-7'],
  ['authorization', 'Bearer x'], ['authorization', `Bearer ${'a'.repeat(43)}`], ['authorization', 'Basic YTpi'], ['cookie', 'roundhouse='], ['cookie', `roundhouse=${'z'.repeat(43)}`],
  ['cookie', ';;;=;'.repeat(100)], ['origin', 'https://elsewhere.example'], ['origin', 'null'], ['origin', ':::'], ['host', ''], ['host', 'a b'], ['host', '[::'], ['sec-fetch-site', 'cross-site'],
  ['x-forwarded-for', 'x, , 1.2.3.4'], ['x-forwarded-proto', 'gopher'], ['x-forwarded-host', 'a b'], ['x-forwarded-host', '[::'], ['last-event-id', '-1'], ['last-event-id', '9'.repeat(400)], ['last-event-id', 'NaN'], ['accept-encoding', 'br;q=x'],
  ['expect', '100-continue'], ['range', 'bytes=0-'], ['if-none-match', '*'], ['content-encoding', 'gzip'], ['x-http-method-override', 'DELETE'],
]; // biome-ignore format: a list of headers

export interface Nasty {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A call that is wrong in some way, by chance; `ids` are of things that are there. */
export function nasty(chance: Chance, ids: readonly string[]): Nasty {
  const oneOf = <T>(list: readonly T[], other: T): T => list[chance(list.length)] ?? other;
  const value = (depth = 0): unknown => {
    if (depth < 3 && chance(4) === 0)
      return Object.fromEntries(
        Array.from({ length: chance(5) }, () => [oneOf(KEYS, 'x'), value(depth + 1)]),
      );
    if (chance(6) === 0) return oneOf(ids, 'none00');
    return oneOf(VALUES, null);
  };
  const asText = (): string => {
    const given = value(3);
    return typeof given === 'string' ? given : (JSON.stringify(given) ?? '');
  };
  const call = oneOf(CALL_LIST, CALLS.me);
  const [callMethod = 'GET', callPath = ''] = call.at.split(' ');
  const method =
    chance(12) === 0
      ? oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'], 'GET')
      : callMethod;
  const filled = callPath.replace(/:\w+/g, () =>
    chance(3) === 0 ? encodeURIComponent(wellFormed(asText())) : oneOf(ids, 'none00'),
  );
  const query =
    chance(3) === 0
      ? `?${oneOf(KEYS, 'x')}=${encodeURIComponent(wellFormed(asText()))}&watch=${encodeURIComponent(wellFormed(asText()))}`
      : '';
  const path = chance(30) === 0 ? `/${encodeURIComponent(wellFormed(asText()))}` : `/api/v1${filled}${query}`;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (chance(5) === 0) {
    const [name, content] = oneOf(HEADERS, ['x', 'y']);
    headers[name] = content;
  }
  const body =
    method === 'GET' || method === 'HEAD'
      ? null
      : oneOf(
          [
            () => JSON.stringify(value()),
            () =>
              JSON.stringify(
                Object.fromEntries(KEYS.filter(() => chance(4) === 0).map((key) => [key, value(1)])),
              ),
            () => '{"__proto__":{"admin":true},"name":"x"}',
            () => '{"a":',
            () => deep(2000),
            () => asText(),
          ],
          () => '',
        )();
  return { method, path, headers, body: body ?? null };
}

/** Half a character cannot stand in an address. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '?');
