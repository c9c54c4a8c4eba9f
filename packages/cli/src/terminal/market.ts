import { moneyIn, type TableView, type TitleInfo } from '@roundhouse/titles';
import { namesOf } from './names.ts';
import { type Screen, wrap } from './screen.ts';

const CELL = 5;

/** The share prices with the companies on them. */
export function showMarket(view: TableView, info: TitleInfo, { width, paint }: Screen): string[] {
  const { market } = info;
  if (market === null) return ['This game has no market.'];
  const lines: string[] = [];
  const across = Math.floor(width / CELL);
  market.rows.forEach((cells, row) => {
    for (let from = 0; from < cells.length; from += across) {
      const part = cells.slice(from, from + across);
      lines.push(
        part
          .map((cell, i) => {
            if (cell === null) return ' '.repeat(CELL);
            const isTaken = view.market.some((at) => at.row === row && at.column === from + i);
            const mark = isTaken ? '*' : (cell.marks?.[0]?.charAt(0) ?? ' ');
            const text = `${cell.price}${mark}`.padStart(CELL);
            return isTaken ? paint(text, 'bold') : text;
          })
          .join('')
          .trimEnd(),
      );
    }
  });
  lines.push('', ...wrap(`* ${standing(view, info)}`, width, '  '));
  const marks = new Set(market.rows.flat().flatMap((cell) => cell?.marks?.[0] ?? []));
  for (const mark of marks) {
    const text = market.legend[mark]?.text;
    if (text !== undefined) lines.push(...wrap(`${mark.charAt(0)} ${mark}: ${text}`, width, '  '));
  }
  return lines;
}

/** Companies by price, the highest first. */
function standing(view: TableView, info: TitleInfo): string {
  const names = namesOf(info, view);
  const priced = view.market.flatMap(({ company, row, column }) => {
    const price = info.market?.rows[row]?.[column]?.price;
    return price === undefined ? [] : [{ company, price }];
  });
  return (
    priced
      .sort((a, b) => b.price - a.price)
      .map(({ company, price }) => `${names(company)} ${moneyIn(info.terms)(price)}`)
      .join(', ') || 'no company has a price yet'
  );
}
