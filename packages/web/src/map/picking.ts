import type { Action, Choice } from '@roundhouse/engine/play';

/** An action that puts a tile on a hex, whatever the title calls it. */
export interface LayAction extends Action {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

/** An action that is about a hex but lays no tile: a station, a cube, a mine. */
export interface SpotAction extends Action {
  readonly hex: string;
}

export const isLay = (action: Action): action is LayAction =>
  typeof action.hex === 'string' && typeof action.tile === 'string' && typeof action.rotation === 'number';

export const isSpot = (action: Action): action is SpotAction =>
  typeof action.hex === 'string' && !isLay(action);

/** A choice that is made on the map. */
export const isOnMap = ({ action }: Choice): boolean => isLay(action) || isSpot(action);

export const laysAt = (choices: readonly Choice[], hex: string): LayAction[] =>
  choices.flatMap(({ action }) => (isLay(action) && action.hex === hex ? [action] : []));

export const spotsAt = (choices: readonly Choice[], hex: string): SpotAction[] =>
  choices.flatMap(({ action }) => (isSpot(action) && action.hex === hex ? [action] : []));

export interface TileOption {
  readonly tile: string;
  readonly rotations: readonly number[];
}

/** The tiles that may lie on a hex, with the ways they may lie. */
export function tileOptions(lays: readonly LayAction[]): TileOption[] {
  const byTile = new Map<string, Set<number>>();
  for (const { tile, rotation } of lays) byTile.set(tile, (byTile.get(tile) ?? new Set()).add(rotation));
  return [...byTile].map(([tile, rotations]) => ({ tile, rotations: [...rotations].sort((a, b) => a - b) }));
}

/** What is being picked on the map. */
export type Picking =
  | { readonly hex: string; readonly tile: null }
  | { readonly hex: string; readonly tile: string; readonly rotation: number };

/** A click on a hex: picks it, turns the tile that is tried there, or lets go. */
export function clickHex(picking: Picking | null, hex: string, choices: readonly Choice[]): Picking | null {
  const lays = laysAt(choices, hex);
  if (picking?.hex === hex && picking.tile !== null) return turn(picking, choices, 1);
  if (picking?.hex === hex) return null;
  if (lays.length === 0) return spotsAt(choices, hex).length === 0 ? null : { hex, tile: null };
  const [only, second] = tileOptions(lays);
  return only !== undefined && second === undefined ? pickTile(hex, only) : { hex, tile: null };
}

export function pickTile(hex: string, { tile, rotations }: TileOption): Picking {
  return { hex, tile, rotation: rotations[0] ?? 0 };
}

/** The next legal way for the tile to lie. */
export function turn(picking: Picking, choices: readonly Choice[], by: 1 | -1): Picking {
  if (picking.tile === null) return picking;
  const { hex, tile, rotation } = picking;
  const rotations = tileOptions(laysAt(choices, hex)).find((option) => option.tile === tile)?.rotations ?? [];
  const at = rotations.indexOf(rotation);
  const next = rotations[(at + by + rotations.length) % rotations.length];
  return { hex, tile, rotation: next ?? rotation };
}

/** The actions that what is picked stands for; several where a title asks for more than tile and rotation. */
export function picked(picking: Picking, choices: readonly Choice[]): Action[] {
  if (picking.tile === null) return spotsAt(choices, picking.hex);
  const { hex, tile, rotation } = picking;
  return laysAt(choices, hex).filter((lay) => lay.tile === tile && lay.rotation === rotation);
}
