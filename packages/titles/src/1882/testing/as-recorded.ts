import type { RecordedAction } from '@roundhouse/classic';
import { type Action, FORMAT, stationsAt, topFrame } from '@roundhouse/engine';
import {
  asExport,
  type Entity,
  number,
  numberedSeats,
  text,
  type Written,
  type WrittenGame,
} from '../../testing/as-recorded.ts';
import { ClassicScribe } from '../../testing/classic-scribe.ts';
import { openFresh } from '../../testing/random-games.ts';
import { randomPlayer } from '../../testing/random-player.ts';
import { HomeFrame } from '../home.ts';
import { isRebellion, NAMES, RECORD_RULES } from '../record.ts';
import type { Company1882, State1882, TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** Random games of ours, written down as 18xx.games would: the importer is held to them. */

class Scribe extends ClassicScribe<State1882, Company1882, TurnFrame> {
  constructor(state: State1882) {
    super(state, RECORD_RULES);
    this.mirror.move(`${NAMES.recordedCompany(state.trestleShare)}_1`, 'TB');
  }

  protected override followShares(action: RecordedAction): void {
    const [trestle] = this.mirror.list('TB');
    const owner = this.state.privates.P4?.owner ?? 'bank';
    if (trestle !== undefined && owner !== 'bank') this.mirror.move(trestle, owner);
    super.followShares(action);
  }

  override write(action: Action): Written {
    switch (action.type) {
      case 'par':
        return this.par('CPR', action);
      case 'exchange':
        return this.par('SC', action);
      case 'pass':
        return this.isRebellion() ? { type: 'pass', ...this.operator() } : super.write(action);
      case 'home': {
        const slot = action.replace === true ? 0 : this.taken(action);
        return { type: 'place_token', ...this.operator(), city: this.city(action), slot };
      }
      case 'station':
        return { ...super.write(action), token_type: action.neutral === true ? 'neutral' : null };
      case 'lift':
        return {
          type: 'remove_token',
          entity: 'NWR',
          entity_type: 'company',
          city: this.city(action),
          slot: 0,
        };
      default:
        return super.write(action);
    }
  }

  /** Places are taken from the first on. */
  private taken(action: Action): number {
    return stationsAt(this.state.board, { hex: text(action, 'hex'), stop: number(action, 'stop') }).length;
  }

  private isRebellion = (): boolean => isRebellion(topFrame(this.state));

  protected override company(): string {
    const top = topFrame(this.state);
    return HomeFrame.is(top) ? top.company : super.company();
  }

  protected override operator(): Entity {
    return this.isRebellion() ? { entity: 'NWR', entity_type: 'company' } : super.operator();
  }
}

export function writeRandomGame(players: number, seed: number, choose = randomPlayer('steady')): WrittenGame {
  const base = { format: FORMAT, title: '1882', seed, players: numberedSeats(players), actions: [] } as const;
  const { engine, state } = openFresh(title, {
    ...base,
    options: {},
    imported: {},
    forcedPasses: 'recorded',
  });
  const scribe = new Scribe(state);
  scribe.playOut(engine, seed, choose);
  const { actions, traces } = scribe.chronicle;
  return { game: asExport('1882', players, seed, actions), traces, reason: state.ended?.reason ?? null };
}
