import type { WriteStream } from 'node:tty';

export const STYLES = {
  bold: '1',
  dim: '2',
  yellow: '33',
  green: '32',
  brown: '31',
  gray: '90',
  red: '35',
  blue: '34',
} as const;
export type Style = keyof typeof STYLES;

/** What text is laid out for. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Plain text where colours are not wanted, or not understood. */
  paint(text: string, style: Style): string;
}

export function screenOf(stream: WriteStream, env: NodeJS.ProcessEnv): Screen {
  const isColoured = stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return {
    width: Math.max(40, stream.columns ?? 80),
    height: Math.max(16, stream.rows ?? 24),
    paint: (text, style) => (isColoured && text !== '' ? `\x1b[${STYLES[style]}m${text}\x1b[0m` : text),
  };
}

/** Lines broken between words; those after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  for (const word of text.trimStart().split(/(?<=\S) /)) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (longer.length <= width || line.trim() === '') {
      line = longer;
      continue;
    }
    lines.push(line);
    line = indent + word;
  }
  return [...lines, line];
}

/** Short items side by side where they would need more lines than there are. */
export function inColumns(items: readonly string[], width: number, lines: number): string[] {
  const widest = Math.max(0, ...items.map(({ length }) => length)) + 2;
  const columns = Math.max(1, Math.floor(width / widest));
  if (items.length <= lines || columns === 1) return [...items];
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => (items[column * rows + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  );
}
