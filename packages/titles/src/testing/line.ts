import {
  type Board,
  type CompanyProblem,
  type Geography,
  isObjection,
  judgeRoutes,
  putStation,
  putTile,
  type Station,
} from '@roundhouse/engine';

type Path = readonly string[];

/** What a line is laid on, and the rules by which its routes are refused, by code of the router. */
export interface Ground {
  readonly geography: Geography;
  readonly tiles: readonly (readonly [hex: string, tile: string, rotation: number])[];
  readonly rules: Readonly<Record<string, string>>;
}

/** What routes that are refused earn here. */
export const REFUSED = -1;

/** Track, stations and trains apart from any game: what routes of a company earn on it. */
export abstract class Line<S> {
  readonly board: Board = { tiles: {}, stations: [] };
  readonly trains: readonly { readonly id: string; readonly type: string }[];
  abstract state: S;
  private readonly ground: Ground;

  constructor(ground: Ground, types: readonly string[]) {
    this.ground = ground;
    this.trains = types.map((type, number) => ({ id: `${type}-${number}`, type }));
    for (const [hex, tile, rotation] of ground.tiles) this.tile(hex, tile, rotation);
  }

  protected abstract problem(): CompanyProblem;

  tile(hex: string, tile: string, rotation: number): this {
    putTile(this.board, hex, { tile, rotation });
    return this;
  }

  station(owner: string, hex: string): this {
    const station: Station = { owner, holder: owner, at: null };
    this.board.stations.push(station);
    putStation(this.board, station, { hex, stop: 0 });
    return this;
  }

  with(facts: Partial<S>): this {
    this.state = { ...this.state, ...facts };
    return this;
  }

  /** The rule by which routes are refused. */
  rule(...paths: readonly Path[]): string | null {
    const judged = this.judge(paths);
    if (!isObjection(judged)) return null;
    const { rules } = this.ground;
    return Object.entries(rules).find(([known]) => `route.${known}` === judged.code)?.[1] ?? null;
  }

  earns(...paths: readonly Path[]): number {
    const judged = this.judge(paths);
    return isObjection(judged) ? REFUSED : judged.value;
  }

  private judge(paths: readonly Path[]) {
    const routes = paths.map((path, number) => ({ train: this.trains[number]?.id ?? 'none', path }));
    return judgeRoutes(this.ground.geography, this.board, this.problem(), routes);
  }
}
