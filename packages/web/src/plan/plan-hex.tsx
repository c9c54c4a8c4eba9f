import { colourRank, printedHex, type Trial, tileFace } from '@roundhouse/engine/play';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { TilePicture } from '../draw/tile-picture.tsx';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import { leftText } from './left-text.ts';
import { isTakenAway, withGameStation, withGameTile, withoutStation, withStation, withTile } from './plan.ts';
import { usePlanner } from './planner.ts';
import { useRunningCompanies } from './use-planned-routes.ts';

/** What can be tried on a hex: every tile that may lie there one day, and stations. */
export function PlanHex({ hex, trial }: { readonly hex: string; readonly trial: Trial }) {
  const { info } = useTable();
  const { planner } = usePlanner();
  if (info.geography === null || !info.geography.grid.index.has(hex)) return null;
  const { name } = printedHex(info.geography.grid, hex);
  return (
    <section className="plan-hex" aria-label={`Plan for ${hex}`}>
      <h3>
        {name ?? hex} <span className="muted">{name === undefined ? '' : hex}</span>
        <button
          type="button"
          className="button button-quiet button-icon plan-push"
          aria-label="Choose another hex"
          onClick={() => planner.pick(null)}
        >
          <Icon name="close" size={16} />
        </button>
      </h3>
      <Tiles hex={hex} trial={trial} />
      <Stations hex={hex} trial={trial} />
    </section>
  );
}

function Tiles({ hex, trial }: { readonly hex: string; readonly trial: Trial }) {
  const { info, view } = useTable();
  const { planner, plan } = usePlanner();
  const { geography } = info;
  if (geography === null) return null;
  const chosen = plan.tiles[hex];
  const options = trial
    .tilesFor(hex)
    .map((ways) => ({ ...ways, colour: geography.tiles[ways.tile]?.color ?? '' }));
  const colours = [...new Set(options.map(({ colour }) => colour))].sort(
    (a, b) => colourRank(a) - colourRank(b),
  );
  const there = view.map?.tiles[hex];
  const isAway = plan.without.tiles.includes(hex);
  const ofTheGame = (there !== undefined || isAway) && (
    <p className="plan-chosen">
      <span className="plan-grow">
        {isAway
          ? `${there === undefined ? 'The tile of the game' : `#${there.tile} of the game`} is taken away.`
          : `On the map now: #${there?.tile}`}
      </span>
      <button
        type="button"
        className="button"
        onClick={() => planner.change(withGameTile(plan, hex, isAway))}
      >
        {isAway ? 'Put back' : 'Take away'}
      </button>
    </p>
  );
  if (options.length === 0)
    return (
      <>
        {ofTheGame}
        <p className="muted">
          {there === undefined || isAway
            ? 'No tile can ever be laid here.'
            : 'No tile can be laid over this one.'}
        </p>
      </>
    );
  const ways = options.find(({ tile }) => tile === chosen?.tile)?.rotations ?? [];
  const turn = (by: number) => {
    if (chosen === undefined) return;
    const rotation = ways[(ways.indexOf(chosen.rotation) + by + ways.length) % ways.length];
    if (rotation !== undefined) planner.change(withTile(plan, hex, { tile: chosen.tile, rotation }));
  };
  return (
    <>
      {ofTheGame}
      {chosen !== undefined && (
        <p className="plan-chosen">
          <strong>#{chosen.tile}</strong>
          <span className="muted plan-grow">
            {ways.length > 1
              ? `position ${ways.indexOf(chosen.rotation) + 1} of ${ways.length}`
              : 'one position'}
          </span>
          {ways.length > 1 && (
            <button type="button" className="button" onClick={() => turn(1)}>
              <Icon name="rotate" size={16} /> Turn
            </button>
          )}
          <button type="button" className="button" onClick={() => planner.change(withTile(plan, hex, null))}>
            Take off
          </button>
        </p>
      )}
      {colours.map((colour) => {
        const phase = info.phases.find(({ tiles }) => tiles.includes(colour))?.name;
        return (
          <div key={colour} className="plan-colour">
            <p className="plan-colour-name">
              {colour} <span className="muted">{phase === undefined ? '' : `from phase ${phase}`}</span>
            </p>
            <ul className="plan-tiles">
              {options
                .filter((option) => option.colour === colour)
                .map(({ tile, rotations }) => {
                  const isChosen = chosen?.tile === tile;
                  const rotation = isChosen ? chosen.rotation : (rotations[0] ?? 0);
                  const left = trial.map.tilesLeft[tile] ?? null;
                  return (
                    <li key={tile}>
                      <button
                        type="button"
                        className="plan-tile"
                        data-tile={tile}
                        aria-pressed={isChosen}
                        onClick={() =>
                          isChosen ? turn(1) : planner.change(withTile(plan, hex, { tile, rotation }))
                        }
                      >
                        <TilePicture
                          face={tileFace(geography, tile, rotation)}
                          orientation={geography.grid.data.orientation}
                          size={58}
                        />
                        <span>#{tile}</span>
                        <span
                          className={
                            left !== null && left <= (isChosen ? -1 : 0) ? 'plan-left plan-none' : 'plan-left'
                          }
                        >
                          {leftText(left)}
                        </span>
                      </button>
                    </li>
                  );
                })}
            </ul>
          </div>
        );
      })}
    </>
  );
}

function Stations({ hex, trial }: { readonly hex: string; readonly trial: Trial }) {
  const { info, names, view } = useTable();
  const { planner, plan } = usePlanner();
  const companies = useRunningCompanies();
  const planned = plan.stations.filter(({ at }) => at.hex === hex);
  const places = companies.flatMap((company) =>
    trial.placesFor(company, hex).map((at) => ({ owner: company, at })),
  );
  const ofTheGame = view.map?.stations.filter(({ at }) => at.hex === hex) ?? [];
  if (planned.length + places.length + ofTheGame.length === 0) return null;
  const several = new Set(places.map(({ at }) => at.stop)).size > 1;
  return (
    <fieldset className="plan-row plan-stations" aria-label="Stations">
      <p className="plan-colour-name">Stations</p>
      {ofTheGame.map((station) => {
        const isAway = isTakenAway(plan, station);
        return (
          <button
            key={`${station.owner}/${station.at.stop}/here`}
            type="button"
            className={isAway ? 'plan-station plan-station-here plan-away' : 'plan-station plan-station-here'}
            aria-label={`${isAway ? 'Put back' : 'Take away'} the station of ${names(station.owner)}`}
            title={isAway ? 'Put back' : 'Take away'}
            onClick={() => planner.change(withGameStation(plan, station, isAway))}
          >
            <CompanyBadge id={station.owner} text={info.companies[station.owner]} size={26} />
            <Icon name={isAway ? 'undo' : 'close'} size={12} />
          </button>
        );
      })}
      {planned.map((station) => (
        <button
          key={station.owner}
          type="button"
          className="plan-station"
          aria-pressed={true}
          aria-label={`Take off the station of ${names(station.owner)}`}
          onClick={() => planner.change(withoutStation(plan, station))}
        >
          <CompanyBadge id={station.owner} text={info.companies[station.owner]} size={26} />
          <Icon name="close" size={12} />
        </button>
      ))}
      {places.length > 0 && <span className="muted">try</span>}
      {places.map((station) => (
        <button
          key={`${station.owner}/${station.at.stop}`}
          type="button"
          className="plan-station"
          data-city={several ? station.at.stop + 1 : undefined}
          aria-label={`Try a station of ${names(station.owner)}${several ? ` in city ${station.at.stop + 1}` : ''}`}
          onClick={() => planner.change(withStation(plan, station))}
        >
          <CompanyBadge id={station.owner} text={info.companies[station.owner]} size={26} />
        </button>
      ))}
    </fieldset>
  );
}
