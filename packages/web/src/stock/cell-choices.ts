import type { Action, Choice } from '@roundhouse/engine/play';

/** A cell of the stock matrix: what is held of a company somewhere. */
export interface StockCell {
  readonly company: string;
  /** A player, `offering`, `pool`, `treasury`. */
  readonly place: string;
}

const PLACES = new Set(['offering', 'pool', 'treasury']);

/** Which cell of the matrix an action belongs to: shares are bought where they lie and sold by their holder. */
function cellOf(action: Action, places: ReadonlySet<string>): StockCell | null {
  const { company, from, type, player } = action;
  if (typeof company !== 'string' || typeof action.hex === 'string' || Array.isArray(action.routes))
    return null;
  // What a company sells itself lies in its treasury.
  if (from === company) return { company, place: 'treasury' };
  if (typeof from === 'string' && places.has(from)) return { company, place: from };
  if (type === 'sell') return { company, place: player };
  return { company, place: 'offering' };
}

/** The choices that are made by a click in the matrix, by cell. */
export function stockChoices(
  choices: readonly Choice[],
  players: readonly string[],
): ReadonlyMap<string, readonly Choice[]> {
  const places = new Set([...PLACES, ...players]);
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const cell = cellOf(choice.action, places);
    if (cell === null) continue;
    const key = cellKey(cell.company, cell.place);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

export const cellKey = (company: string, place: string): string => `${company}/${place}`;

/** The attempt to ask about where nothing may be done: a share bought from there, or sold by its holder. */
export function attemptAt(cell: StockCell, player: string, percent: number): Action {
  return cell.place === player
    ? { type: 'sell', player, company: cell.company, percent }
    : {
        type: 'buy',
        player,
        company: cell.company,
        from: cell.place === 'treasury' ? cell.company : cell.place,
        percent,
      };
}
