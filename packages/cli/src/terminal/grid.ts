/** A column of a table; `spare` columns go first where there is little room. */
export interface Column {
  readonly head: string;
  readonly cells: readonly string[];
  readonly align?: 'left';
  readonly spare?: true;
}

const widthOf = ({ head, cells }: Column): number =>
  Math.max(head.length, ...cells.map(({ length }) => length));

const totalWidth = (columns: readonly Column[], gap: number): number =>
  columns.reduce((sum, column) => sum + widthOf(column) + gap, -gap);

/** Columns that say something, as lines that fit; the first line is the heading. */
export function layOut(columns: readonly Column[], width: number): string[] {
  let shown = columns.filter(({ cells }) => cells.some((cell) => cell !== ''));
  let gap = 2;
  while (totalWidth(shown, gap) > width) {
    const spare = shown.findLastIndex((column) => column.spare === true);
    if (gap > 1) gap = 1;
    else if (spare >= 0) shown = shown.filter((_, i) => i !== spare);
    else break;
  }
  const pad = (text: string, column: Column) =>
    column.align === 'left' ? text.padEnd(widthOf(column)) : text.padStart(widthOf(column));
  const line = (cellOf: (column: Column) => string) =>
    shown
      .map((column) => pad(cellOf(column), column))
      .join(' '.repeat(gap))
      .trimEnd();
  const rows = Math.max(0, ...shown.map(({ cells }) => cells.length));
  return [
    line(({ head }) => head),
    ...Array.from({ length: rows }, (_, row) => line(({ cells }) => cells[row] ?? '')),
  ];
}
