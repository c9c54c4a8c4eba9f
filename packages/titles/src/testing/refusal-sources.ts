import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What sources say about refusals: the codes that they name, and the facts that they give. Read as text, so that nothing has to be played. */

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

export const packageSources = (name: string): string[] => sourcesIn(join(PACKAGES, name, 'src'));

const isSource = (path: string): boolean => /\.ts$/.test(path) && !/\.test\.ts$|\/testing\//.test(path);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isSource);
}

const read = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1');

/** The names between braces that are more than types: `{ a, b as c, type D }` has a and b. */
const valuesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(' ')[0] ?? '');

const FROM = /(?:^|\n)(?:import|export) (?:\{([^}]*)\}|\*) from '([^']+)'/g;

/** The file behind each name that the entrance of a package hands on. */
function handedOn(entrance: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, braces, from = ''] of read(entrance).matchAll(FROM)) {
    const file = join(dirname(entrance), from);
    if (braces === undefined) for (const [name, behind] of handedOn(file)) files.set(name, behind);
    else for (const name of valuesIn(braces)) files.set(name, file);
  }
  return files;
}

const entrances = new Map<string, Map<string, string>>();
function entrance(specifier: string): Map<string, string> {
  const [, name = '', door = 'index'] = specifier.split('/');
  let known = entrances.get(specifier);
  if (known === undefined) {
    known = handedOn(join(PACKAGES, name, 'src', `${door}.ts`));
    entrances.set(specifier, known);
  }
  return known;
}

/** What a file makes use of at play: types are nothing, and of a package only the files behind the names count. */
function uses(path: string): string[] {
  return [...read(path).matchAll(FROM)].flatMap(([, braces, from = '']) => {
    const names = valuesIn(braces ?? '');
    if (from.startsWith('.')) return names.length === 0 ? [] : [join(dirname(path), from)];
    if (!/^@roundhouse\/(engine|classic)/.test(from)) return [];
    const files = entrance(from);
    return names.map((name) => {
      const file = files.get(name);
      if (file === undefined) throw new Error(`${path}: ${from} has no ${name}`);
      return file;
    });
  });
}

/** The sources that a title is made of: its own, and those of the parts that it uses. */
export function sourcesOf(title: string): string[] {
  const found = new Set<string>();
  const queue = [join(PACKAGES, 'titles/src', title, 'index.ts')];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path) || !isSource(path)) continue;
    found.add(path);
    queue.push(...uses(path));
  }
  return [...found];
}

/** Tables and sentences tell what codes mean, and the import of records has dotted names of its own; everything else says when a code is met. */
const ASIDE = /\/(refusals|texts|record[^/]*)\.ts$|\/records\//;

export interface Named {
  /** Codes in full: `stock.sold-before`. */
  readonly codes: ReadonlySet<string>;
  /** Beginnings of codes that end in a value: `route.`. */
  readonly beginnings: ReadonlySet<string>;
  /** Codes without a part, which are the kernel's own: `over`. */
  readonly bare: ReadonlySet<string>;
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

export function namedIn(paths: readonly string[]): Named {
  const text = paths
    .filter((path) => !ASIDE.test(path))
    .map(read)
    .join('\n');
  return {
    codes: new Set([
      ...all(text, /['`]([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)['`]/g),
      ...all(text, /\border: '([^']+)'/g),
    ]),
    beginnings: new Set(all(text, /`([a-z]+(?:-[a-z]+)*\.(?:[a-z]+-)*)\$\{/g)),
    bare: new Set(all(text, /\brefuse\(\s*'([a-z-]+)'/g)),
  };
}

export const names = ({ codes, beginnings }: Named, code: string): boolean =>
  codes.has(code) || [...beginnings].some((beginning) => code.startsWith(beginning));

export interface Refused {
  readonly code: string;
  readonly facts: readonly string[];
  readonly path: string;
}

/** Every refusal whose facts are written out beside its code. */
export function refusedIn(paths: readonly string[]): Refused[] {
  return paths.flatMap((path) => {
    const text = read(path);
    return [...text.matchAll(/\brefuse\(\s*'([a-z.-]+)'\s*(,\s*\{|\))/g)].flatMap((match) => {
      const [whole, code = '', then = ''] = match;
      const facts = then === ')' ? [] : keysAt(text, match.index + whole.length);
      return facts === null ? [] : [{ code, facts, path: path.slice(PACKAGES.length) }];
    });
  });
}

/** The keys of an object that begins here; null where it takes over those of another. */
function keysAt(text: string, start: number): string[] | null {
  let depth = 0;
  let flat = '';
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '}' && depth === 0) break;
    if ('})]'.includes(letter)) depth--;
    if (depth === 0) flat += letter;
    if ('{(['.includes(letter)) depth++;
  }
  if (flat.includes('...')) return null;
  return flat
    .split(',')
    .map((part) => part.trim().split(':')[0] ?? '')
    .filter((key) => key !== '');
}
