import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadTitle, TITLE_IDS } from '@roundhouse/titles';

/** The actions of every title as TypeScript, out of the schemas of its moves; `npm run actions` writes them. */

export const FILE = join(import.meta.dirname, '..', 'packages', 'titles', 'src', 'actions.ts');

const HEAD = `// biome-ignore-all format: made by \`npm run actions\` out of the moves of the titles
import type { TitleId } from './index.ts';

/** Every action of a title; \`type\` tells which it is. */
export type ActionOf<T extends TitleId> = TitleActions[T];

export interface TitleActions {
`;

export async function actionTypes(): Promise<string> {
  const titles = await Promise.all(
    TITLE_IDS.map(async (id) => {
      const { actionSchemas } = await loadTitle(id);
      const types = Object.values(actionSchemas).flatMap((schema) => branches(schema).map(typeOf));
      return `  '${id}':\n${[...new Set(types)].map((type) => `    | ${type}`).join('\n')};\n`;
    }),
  );
  return `${HEAD}${titles.join('')}}\n`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const branches = (schema: unknown): readonly unknown[] =>
  isRecord(schema) && Array.isArray(schema.anyOf) ? schema.anyOf : [schema];

function typeOf(schema: unknown): string {
  if (!isRecord(schema)) throw new Error(`Not a schema: ${JSON.stringify(schema)}`);
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(typeOf).join(' | ');
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => literal(value)).join(' | ');
  if ('const' in schema) return literal(schema.const);
  // A field that an action of this kind does not have.
  if ('not' in schema) return 'never';
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `readonly (${typeOf(schema.items)})[]`;
    case 'object':
      return objectOf(schema);
    default:
      throw new Error(`No type for ${JSON.stringify(schema)}`);
  }
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);

function objectOf({ properties, required }: Readonly<Record<string, unknown>>): string {
  const needed = Array.isArray(required) ? required : [];
  const fields = Object.entries(isRecord(properties) ? properties : {}).map(
    ([name, field]) => `readonly ${name}${needed.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(FILE, await actionTypes());
