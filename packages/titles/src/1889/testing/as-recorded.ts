import { type RecordedAction, SellerLayFrame, type Trace, tileNumber, traceOf } from '@roundhouse/classic';
import {
  type Action,
  type Chance,
  type Choice,
  FORMAT,
  isObjection,
  judgeRoutes,
  pick,
  topFrame,
  type WrittenRoute,
} from '@roundhouse/engine';
import {
  asExport,
  type Entity,
  numberedSeats,
  routesOf,
  text,
  type Written,
  type WrittenGame,
} from '../../testing/as-recorded.ts';
import { ClassicScribe } from '../../testing/classic-scribe.ts';
import { openFresh } from '../../testing/random-games.ts';
import { randomPlayer } from '../../testing/random-player.ts';
import { BOX } from '../data/box.ts';
import { PORT } from '../data/privates.ts';
import { BEGINNER_TILES } from '../data/tiles.ts';
import { RECORD_RULES } from '../record.ts';
import type { Company1889, State1889, TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** Random games of ours, written down as 18xx.games would: the importer is held to them. */

const privateCompany = (entity: string): Entity => ({ entity, entity_type: 'company' });

class Scribe extends ClassicScribe<State1889, Company1889, TurnFrame> {
  private exchanger = '';
  /** Runs are written as in the oldest records. */
  isOld = false;

  /** The tiles that the beginner game adds are laid first, under names of their own. */
  protected override tile(number: string): string {
    const added = this.state.beginner ? (BEGINNER_TILES[number] ?? 0) : 0;
    const laid = Object.keys(this.state.board.tiles).filter((hex) =>
      this.copies.on(hex).startsWith(`Beg${number}-`),
    );
    return laid.length < added ? `Beg${number}` : number;
  }

  override keepTrace(acting: string | null): void {
    const trace: Trace = traceOf(this.rules, this.state, acting);
    for (const [hex, { rotation }] of Object.entries(this.state.board.tiles))
      trace[`hex.${hex}`] = `${tileNumber(this.copies.on(hex))} r${rotation}`;
    this.chronicle.keep(trace);
  }

  /** The share of P5 goes to its owner. */
  protected override followShares(action: RecordedAction): void {
    super.followShares(action.entity === 'DR' ? { ...action, entity: this.exchanger } : action);
  }

  /** P2 and P5 act in their own names, whoever's turn it is. */
  override write(action: Action): Written {
    if (action.type === 'exchange') {
      this.exchanger = action.player;
      const share = this.share({ ...action, company: 'IR', from: 'offering' });
      return { type: 'buy_shares', ...privateCompany('DR'), shares: [share], percent: 10 };
    }
    const written = super.write(action);
    if (action.type === 'run' && this.isOld) return { ...written, routes: this.oldRoutes(action) };
    return action.type === 'lay' && PORT.tiles.includes(text(action, 'tile'))
      ? { ...written, ...privateCompany('MF') }
      : written;
  }

  /** All hexes from end to end, those where two connections meet twice, and what each route earns. */
  private oldRoutes(action: Action): object[] {
    const { core, problem } = this.rules;
    const company = core.company(this.state, this.company());
    const routes: WrittenRoute[] = Array.isArray(action.routes) ? action.routes : [];
    const judged = judgeRoutes(BOX.geography, this.state.board, problem(this.state, company), routes);
    return routesOf(action).map(({ train, connections }, number) => ({
      train,
      hexes: connections.flat(),
      revenue: isObjection(judged) ? 0 : judged.routes[number]?.value,
    }));
  }

  /** P3's seller lays or declines in its name. */
  protected override company(): string {
    return this.isSelling() ? 'P3' : super.company();
  }

  protected override operator(): Entity {
    return this.isSelling() ? privateCompany('ER') : super.operator();
  }

  private isSelling = (): boolean => SellerLayFrame.is(topFrame(this.state));
}

const isPower = ({ action: { type, tile } }: Choice): boolean =>
  type === 'exchange' || PORT.tiles.some((port) => port === tile);

/** Now and then somebody uses P2 or P5, perhaps out of turn; those who wait do so in turns of companies alone. */
const player =
  (isPatient: boolean, choose = randomPlayer('steady')) =>
  (choices: readonly Choice[], chance: Chance): Action => {
    const isTurn = choices.some((choice) => choice.action.type === 'lay' && !isPower(choice));
    if (isPatient && !isTurn)
      return choose(
        choices.filter((choice) => !isPower(choice)),
        chance,
      );
    const powers = choices.filter(isPower);
    return powers.length > 0 && chance() < 0.02 ? pick(powers, chance).action : choose(choices, chance);
  };

export interface RandomGame {
  readonly beginner?: boolean;
  /** Powers of private companies are used in turns of companies alone. */
  readonly isPatient?: boolean;
  /** Runs are written as in the oldest records. */
  readonly isOld?: boolean;
}

export function writeRandomGame(
  players: number,
  seed: number,
  { beginner = false, isPatient = false, isOld = false }: RandomGame = {},
): WrittenGame {
  const base = { format: FORMAT, title: '1889', seed, players: numberedSeats(players), actions: [] } as const;
  const { engine, state } = openFresh(title, {
    ...base,
    options: { beginner },
    imported: {},
    forcedPasses: 'recorded',
  });
  const scribe = new Scribe(state, RECORD_RULES);
  scribe.isOld = isOld;
  scribe.playOut(engine, seed, player(isPatient));
  const { actions, traces } = scribe.chronicle;
  const more = { optional_rules: beginner ? ['beginner_game'] : [] };
  return {
    game: asExport('1889', players, seed, actions, more),
    traces,
    reason: state.ended?.reason ?? null,
  };
}
