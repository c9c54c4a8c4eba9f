import { Popover } from '@base-ui/react/popover';
import { type RefObject, use, useEffect, useMemo, useRef, useState } from 'react';
import type { TitleInfo } from '../contract.ts';
import { CompanyMark } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { NarrowPanel } from '../ui/narrow-panel.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { glide } from './glide.ts';
import {
  type CellSize,
  type DrawnCell,
  FOLD,
  isLow,
  type MarketMove,
  markersAt,
  middleOf,
  movesBetween,
  type PlacedCell,
  placeCells,
  stackPlaces,
  zoneOf,
} from './market-layout.ts';
import { ParCell } from './par-cell.tsx';
import './market-board.css';

/** Cells of many rows are flat, so that the whole market is seen at once, or narrow in a narrow panel. */
function sizeOf(rows: number, narrow: boolean): CellSize {
  if (rows === 1) return { width: 62, height: 62 };
  return narrow ? { width: 42, height: 50 } : { width: 62, height: 40 };
}

/** As flat as the place for the market asks, but never so flat that a marker has no room. */
const FLATTEST = 26;

/** A cell is drawn so many pixels wide at least, on a phone, and at most. */
const LEAST = 42;
const MOST = 78;
/** What is left free around the market, in the units of a cell. */
const EDGE = 3;
/** How large figures are in these units. */
const FIGURE = 14;
/** No figure is smaller, however small the cells are. */
const SMALLEST = 12;

/** The place for the market, in pixels. */
function usePlace(place: RefObject<HTMLElement | null>): CellSize | null {
  const [size, setSize] = useState<CellSize | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return size;
}

/** Cells that fill the place that there is. */
function fitting(size: CellSize, board: CellSize, place: CellSize): CellSize {
  const most = ((place.height / place.width) * size.width * board.width) / board.height;
  return { width: size.width, height: Math.min(Math.max(most, FLATTEST), 46) };
}

/** The stock market: cells in their zones, markers stacked in order, and an arrow for the last move. */
export function MarketBoard({ market }: { readonly market: NonNullable<TitleInfo['market']> }) {
  const { view, snapshot } = useTable();
  const { phone } = useTableUi();
  const fold = phone ? FOLD.phone : FOLD.desk;
  const { cells, width, height } = useMemo(() => placeCells(market.rows, fold), [market.rows, fold]);
  const narrow = use(NarrowPanel);
  const scroll = useRef<HTMLElement>(null);
  const room = usePlace(scroll);
  const usual = sizeOf(market.rows.length, narrow);
  const fits = !phone && !narrow && market.rows.length > 1 && room !== null;
  const fitted = fits ? fitting(usual, { width, height }, room) : usual;
  const drawn = room === null ? width * fitted.width : Math.max(room.width, phone ? width * LEAST : 0);
  const scale = Math.min(
    drawn / (width * fitted.width + 2 * EDGE),
    MOST / fitted.width,
    fits ? room.height / (height * fitted.height + 2 * EDGE) : MOST,
  );
  const figure = Math.max(FIGURE, SMALLEST / scale);
  const size: DrawnCell = { ...fitted, isTight: figure > FIGURE };
  const legend =
    market.rows.length === 1 || !fits
      ? 'below'
      : legendPlace(cells, width, height, size.height * scale, market);
  const moves = movesBetween(snapshot.before?.market ?? [], view.market);
  const place = (row: number, column: number) =>
    cells.find((cell) => cell.row === row && cell.column === column);
  return (
    <figure className={`market market-legend-${legend}`} aria-label="Stock market">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a market that is wider than the screen is scrolled by the keyboard */}
      <section ref={scroll} className="market-scroll" aria-label="Cells of the market" tabIndex={0}>
        <svg
          viewBox={`${-EDGE} ${-EDGE} ${width * size.width + 2 * EDGE} ${height * size.height + 2 * EDGE}`}
          className="market-svg"
          preserveAspectRatio="xMinYMin meet"
          style={{
            maxWidth: width * MOST,
            '--market-least': `${width * LEAST}px`,
            '--market-figure': `${figure}px`,
          }}
        >
          <title>Stock market</title>
          {cells.map((cell) => (
            <MarketCell key={`${cell.row}/${cell.column}`} cell={cell} size={size} legend={market.legend} />
          ))}
          {moves.map((move) => (
            <MoveArrow key={move.company} move={move} size={size} place={place} />
          ))}
          {cells.map((cell) => (
            <MarkerStack
              key={`${cell.row}/${cell.column}`}
              cell={cell}
              size={size}
              // Nothing moves while the past is looked through.
              comeFrom={(company) => {
                const from = moves.find((move) => move.company === company)?.from;
                return from === undefined || !snapshot.live ? undefined : place(from.row, from.column);
              }}
            />
          ))}
          {cells.map((cell) => (
            <ParCell key={`${cell.row}/${cell.column}`} cell={cell} width={size.width} height={size.height} />
          ))}
        </svg>
      </section>
      {legend === 'asked' ? <LegendButton market={market} /> : <Legend market={market} />}
      <MarketList />
    </figure>
  );
}

function MarketCell({
  cell,
  size: { width, height },
  legend,
}: {
  readonly cell: PlacedCell;
  readonly size: CellSize;
  readonly legend: NonNullable<TitleInfo['market']>['legend'];
}) {
  const zone = zoneOf(cell.cell, legend);
  const marks = cell.cell.marks ?? [];
  return (
    <g transform={`translate(${cell.x * width} ${cell.y * height})`} className="market-cell">
      <title>{[cell.cell.price, ...marks.map((mark) => legend[mark]?.text ?? mark)].join(' · ')}</title>
      <rect
        width={width - 3}
        height={height - 3}
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
  readonly size: DrawnCell;
  comeFrom(company: string): PlacedCell | undefined;
}) {
  const { cell, size, comeFrom } = props;
  const middle = middleOf(size);
  const { view, snapshot, info } = useTable();
  const stack = markersAt(view.market, cell.row, cell.column);
  const { radius, places, isCounted } = stackPlaces(stack.length, size);
  const markers = [...stack].reverse().map(({ company }, index) => {
    const depth = stack.length - 1 - index;
    const { x, y } = places[depth] ?? { x: 0, y: 0 };
    const from = comeFrom(company);
    return (
      <g
        key={company}
        className="market-marker"
        transform={`translate(${cell.x * size.width + middle.x + x} ${cell.y * size.height + middle.y + y})`}
      >
        <title>{`${company}, ${depth + 1} of ${stack.length} here`}</title>
        <g
          key={snapshot.shown}
          className={from === undefined ? undefined : 'market-glides'}
          style={
            from === undefined
              ? undefined
              : glide((from.x - cell.x) * size.width, (from.y - cell.y) * size.height)
          }
        >
          <CompanyMark id={company} text={info.companies[company]} radius={radius} />
          {stack.length > 1 && !isLow(size) && !size.isTight && (
            <text className="market-place" x={-radius} y={size.height < 50 ? radius + 2 : -radius + 5}>
              {depth + 1}
            </text>
          )}
        </g>
      </g>
    );
  });
  return (
    <>
      {markers}
      {isCounted && (
        <text
          className="market-count"
          x={(cell.x + 1) * size.width - 6}
          y={isLow(size) ? (cell.y + 1) * size.height - 6 : cell.y * size.height + 16}
        >
          ×{stack.length}
        </text>
      )}
    </>
  );
}

function MoveArrow(props: {
  readonly move: MarketMove;
  readonly size: DrawnCell;
  place(row: number, column: number): PlacedCell | undefined;
}) {
  const { move, size, place } = props;
  const middle = middleOf(size);
  const from = place(move.from.row, move.from.column);
  const to = place(move.to.row, move.to.column);
  if (from === undefined || to === undefined) return null;
  const centre = ({ x, y }: PlacedCell) => `${x * size.width + middle.x} ${y * size.height + middle.y}`;
  return (
    <g className="market-move">
      <circle cx={from.x * size.width + middle.x} cy={from.y * size.height + middle.y} r={15} />
      <path d={`M${centre(from)}L${centre(to)}`} />
    </g>
  );
}

/** In the corner that many a market leaves free, if it is large enough; else for those who ask. */
function legendPlace(
  cells: readonly PlacedCell[],
  width: number,
  height: number,
  rowHeight: number,
  market: NonNullable<TitleInfo['market']>,
): 'corner' | 'asked' {
  const full = Math.max(...cells.filter(({ x }) => x >= width * LEGEND_FROM).map(({ y }) => y + 1));
  const needed = Object.keys(market.legend).length * LEGEND_LINE;
  return (height - full) * rowHeight >= needed ? 'corner' : 'asked';
}
/** The legend begins so far right, and each entry needs so many pixels. */
const LEGEND_FROM = 0.6;
const LEGEND_LINE = 30;

function LegendButton({ market }: { readonly market: NonNullable<TitleInfo['market']> }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="button market-asked">Colours</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="popup-layer">
          <Popover.Popup className="popup">
            <Popover.Title className="hidden-label">Colours of the market</Popover.Title>
            <Legend market={market} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Legend({ market }: { readonly market: NonNullable<TitleInfo['market']> }) {
  const used = new Set(market.rows.flatMap((row) => row.flatMap((cell) => cell?.marks ?? [])));
  const entries = Object.entries(market.legend).filter(([mark]) => used.has(mark));
  return (
    <div className="market-legend">
      {entries.map(([mark, { text }]) => {
        const zone = zoneOf({ price: 0, marks: [mark] }, market.legend);
        return (
          <span key={mark}>
            <i style={{ background: zone === null ? undefined : `var(--zone-${zone}, var(--zone-gray))` }} />
            {text}
          </span>
        );
      })}
    </div>
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
