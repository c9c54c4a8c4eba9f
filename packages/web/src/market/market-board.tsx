import { useMemo } from 'react';
import type { TitleInfo } from '../contract.ts';
import { CompanyMark } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { glide } from './glide.ts';
import {
  FOLD,
  type MarketMove,
  markersAt,
  movesBetween,
  type PlacedCell,
  placeCells,
  stackPlaces,
  zoneOf,
} from './market-layout.ts';
import { ParCell } from './par-cell.tsx';
import './market-board.css';

const WIDTH = 62;
const HEIGHT = 62;
/** The middle of what a cell leaves free under its price. */
const MIDDLE = { x: (WIDTH - 3) / 2, y: HEIGHT / 2 + 8 };

/** The stock market: cells in their zones, markers stacked in order, and an arrow for the last move. */
export function MarketBoard({ market }: { readonly market: NonNullable<TitleInfo['market']> }) {
  const { view, snapshot } = useTable();
  const fold = useTableUi().phone ? FOLD.phone : FOLD.desk;
  const { cells, width, height } = useMemo(() => placeCells(market.rows, fold), [market.rows, fold]);
  const moves = movesBetween(snapshot.before?.market ?? [], view.market);
  const place = (row: number, column: number) =>
    cells.find((cell) => cell.row === row && cell.column === column);
  return (
    <figure className="market" aria-label="Stock market">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a market that is wider than the screen is scrolled by the keyboard */}
      <section className="market-scroll" aria-label="Cells of the market" tabIndex={0}>
        <svg
          viewBox={`-3 -3 ${width * WIDTH + 6} ${height * HEIGHT + 6}`}
          className="market-svg"
          style={{ maxWidth: width * 78, '--market-least': `${width * 42}px` }}
        >
          <title>Stock market</title>
          {cells.map((cell) => (
            <MarketCell key={`${cell.row}/${cell.column}`} cell={cell} legend={market.legend} />
          ))}
          {moves.map((move) => (
            <MoveArrow key={move.company} move={move} place={place} />
          ))}
          {cells.map((cell) => (
            <MarkerStack
              key={`${cell.row}/${cell.column}`}
              cell={cell}
              // Nothing moves while the past is looked through.
              comeFrom={(company) => {
                const from = moves.find((move) => move.company === company)?.from;
                return from === undefined || !snapshot.live ? undefined : place(from.row, from.column);
              }}
            />
          ))}
          {cells.map((cell) => (
            <ParCell key={`${cell.row}/${cell.column}`} cell={cell} width={WIDTH} height={HEIGHT} />
          ))}
        </svg>
      </section>
      <Legend market={market} />
      <MarketList />
    </figure>
  );
}

function MarketCell({
  cell,
  legend,
}: {
  readonly cell: PlacedCell;
  readonly legend: NonNullable<TitleInfo['market']>['legend'];
}) {
  const zone = zoneOf(cell.cell, legend);
  const marks = cell.cell.marks ?? [];
  return (
    <g transform={`translate(${cell.x * WIDTH} ${cell.y * HEIGHT})`} className="market-cell">
      <title>{[cell.cell.price, ...marks.map((mark) => legend[mark]?.text ?? mark)].join(' · ')}</title>
      <rect
        width={WIDTH - 3}
        height={HEIGHT - 3}
        rx={5}
        style={zone === null ? undefined : { fill: `var(--zone-${zone}, var(--zone-gray))` }}
        className={marks.includes('par') ? 'market-par' : undefined}
      />
      <text x={6} y={16}>
        {cell.cell.price}
      </text>
    </g>
  );
}

/** The markers of a cell; the first lies on top. Those that have just come glide in. */
function MarkerStack(props: {
  readonly cell: PlacedCell;
  comeFrom(company: string): PlacedCell | undefined;
}) {
  const { cell, comeFrom } = props;
  const { view, snapshot, info } = useTable();
  const stack = markersAt(view.market, cell.row, cell.column);
  const { radius, places } = stackPlaces(stack.length);
  return [...stack].reverse().map(({ company }, index) => {
    const depth = stack.length - 1 - index;
    const { x, y } = places[depth] ?? { x: 0, y: 0 };
    const from = comeFrom(company);
    return (
      <g
        key={company}
        className="market-marker"
        transform={`translate(${cell.x * WIDTH + MIDDLE.x + x} ${cell.y * HEIGHT + MIDDLE.y + y})`}
      >
        <title>{`${company}, ${depth + 1} of ${stack.length} here`}</title>
        <g
          key={snapshot.shown}
          className={from === undefined ? undefined : 'market-glides'}
          style={
            from === undefined ? undefined : glide((from.x - cell.x) * WIDTH, (from.y - cell.y) * HEIGHT)
          }
        >
          <CompanyMark id={company} text={info.companies[company]} radius={radius} />
        </g>
      </g>
    );
  });
}

function MoveArrow(props: {
  readonly move: MarketMove;
  place(row: number, column: number): PlacedCell | undefined;
}) {
  const { move, place } = props;
  const from = place(move.from.row, move.from.column);
  const to = place(move.to.row, move.to.column);
  if (from === undefined || to === undefined) return null;
  const centre = ({ x, y }: PlacedCell) => `${x * WIDTH + MIDDLE.x} ${y * HEIGHT + MIDDLE.y}`;
  return (
    <g className="market-move">
      <circle cx={from.x * WIDTH + MIDDLE.x} cy={from.y * HEIGHT + MIDDLE.y} r={17} />
      <path d={`M${centre(from)}L${centre(to)}`} />
    </g>
  );
}

function Legend({ market }: { readonly market: NonNullable<TitleInfo['market']> }) {
  const used = new Set(market.rows.flatMap((row) => row.flatMap((cell) => cell?.marks ?? [])));
  const entries = Object.entries(market.legend).filter(([mark]) => used.has(mark));
  return (
    <figcaption className="market-legend">
      {entries.map(([mark, { text }]) => {
        const zone = zoneOf({ price: 0, marks: [mark] }, market.legend);
        return (
          <span key={mark}>
            <i style={{ background: zone === null ? undefined : `var(--zone-${zone}, var(--zone-gray))` }} />
            {text}
          </span>
        );
      })}
    </figcaption>
  );
}

/** The same for those who do not see the picture. */
function MarketList() {
  const { view } = useTable();
  const prices = view.companies.filter(({ price }) => price !== null);
  return (
    <ul className="hidden-label">
      {prices.map(({ id, price }) => (
        <li key={id}>
          {id}: {price}
        </li>
      ))}
    </ul>
  );
}
