import type { Geography } from '@roundhouse/engine/play';
import { useMemo } from 'react';
import { TilePicture } from '../draw/tile-picture.tsx';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import { printedUpgrades, tileUpgrades, type Upgrade } from './upgrade-chart.ts';
import './tiles-panel.css';

/** The upgrade chart: what becomes what, and how many of each tile are left. */
export function TilesPanel({ geography }: { readonly geography: Geography }) {
  const { info } = useTable();
  const groups = useMemo(() => {
    const tiles = tileUpgrades(geography);
    const colours = [...new Set(tiles.map(({ face }) => face.color))];
    return [
      { name: 'Printed on the map', from: undefined, list: printedUpgrades(geography) },
      ...colours.map((colour) => ({
        name: colour,
        from: info.phases.find((phase) => phase.tiles.includes(colour))?.name,
        list: tiles.filter(({ face }) => face.color === colour),
      })),
    ];
  }, [geography, info]);
  return (
    <div className="panel-body">
      {groups.map(({ name, from, list }) =>
        list.length === 0 ? null : (
          <section key={name}>
            <h2 className="tiles-title">
              {name} <span className="muted">{from === undefined ? '' : `from phase ${from}`}</span>
            </h2>
            <ul className="tiles">
              {list.map((upgrade) => (
                <UpgradeRow key={upgrade.key} upgrade={upgrade} geography={geography} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

function UpgradeRow({ upgrade, geography }: { readonly upgrade: Upgrade; readonly geography: Geography }) {
  const { tile, face, where, becomes } = upgrade;
  const left = useLeft(geography);
  const { orientation } = geography.grid.data;
  return (
    <li
      className={tile !== null && left(tile).isGone ? 'tiles-row tiles-none' : 'tiles-row'}
      data-tile={tile}
    >
      <span className="tiles-from">
        <TilePicture face={face} orientation={orientation} size={72} />
        <span>
          {tile === null ? (
            where
          ) : (
            <>
              <strong>#{tile}</strong> {left(tile).text}
            </>
          )}
        </span>
      </span>
      {becomes.length > 0 && <Icon name="forward" size={14} />}
      <span className="tiles-to">
        <span className="hidden-label">{becomes.length > 0 ? 'becomes' : 'no further upgrade'}</span>
        {becomes.map((next) => {
          const nextFace = geography.tiles[next];
          return nextFace === undefined ? null : (
            <span key={next} className={left(next).isGone ? 'tiles-next tiles-none' : 'tiles-next'}>
              <TilePicture face={nextFace} orientation={orientation} size={44} />
              <span>
                #{next}
                <br />
                {left(next).short}
              </span>
            </span>
          );
        })}
      </span>
    </li>
  );
}

/** How many of a tile are left, in words. */
function useLeft({ manifest }: Geography) {
  const { view } = useTable();
  return (tile: string) => {
    const count = manifest[tile] ?? null;
    const left = view.map?.tilesLeft[tile];
    const now = left === undefined ? count : left;
    return {
      isGone: now === 0,
      text: now === null ? 'unlimited' : `${now} of ${count ?? now}`,
      short: now === null ? 'unlimited' : `${now} left`,
    };
  };
}
