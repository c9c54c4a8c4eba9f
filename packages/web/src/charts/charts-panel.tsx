import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useTable } from '../game/table-context.ts';
import { useSettings } from '../settings/settings-menu.tsx';
import { lineColour } from '../ui/contrast.ts';
import { useMedia } from '../ui/use-media.ts';
import { CHARTS, type ChartKind, chartLines, type Line, milestones } from './series.ts';
import './charts-panel.css';

const TITLES: Readonly<Record<ChartKind, string>> = {
  worth: 'Worth of the players',
  cash: 'Cash of the players',
  prices: 'Share prices',
  revenue: 'Revenue by company',
};
/** Told apart by everybody; dashes help where colours do not. */
const PLAYER_COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#b8860b', '#56b4e9'];
const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [1, 4]];

/** How the game went: worth, cash, prices and revenue over the rounds. */
export function ChartsPanel() {
  const { session, snapshot, info } = useTable();
  const { total } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is the same object with more actions
  const points = useMemo(() => milestones(session.table), [session, total]);
  const charts = useMemo(
    () =>
      CHARTS.map((kind) => ({
        kind,
        lines: chartLines(kind, session.table, points, (count) => session.viewAt(count)),
      })).filter(({ lines }) => lines.length > 0),
    [session, points],
  );
  const rounds = useMemo(() => points.map(({ round }) => round), [points]);
  const colourOf = useCallback(
    (id: string, index: number) =>
      info.companies[id]?.color ?? PLAYER_COLOURS[index % PLAYER_COLOURS.length] ?? '#777',
    [info],
  );
  return (
    <div className="panel-body charts">
      {charts.map(({ kind, lines }) => (
        <Chart
          key={kind}
          title={TITLES[kind]}
          lines={lines}
          rounds={rounds}
          nameOf={session.names}
          colourOf={colourOf}
        />
      ))}
    </div>
  );
}

/** How a line is drawn, in the plot and in the legend. */
interface Look {
  readonly colour: string;
  readonly dash: readonly number[];
}

function Chart(props: {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly rounds: readonly string[];
  nameOf(id: string): string;
  colourOf(id: string, index: number): string;
}) {
  const { title, lines, rounds, nameOf, colourOf } = props;
  const place = useRef<HTMLDivElement>(null);
  const { theme } = useSettings();
  const dark = useMedia('(prefers-color-scheme: dark)');
  const [asTable, setAsTable] = useState(false);
  /** The round under the pointer. */
  const [at, setAt] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours of the page that are read here
  const looks = useMemo(() => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--panel').trim();
    return lines.map(
      ({ id }, index): Look => ({
        colour: lineColour(colourOf(id, index), ground),
        dash: DASHES[index % DASHES.length] ?? [],
      }),
    );
  }, [lines, colourOf, theme, dark]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const style = getComputedStyle(document.documentElement);
    const ink = style.getPropertyValue('--muted');
    const grid = { stroke: style.getPropertyValue('--line'), width: 1 };
    const axis = { stroke: ink, grid, ticks: grid, font: '12px system-ui' };
    const width = () => Math.max(240, element.clientWidth);
    const plot = new uPlot(
      {
        width: width(),
        height: 240,
        legend: { show: false },
        hooks: { setCursor: [({ cursor }) => setAt(cursor.idx ?? null)] },
        scales: { x: { time: false } },
        axes: [
          {
            ...axis,
            values: (_, splits) => splits.map((split) => rounds[split] ?? ''),
            incrs: [1, 2, 5, 10],
          },
          { ...axis, size: 56 },
        ],
        series: [
          {},
          ...looks.map(({ colour, dash }) => ({
            stroke: colour,
            width: 2.5,
            dash: [...dash],
            spanGaps: true,
            points: { show: rounds.length < 40, size: 5 },
          })),
        ],
      },
      [rounds.map((_, index) => index), ...lines.map(({ values }) => [...values])],
      element,
    );
    const watch = new ResizeObserver(() => plot.setSize({ width: width(), height: 240 }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [lines, rounds, looks]);
  return (
    <section className="chart" aria-label={title}>
      <h2>{title}</h2>
      <div ref={place} className="chart-place" aria-hidden="true" />
      <ul className="chart-legend figures">
        {lines.map(({ id, values }, index) => (
          <li key={id}>
            <LegendLine look={looks[index]} /> {nameOf(id)}
            {at !== null && <strong>{values[at] ?? '–'}</strong>}
          </li>
        ))}
        {at !== null && <li className="muted">{rounds[at]}</li>}
      </ul>
      <button type="button" className="link" onClick={() => setAsTable((on) => !on)} aria-expanded={asTable}>
        {asTable ? 'Hide the figures' : 'Show the figures'}
      </button>
      {asTable && <ChartTable lines={lines} rounds={rounds} nameOf={nameOf} />}
    </section>
  );
}

/** The line as it is drawn, dashes and all. */
function LegendLine({ look }: { readonly look: Look | undefined }) {
  return (
    <svg width={34} height={10} aria-hidden="true">
      <line x1={1} x2={33} y1={5} y2={5} stroke={look?.colour} strokeDasharray={look?.dash.join(' ')} />
    </svg>
  );
}

function ChartTable(props: {
  readonly lines: readonly Line[];
  readonly rounds: readonly string[];
  nameOf(id: string): string;
}) {
  const { lines, rounds, nameOf } = props;
  return (
    <div className="stock-scroll">
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col">Round</th>
            {lines.map(({ id }) => (
              <th key={id} scope="col">
                {nameOf(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are never reordered
            <tr key={index}>
              <th scope="row">{round}</th>
              {lines.map(({ id, values }) => (
                <td key={id}>{values[index] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
