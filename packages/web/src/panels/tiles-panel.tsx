import type { Geography } from '@roundhouse/engine/play';
import { TilePicture } from '../draw/tile-picture.tsx';
import { useTable } from '../game/table-context.ts';
import './tiles-panel.css';

const COLOURS = ['yellow', 'green', 'brown', 'gray'];

/** How many of each tile are left. */
export function TilesPanel({ geography }: { readonly geography: Geography }) {
  const { view } = useTable();
  const left = view.map?.tilesLeft ?? {};
  const tiles = Object.entries(geography.manifest).flatMap(([tile, count]) => {
    const face = geography.tiles[tile];
    return face === undefined ? [] : [{ tile, count, face }];
  });
  const colours = [...new Set([...COLOURS, ...tiles.map(({ face }) => face.color)])];
  return (
    <div className="panel-body">
      {colours.map((colour) => {
        const list = tiles.filter(({ face }) => face.color === colour);
        return list.length === 0 ? null : (
          <section key={colour}>
            <h2 className="tiles-title">{colour}</h2>
            <ul className="tiles">
              {list.map(({ tile, count, face }) => {
                const remaining = left[tile] === undefined ? count : left[tile];
                return (
                  <li key={tile} className={remaining === 0 ? 'tiles-none' : undefined}>
                    <TilePicture face={face} orientation={geography.grid.data.orientation} size={86} />
                    <span>
                      <strong>#{tile}</strong>{' '}
                      {remaining === null ? 'no end' : `${remaining}${count === null ? '' : ` of ${count}`}`}
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
