import type { Action } from '@roundhouse/engine/play';
import { useEffect, useMemo } from 'react';
import { TilePicture } from '../draw/tile-picture.tsx';
import { useTable } from '../game/table-context.ts';
import { spotCost } from '../map/lay-costs.ts';
import { isLay, laysAt, type Picking, picked, pickTile, tileOptions, turn } from '../map/picking.ts';
import { Icon } from '../ui/icon.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import { useForecast } from '../worker/use-forecast.ts';
import './pick-panel.css';

/** What is picked on the map, to be confirmed, turned or let go. */
export function PickPanel({ picking }: { readonly picking: Picking }) {
  const { snapshot, session, names, info, money } = useTable();
  const { setPicking } = useTableUi();
  const { choices } = snapshot;
  const actions = useMemo(() => picked(picking, choices), [picking, choices]);
  const forecasts = useForecast(session, actions);
  const name = info.geography?.grid.data.hexes[picking.hex]?.name;
  const { geography } = info;
  const options = picking.tile === null ? tileOptions(laysAt(choices, picking.hex)) : [];
  const turned = turn(picking, choices, 1);
  const canTurn = turned !== picking && JSON.stringify(turned) !== JSON.stringify(picking);

  const play = (action: Action) => {
    setPicking(null);
    session.act(action);
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === 'Escape') setPicking(null);
      else if (event.key.toLowerCase() === 'r') setPicking(turn(picking, choices, event.shiftKey ? -1 : 1));
      else if (event.key === 'c' && actions.length === 1 && actions[0] !== undefined) {
        setPicking(null);
        session.act(actions[0]);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, [picking, choices, actions, session, setPicking]);

  return (
    <section className="pick-panel" aria-label="Picked on the map">
      <p>
        <strong>{picking.hex}</strong>
        {name !== undefined && ` ${name}`}
        {picking.tile === null && options.length > 0 && ': choose a tile'}
        {picking.tile !== null && `: tile ${picking.tile}`}
      </p>
      <div className="pick-buttons">
        {options.map((option) => {
          const face = geography?.tiles[option.tile];
          return (
            <button
              key={option.tile}
              type="button"
              className="button pick-tile"
              data-tile={option.tile}
              onClick={() => setPicking(pickTile(picking.hex, option))}
            >
              {face !== undefined && (
                <TilePicture face={face} orientation={geography?.grid.data.orientation ?? 'flat'} size={44} />
              )}
              <span>#{option.tile}</span>
            </button>
          );
        })}
        {actions.map((action, index) => {
          const cost = spotCost(forecasts?.[index], picking.hex);
          return (
            <button
              key={JSON.stringify(action)}
              type="button"
              className="button button-main"
              data-action={action.type}
              onClick={() => play(action)}
            >
              <Icon name="check" />
              {isLay(action) && actions.length === 1
                ? `Lay tile ${action.tile}`
                : session.title.sentences.action(action, names)}
              {cost !== undefined && cost > 0 && <span className="pick-cost">{money(cost)}</span>}
            </button>
          );
        })}
        {canTurn && (
          <button type="button" className="button" onClick={() => setPicking(turned)} title="R">
            <Icon name="rotate" /> Turn
          </button>
        )}
        <button type="button" className="button" onClick={() => setPicking(null)} title="Escape">
          <Icon name="close" /> Cancel
        </button>
      </div>
    </section>
  );
}
