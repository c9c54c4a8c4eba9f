import { playerOf, playGame, type Strength } from '@roundhouse/bots';
import type { Action, BaseState, Choice, Title } from '@roundhouse/engine';
import { loadTitle, newGame, summaryOf, type TitleId } from '@roundhouse/titles';
import { playRandomly } from '../packages/titles/src/testing/random-games.ts';

/** Who plays a soak, game after game. */
const STRENGTHS: readonly Strength[] = ['steady', 'novice'];

/** Games of bots, each replayed with everything checked after every action: money, certificates, trains, and that each choice was legal. */
export async function soakBots(id: TitleId, games: number): Promise<void> {
  const { title }: { title: Title<BaseState> } = await import(`../packages/titles/src/${id}/title.ts`);
  const pack = await loadTitle(id);
  const { min, max } = summaryOf(id).players;
  const endings: Record<string, number> = {};
  for (let seed = 1; seed <= games; seed++) {
    const count = min + (seed % (max - min + 1));
    const names = Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
    const record = newGame({ title: id, players: names, seed });
    const table = pack.open(record);
    if ('error' in table) throw new Error(table.error);
    const strength = STRENGTHS[seed % STRENGTHS.length] ?? 'steady';
    const players = table.record.players.map(
      ({ id: seat }, at) => [seat, playerOf(strength, seed * 16 + at)] as const,
    );
    const report = playGame(table, Object.fromEntries(players));
    if (report.error !== undefined || !report.finished)
      throw new Error(`${id}, seed ${seed}: ${strength} bots: ${report.error ?? 'the game does not end'}`);
    const actions = [...table.actions];
    const next = (_choices: readonly Choice[]): Action => {
      const action = actions.shift();
      if (action === undefined) throw new Error(`${id}, seed ${seed}: the replay goes on after the game`);
      return action;
    };
    playRandomly(title, record, { choose: next });
    const reason = report.endReason ?? '?';
    endings[reason] = (endings[reason] ?? 0) + 1;
  }
  const told = Object.entries(endings).map(([reason, count]) => `${reason} ${count}`);
  console.log(`${id}: ${games} games of bots without a fault; ended by ${told.join(', ')}`);
}
