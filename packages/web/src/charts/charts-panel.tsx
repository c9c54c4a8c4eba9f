import { useEffect, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useTable } from '../game/table-context.ts';
import { useSettings } from '../settings/settings-menu.tsx';
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
  return (
    <div className="panel-body charts">
      {CHARTS.map((kind) => {
        const lines = chartLines(kind, session.table, points, (count) => session.viewAt(count));
        return lines.length === 0 ? null : (
          <Chart
            key={kind}
            title={TITLES[kind]}
            lines={lines}
            rounds={points.map(({ round }) => round)}
            nameOf={session.names}
            colourOf={(id, index) =>
              info.companies[id]?.color ?? PLAYER_COLOURS[index % PLAYER_COLOURS.length] ?? '#777'
            }
          />
        );
      })}
    </div>
  );
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
  const [asTable, setAsTable] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours of the page that are read here
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const style = getComputedStyle(document.documentElement);
    const ink = style.getPropertyValue('--muted');
    const grid = { stroke: style.getPropertyValue('--line'), width: 1 };
    const axis = { stroke: ink, grid, ticks: grid, font: '12px system-ui' };
    const width = () => Math.max(280, element.clientWidth);
    const plot = new uPlot(
      {
        width: width(),
        height: 240,
        scales: { x: { time: false } },
        axes: [
          { ...axis, values: (_, splits) => splits.map((at) => rounds[at] ?? ''), incrs: [1, 2, 5, 10] },
          { ...axis, size: 56 },
        ],
        series: [
          { label: 'Round', value: (_, at) => rounds[at] ?? '' },
          ...lines.map(({ id }, index) => ({
            label: nameOf(id),
            stroke: colourOf(id, index),
            width: 2.5,
            dash: [...(DASHES[index % DASHES.length] ?? [])],
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
  }, [lines, rounds, nameOf, colourOf, theme]);
  return (
    <section className="chart" aria-label={title}>
      <h2>{title}</h2>
      <div ref={place} className="chart-place" aria-hidden="true" />
      <button type="button" className="link" onClick={() => setAsTable((on) => !on)} aria-expanded={asTable}>
        {asTable ? 'Hide the figures' : 'Show the figures'}
      </button>
      {asTable && <ChartTable lines={lines} rounds={rounds} nameOf={nameOf} />}
    </section>
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
