import {
  heldBy,
  isPlayer,
  moveCertificate,
  OFFERING,
  openOperatingRound,
  type Station,
} from '@roundhouse/engine';
import { ClassicScene, type CompanyScene } from '../../testing/classic-scene.ts';
import { newRecord, openFresh } from '../../testing/random-games.ts';
import { GONE } from '../data/numbers.ts';
import type { RefineryState } from '../data/refineries.ts';
import type { OptionsBW } from '../options.ts';
import { leaveQueue, queued } from '../queue.ts';
import type { RoundEndFrame } from '../rounds.ts';
import { type CompanyBW, core, openTurn, type StateBW, TurnFrame } from '../state.ts';
import { sentences } from '../text.ts';
import { title } from '../title.ts';

/** Support for the tests of 1867 Big Wyoming: positions laid out on purpose, played as clients play. Players are p1, p2 … */

export class Scene extends ClassicScene<StateBW, CompanyBW, TurnFrame, OptionsBW> {
  stage(company: string): string {
    return core.company(this.state, company).stage;
  }

  revenueOf(company: string): number | null {
    return core.company(this.state, company).lastRevenue;
  }

  /** What the choices of a type say in a field. */
  offered(type: string, field: string): unknown[] {
    return [...new Set(this.actions(type).map((action) => action[field]))];
  }

  /** What the log tells; everybody is called by id. */
  get log(): string[] {
    return this.events.flatMap((event) => sentences.event(event, (id) => id) ?? []);
  }

  /** Moves of the decision that is due, with something to choose. */
  get possible(): string[] {
    return [...new Set(this.engine.advisedChoices(this.state).map(({ action }) => action.type))].sort();
  }

  /** Certificates in percent by holder, the first is the director; the rest lie in the treasury. At $80 unless told otherwise. */
  company(id: string, holdings: Readonly<Record<string, number>>, scene: CompanyScene = {}): this {
    leaveQueue(this.state.queue, id);
    const company = this.started(id, holdings, { par: 80, ...scene });
    for (const certificate of heldBy(company, OFFERING)) moveCertificate(company, certificate, id);
    company.stage = 'open';
    company.lastRevenue = 0;
    this.putHome(id);
    return this.has(id, scene.treasury ?? 0);
  }

  /** The Union Pacific has acquired the corporation; what players hold of it stays. */
  acquired(id: string): this {
    const company = core.company(this.state, id);
    company.stage = 'acquired';
    for (const certificate of company.certificates)
      if (!isPlayer(this.state, certificate.holder)) certificate.holder = GONE;
    return this;
  }

  /** A private company of this owner; it joins the game where it was not drawn. */
  owns(item: string, owner: string): this {
    this.state.privates[item] = { id: item, owner, closed: false };
    return this;
  }

  stationsOf(owner: string): Station[] {
    return this.state.board.stations.filter((station) => station.owner === owner && station.at !== null);
  }

  trains(company: string, ...types: readonly string[]): this {
    const { depot } = this.state;
    for (const type of types) {
      const at = depot.stack.findIndex((card) => card.type === type);
      const [card] =
        at < 0
          ? depot.gone.splice(
              depot.gone.findIndex((one) => one.type === type),
              1,
            )
          : depot.stack.splice(at, 1);
      if (card === undefined) throw new Error(`No train ${type} is left`);
      core.company(this.state, company).trains.push(card);
    }
    return this;
  }

  /** Takes trains off the stack until one of this type is next. */
  nextTrain(type: string): this {
    const { depot } = this.state;
    while (depot.stack.length > 0 && depot.stack[0]?.type !== type)
      depot.gone.push(...depot.stack.splice(0, 1));
    return this;
  }

  emptyBank(): this {
    this.state.depot.gone.push(...this.state.depot.stack.splice(0));
    return this;
  }

  /** Cubes on a deposit, from the box. */
  cubes(hex: string, count: number): this {
    this.state.cubesInBox += (this.state.cubes[hex] ?? 0) - count;
    this.state.cubes[hex] = count;
    return this;
  }

  refinery(hex: string, state: RefineryState): this {
    this.state.refineries[hex] = state;
    return this;
  }

  /** The queue row by row; a dot is an empty place. What is not named is removed. */
  queue(...rows: readonly string[]): this {
    const tokens = rows.map((row) => row.split(' ').map((token) => (token === '.' ? null : token)));
    const columns = Math.max(1, ...tokens.map(({ length }) => length));
    this.state.queue = Array.from({ length: columns }, (_, column) =>
      Array.from({ length: 4 }, (_row, row) => tokens[row]?.[column] ?? null),
    );
    for (const company of Object.values(this.state.companies)) {
      if (queued(this.state.queue).includes(company.id)) company.stage = 'queued';
      else if (company.stage === 'queued') company.stage = 'removed';
    }
    return this;
  }

  get queueRows(): string[] {
    return [0, 1, 2, 3].map((row) => this.state.queue.map((column) => column[row] ?? '.').join(' '));
  }

  /** An operating round about to begin. */
  round(round = 1, of = 1): this {
    return this.onAgenda('operating', 2, [openOperatingRound(2, round, of)], { rounds: of, round });
  }

  /** The end of an operating round, from a step on. */
  roundEnd(step: RoundEndFrame['step'] = 'production', isLast = false): this {
    const frame: RoundEndFrame = { kind: 'round-end', name: 'OR 2.1', isLast, step, offers: [], declined: 0 };
    return this.onAgenda('operating', 2, [frame], { rounds: isLast ? 1 : 2, round: 1 }).settle();
  }
}

/** A new game; decisions with nothing to choose but to pass are asked too, unless forced passes are automatic. */
export function fresh(
  players = 3,
  seed = 2,
  options: Partial<OptionsBW> = {},
  forcedPasses: 'recorded' | 'automatic' = 'recorded',
): Scene {
  const { engine, state } = openFresh(title, {
    ...newRecord('1867bw', players, seed, options),
    forcedPasses,
  });
  return new Scene(title, engine, state, core, TurnFrame, openTurn);
}

/** A game after the draft, with all private companies closed; the corporation of P13 never started. Everything queued is as dealt. */
export function later(players = 3, forcedPasses: 'recorded' | 'automatic' = 'recorded'): Scene {
  const scene = fresh(players, 2, {}, forcedPasses);
  for (const privateCompany of Object.values(scene.state.privates)) privateCompany.closed = true;
  scene.state.refineries = {};
  scene.state.priority = 'p1';
  core.company(scene.state, scene.state.investment).stage = 'removed';
  return scene;
}

/** CNW in Casper (20), between the deposit I7 and Rawlins (30), behind which the deposit I11 lies. */
export const casper = (shares: Readonly<Record<string, number>> = { p1: 60 }): Scene =>
  later()
    .company('CNW', shares)
    .phase('4')
    .tile('H8', '442*', 1)
    .tile('H10', '9')
    .tile('H12', '441*', 3)
    .tile('I11', 'd1', 1)
    .tile('I7', 'd1', 1);
