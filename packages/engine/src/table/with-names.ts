import { hashOf } from '../core/hash.ts';
import { isRecord } from '../core/json.ts';
import type { Player } from '../core/state.ts';
import type { Snapshot } from './table.ts';

/** The same position of players who are called otherwise: for whoever keeps games apart from the names of people. */
export function withNames({ after, rules, state }: Snapshot, players: readonly Player[]): Snapshot {
  const names = new Map<unknown, string>(players.map(({ id, name }) => [id, name]));
  const renamed = (player: unknown): unknown =>
    isRecord(player) ? { ...player, name: names.get(player.id) ?? player.name } : player;
  const named =
    isRecord(state) && Array.isArray(state.players)
      ? { ...state, players: state.players.map(renamed) }
      : state;
  return { after, rules, hash: hashOf(named), state: named };
}
