import type { Geography, Spot } from '@roundhouse/engine';
import { FIELDS } from './fields.ts';
import type { RecordedAction } from './format.ts';

/** Records name every copy of a tile; this follows where each lies. */
export class TileCopies {
  private readonly hexes = new Map<string, string>();
  private readonly geography: Geography;

  constructor(geography: Geography) {
    this.geography = geography;
  }

  follow(action: RecordedAction): void {
    if (action.type !== 'lay_tile') return;
    const laid = FIELDS.tile.safeParse(action);
    if (!laid.success) return;
    for (const [copy, hex] of this.hexes) if (hex === laid.data.hex) this.hexes.delete(copy);
    this.hexes.set(laid.data.tile, laid.data.hex);
  }

  /** The copy that lies on a hex. */
  on(hex: string): string | undefined {
    for (const [copy, at] of this.hexes) if (at === hex) return copy;
    return undefined;
  }

  /** A city is written as tile copy and index, or as hex, copy and index where it is printed on the map. */
  spot(city: string): Spot | null {
    const parts = city.split('-');
    const stop = Number(parts.pop());
    const [first = ''] = parts;
    const hex = this.geography.grid.index.has(first) ? first : this.hexes.get(parts.join('-'));
    return hex === undefined ? null : { hex, stop };
  }
}

/** The number of a tile without that of its copy. */
export const tileNumber = (copy: string): string => copy.slice(0, copy.lastIndexOf('-'));
