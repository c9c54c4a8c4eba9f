import { printedHex, type Trial } from '@roundhouse/engine/play';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import { leftText } from './left-text.ts';
import {
  cleared,
  isEmpty,
  type Plan,
  withGameStation,
  withGameTile,
  withoutStation,
  withTile,
} from './plan.ts';
import { usePlanner } from './planner.ts';

interface Change {
  readonly key: string;
  readonly hex: string;
  readonly text: string;
  /** Why it cannot be so. */
  readonly problem: string | null;
  readonly without: Plan;
}

/** All that is planned, each with a cross. */
export function PlanChanges({ trial }: { readonly trial: Trial }) {
  const { planner, plan, canUndo } = usePlanner();
  const changes = useChanges(trial);
  return (
    <section className="plan-changes" aria-label="What is planned">
      <h3>
        In this plan
        <button type="button" className="button plan-push" disabled={!canUndo} onClick={() => planner.undo()}>
          Take back
        </button>
        <button
          type="button"
          className="button"
          disabled={isEmpty(plan)}
          onClick={() => planner.change(cleared(plan))}
        >
          Clear
        </button>
      </h3>
      {changes.length === 0 && <p className="muted">Nothing yet: the map is as it is in the game.</p>}
      <ul>
        {changes.map(({ key, hex, text, problem, without }) => (
          <li key={key}>
            <button type="button" className="link" onClick={() => planner.pick(hex)}>
              {text}
            </button>
            {problem !== null && <span className="plan-problem">{problem}</span>}
            <button
              type="button"
              className="button button-quiet button-icon plan-push"
              aria-label={`Not ${text}`}
              onClick={() => planner.change(without)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useChanges({ map, misfits }: Trial): Change[] {
  const { info, names, view } = useTable();
  const { plan } = usePlanner();
  const place = (hex: string): string => {
    const { geography } = info;
    const name = geography?.grid.index.has(hex) ? printedHex(geography.grid, hex).name : undefined;
    return name === undefined ? hex : `${name} (${hex})`;
  };
  const tiles = Object.entries(plan.tiles).map(([hex, { tile }]): Change => {
    const left = map.tilesLeft[tile] ?? null;
    const short = left !== null && left < 0 ? leftText(left) : null;
    return {
      key: hex,
      hex,
      text: `#${tile} on ${place(hex)}`,
      problem: misfits.tiles[hex] === undefined ? short : 'does not fit the map any more',
      without: withTile(plan, hex, null),
    };
  });
  const stations = plan.stations.map((station): Change => {
    const { owner, at } = station;
    const free = view.companies.find(({ id }) => id === owner)?.stationsLeft ?? 0;
    const more = plan.stations.filter((one) => one.owner === owner).length - free;
    const isMisfit = misfits.stations.some((one) => one.owner === owner && one.at.hex === at.hex);
    return {
      key: `${owner}/${at.hex}`,
      hex: at.hex,
      text: `${names(owner)} in ${place(at.hex)}`,
      problem: isMisfit
        ? 'has no room there any more'
        : more > 0
          ? `${names(owner)} has ${free === 0 ? 'no' : `only ${free}`} station${free === 1 ? '' : 's'} left`
          : null,
      without: withoutStation(plan, station),
    };
  });
  const awayTiles = plan.without.tiles.map((hex): Change => {
    const laid = view.map?.tiles[hex];
    return {
      key: `without/${hex}`,
      hex,
      text: laid === undefined ? `no tile on ${place(hex)}` : `without #${laid.tile} on ${place(hex)}`,
      problem: null,
      without: withGameTile(plan, hex, true),
    };
  });
  const awayStations = plan.without.stations.map(
    (station): Change => ({
      key: `without/${station.owner}/${station.at.hex}/${station.at.stop}`,
      hex: station.at.hex,
      text: `without ${names(station.owner)} in ${place(station.at.hex)}`,
      problem: null,
      without: withGameStation(plan, station, true),
    }),
  );
  return [...awayTiles, ...awayStations, ...tiles, ...stations];
}
