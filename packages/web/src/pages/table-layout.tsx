import { Tabs } from '@base-ui/react/tabs';
import type { Action, RunRoute } from '@roundhouse/engine/play';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { downloadRecord } from '../files/export.ts';
import { useTable } from '../game/table-context.ts';
import { HistoryBar } from '../history/history-bar.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { MapBoard } from '../map/map-board.tsx';
import { useMapSight } from '../map/map-sight.ts';
import type { Picking } from '../map/picking.ts';
import { CompaniesPanel } from '../panels/companies-panel.tsx';
import { PlayersPanel } from '../panels/players-panel.tsx';
import { PlayersStrip } from '../panels/players-strip.tsx';
import { PrivatesPanel } from '../panels/privates-panel.tsx';
import { SpreadsheetPanel } from '../panels/spreadsheet-panel.tsx';
import { TilesPanel } from '../panels/tiles-panel.tsx';
import { TrainsPanel } from '../panels/trains-panel.tsx';
import { UnderMap } from '../panels/under-map.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { StockPanel } from '../stock/stock-panel.tsx';
import { KeepingBar } from '../storage/keeping-bar.tsx';
import type { TitlePanel, TitleParts } from '../titles/panels.ts';
import { GraveDialog } from '../turn/grave-dialog.tsx';
import { TurnCard } from '../turn/turn-card.tsx';
import type { OnlineParts, PanelEntry } from '../ui/online-parts.ts';
import { type RouteDraft, type TableUi, TableUiContext, useTableUi } from '../ui/table-ui.ts';
import { useMedia } from '../ui/use-media.ts';
import { KeyHelp } from './key-help.tsx';
import { MorePanels } from './more-panels.tsx';
import { SecondPanel } from './second-panel.tsx';
import { TableTalk } from './table-talk.tsx';
import { TopBar } from './top-bar.tsx';
import { placeOfPlay, useFollow } from './use-follow.ts';
import { useKeys } from './use-keys.ts';
import './table-layout.css';

const PlanBoard = lazy(async () => ({ default: (await import('../plan/plan-board.tsx')).PlanBoard }));
const PlanPanel = lazy(async () => ({ default: (await import('../plan/plan-panel.tsx')).PlanPanel }));
const ChartsPanel = lazy(async () => ({ default: (await import('../charts/charts-panel.tsx')).ChartsPanel }));

function MapPanel() {
  const { info, view } = useTable();
  const { phone, planning } = useTableUi();
  const sight = useMapSight();
  return info.geography === null || view.map === null ? null : (
    <>
      {planning ? (
        <PlanBoard geography={info.geography} sight={sight} />
      ) : (
        <MapBoard geography={info.geography} map={view.map} sight={sight} />
      )}
      {!phone && <UnderMap geography={info.geography} />}
    </>
  );
}

function OwnTilesPanel() {
  const { info } = useTable();
  return info.geography === null ? null : <TilesPanel geography={info.geography} />;
}

/** The panels of a game: those that it has things for, and the title's own. */
function usePanels(
  own: readonly TitlePanel[],
  phone: boolean,
  online: OnlineParts | null,
): readonly PanelEntry[] {
  const { info, session } = useTable();
  const over = session.table.now.ended !== null;
  return useMemo(() => {
    const hasMap = info.geography !== null;
    return [
      ...(over ? [{ id: 'result', name: 'Result', Panel: ResultPanel }] : []),
      ...(hasMap ? [{ id: 'map', name: 'Map', Panel: MapPanel }] : []),
      ...(hasMap ? [] : own),
      { id: 'stock', name: 'Stock', Panel: StockPanel },
      ...(hasMap ? own : []),
      { id: 'companies', name: info.terms.companies, Panel: CompaniesPanel },
      { id: 'sheet', name: 'Spreadsheet', Panel: SpreadsheetPanel },
      { id: 'players', name: 'Players', Panel: PlayersPanel },
      ...(info.trains.length > 0 ? [{ id: 'trains', name: info.terms.trains, Panel: TrainsPanel }] : []),
      ...(Object.keys(info.privates).length > 0
        ? [{ id: 'privates', name: info.terms.privates, Panel: PrivatesPanel }]
        : []),
      ...(hasMap ? [{ id: 'tiles', name: 'Tiles', Panel: OwnTilesPanel }] : []),
      ...(phone ? [{ id: 'log', name: 'Log', Panel: LogPanel }] : []),
      ...(phone && online !== null
        ? [{ id: 'chat', name: 'Chat', Panel: online.Chat, Mark: online.ChatMark }]
        : []),
      ...(online?.panels ?? []),
      { id: 'charts', name: 'Charts', Panel: ChartsPanel },
      { id: 'rules', name: 'Rules', Panel: RulesPanel },
    ];
  }, [info, own, phone, over, online]);
}

const NO_DECISIONS: NonNullable<TitleParts['DECISIONS']> = {};

function useTableUiState(
  phone: boolean,
  place: string,
  { PANELS, InTurn, DECISIONS = NO_DECISIONS }: TitleParts,
  online: OnlineParts | null,
): TableUi {
  const hasOwnPanels = PANELS.length > 0;
  const { snapshot } = useTable();
  const [picking, setPicking] = useState<Picking | null>(null);
  const [draft, setDraft] = useState<RouteDraft | null>(null);
  const [reports, setReports] = useState<readonly RunRoute[]>([]);
  const [planning, setPlans] = useState(false);
  const [wanted, setWanted] = useState<Action | null>(null);
  const [panel, setPanel] = useState('map');
  const [rule, setRule] = useState<string | null>(null);
  const { shown } = snapshot;
  // What was picked belongs to the position in which it was picked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another position is shown
  useEffect(() => setPicking(null), [shown]);
  const openRule = useCallback((id: string) => {
    setRule(id);
    setPanel('rules');
  }, []);
  const setPlanning = useCallback((on: boolean) => {
    setPlans(on);
    if (on) setPanel('map');
  }, []);
  return useMemo(
    () => ({
      picking,
      setPicking,
      draft,
      setDraft,
      reports,
      setReports,
      planning,
      setPlanning,
      wanted,
      setWanted,
      panel,
      setPanel,
      place,
      rule,
      openRule,
      phone,
      hasOwnPanels,
      InTurn: InTurn ?? null,
      decisions: DECISIONS,
      online,
    }),
    [
      picking,
      draft,
      wanted,
      reports,
      planning,
      setPlanning,
      panel,
      place,
      rule,
      openRule,
      phone,
      hasOwnPanels,
      InTurn,
      DECISIONS,
      online,
    ],
  );
}

/** The table: the panels, the turn beside or below them, the history underneath. */
export function TableLayout({
  own: parts,
  online = null,
}: {
  readonly own: TitleParts;
  readonly online?: OnlineParts | null;
}) {
  const own = parts.PANELS;
  const { session, snapshot, view } = useTable();
  const phone = useMedia('screen and (max-width: 820px), screen and (max-height: 500px)');
  // Across, there is room for them in the top bar.
  const inPanels = useMedia(
    'screen and (max-width: 820px) and (min-height: 501px), screen and (max-width: 559px)',
  );
  const wide = useMedia('(min-width: 1600px)');
  const place = placeOfPlay(view, snapshot.choices, own);
  const ui = useTableUiState(phone, place, parts, online);
  const panels = usePanels(own, phone, online);
  const ids = useMemo(() => panels.map(({ id }) => id), [panels]);
  const current = ids.includes(ui.panel) ? ui.panel : (ids[0] ?? 'stock');
  useFollow(place, ui.setPanel);
  // Where the tabs do not all fit, the current one is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another panel is shown
  useEffect(() => {
    document
      .querySelector('.table-tab[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  useKeys(session, ids, ui.setPanel);
  const tabs = (
    <>
      <Tabs.List className="table-tabs" aria-label="Panels" activateOnFocus>
        {panels.map(({ id, name, Mark }) => (
          <Tabs.Tab key={id} value={id} className="table-tab">
            {name}
            {Mark !== undefined && <Mark />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <MorePanels panels={panels} onChoose={ui.setPanel} />
    </>
  );
  const isSecond = wide && place !== 'result';
  return (
    <TableUiContext value={ui}>
      <Tabs.Root
        className={phone ? 'table table-phone' : isSecond ? 'table table-wide' : 'table'}
        data-online={online === null ? undefined : ''}
        data-words=""
        data-live={snapshot.live || undefined}
        data-guarded={snapshot.guarded || undefined}
        value={current}
        onValueChange={(value) => {
          if (typeof value === 'string') ui.setPanel(value);
        }}
      >
        <TopBar>{!inPanels && tabs}</TopBar>
        {online === null ? (
          <KeepingBar onFile={() => downloadRecord(session.table.record)} />
        ) : (
          <online.Banner />
        )}
        <main className="table-panels">
          {inPanels && <div className="table-tabs-row">{tabs}</div>}
          {panels.map(({ id, Panel }) => (
            <Tabs.Panel
              key={id}
              value={id}
              className={`table-panel table-panel-${id}`}
              keepMounted={id === 'map'}
            >
              <Suspense fallback={<p className="page-wait">…</p>}>
                <Panel />
              </Suspense>
            </Tabs.Panel>
          ))}
        </main>
        {isSecond && <SecondPanel panels={panels.filter(({ id }) => id !== 'map' && id !== current)} />}
        <aside className="table-side" aria-label="Turn and log">
          {ui.planning ? (
            <Suspense fallback={<p className="page-wait">…</p>}>
              <PlanPanel />
            </Suspense>
          ) : (
            <>
              <TurnCard />
              {!phone && (online === null ? <PlayersStrip /> : <online.People />)}
              {!phone && online === null && <LogPanel />}
            </>
          )}
        </aside>
        {!phone && online !== null && <TableTalk Chat={online.Chat} />}
        <HistoryBar />
        <KeyHelp />
        <GraveDialog />
      </Tabs.Root>
    </TableUiContext>
  );
}
