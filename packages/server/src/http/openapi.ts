import { z } from 'zod';
import { problem } from '../contract/basics.ts';
import { CALLS, type Call } from '../contract/calls/index.ts';
import { VERSION } from '../version.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' });

const CALL_LIST: Readonly<Record<string, Call>> = CALLS;

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: part instanceof z.ZodType ? schemaOf(part, 'input') : {},
  }));
}

/** By a browser or a program, or by nobody. */
const signedBy = ({ access, scope }: Call) => [
  ...(access === 'anyone' ? [{}] : []),
  { cookie: [] },
  ...(scope === null ? [] : [{ token: [] }]),
];

function operationOf(name: string, call: Call) {
  const json = (schema: unknown) => ({ 'application/json': { schema } });
  const answer =
    name === 'stream'
      ? { 'text/event-stream': { schema: schemaOf(call.answer, 'output') } }
      : json(schemaOf(call.answer, 'output'));
  return {
    operationId: name,
    summary: call.about,
    description: `For ${call.access}${call.scope === null ? '; not for programs' : `; programs need the scope "${call.scope}"`}.`,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
    security: signedBy(call),
    responses: {
      [call.status ?? 200]: { description: 'Done', content: answer },
      ...(call.stale === undefined
        ? {}
        : { 409: { description: 'What was missed', content: json(schemaOf(call.stale, 'output')) } }),
      default: { description: 'Why not', content: json(schemaOf(problem, 'output')) },
    },
  };
}

/** The whole API, from the same schemas that read what is sent. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(CALL_LIST)) {
    const [method = '', path = ''] = call.at.split(' ');
    const url = `/api/v1${path.replace(/:(\w+)/g, '{$1}')}`;
    paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Roundhouse', version: VERSION, description: 'Playing 18xx railway games online.' },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'roundhouse' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
}

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const EXAMPLE = "curl -H 'Authorization: Bearer rh_…' https://games.example.org/api/v1/me/tables";

/** The same for people, without a script: the policy of this site allows none from elsewhere. */
export function apiPage(): string {
  const rows = Object.entries(CALL_LIST).map(([name, call]) => {
    const parts = [
      ['path', call.params],
      ['query', call.query],
      ['body', call.body],
    ] as const;
    const sent = parts.flatMap(([where, schema]) =>
      schema === undefined
        ? []
        : [`<h3>${where}</h3><pre>${escaped(JSON.stringify(schemaOf(schema, 'input'), null, 2))}</pre>`],
    );
    const stale =
      call.stale === undefined
        ? ''
        : `<h3>answer 409, where something was missed</h3><pre>${escaped(JSON.stringify(schemaOf(call.stale, 'output'), null, 2))}</pre>`;
    const answered = `<h3>answer ${call.status ?? 200}</h3><pre>${escaped(JSON.stringify(schemaOf(call.answer, 'output'), null, 2))}</pre>`;
    const who = `${call.access}${call.scope === null ? '' : `, scope ${call.scope}`}`;
    return `<details id="${name}"><summary><code>${escaped(call.at)}</code> ${escaped(call.about)} <small>${who}</small></summary>${sent.join('')}${answered}${stale}</details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Roundhouse API</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.3rem 0}pre{overflow:auto;background:#8881;padding:.5rem}small{opacity:.7}</style>
<h1>Roundhouse API ${escaped(VERSION)}</h1>
<p>Everything is below <code>/api/v1</code>; for programs: <a href="/api/docs/openapi.json">openapi.json</a>. A program shows a token, which is made on the
page of an account; each call says whom it is for, and which scope the token needs:</p>
<pre>${EXAMPLE}</pre>
<p>What goes wrong is told as <code>{ error, code, rule? }</code>: a sentence for people, a code for programs, and the rule of the game where one refused.</p>${rows.join('\n')}</html>`;
}
