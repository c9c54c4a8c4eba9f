import { choose, playerOf, playGame } from '@roundhouse/bots';
import { loadTitle, newGame, summaryOf, type Table, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { milliseconds, quantile, table } from './report.ts';

/** What bots cost, as processor time: a whole game of steady ones, and moves of a strong one along it. */

const GAMES = 3;
/** Moves of the strong bot that are timed, spread over a game. */
const MOVES = 12;

export async function benchBots(): Promise<void> {
  const rows: string[][] = [];
  for (const id of TITLE_IDS) {
    const players = Math.min(4, summaryOf(id).players.max);
    const games: number[] = [];
    let last: Table | undefined;
    for (let seed = 1; seed <= GAMES; seed++) {
      const played = await tableOf(id, players, seed);
      games.push(spent(() => playGame(played, steadyAt(played, seed))));
      last = played;
    }
    const moves = last === undefined ? [] : movesOf(last);
    rows.push([
      id,
      String(players),
      milliseconds(quantile(games, 0.5)),
      milliseconds(Math.max(...games)),
      milliseconds(quantile(moves, 0.5)),
      milliseconds(Math.max(...moves)),
    ]);
  }
  table(
    'Bots, in time of one core',
    ['title', 'players', 'game of steady', 'longest of 3', 'move of strong', `longest of ${MOVES}`],
    rows,
  );
}

async function tableOf(id: TitleId, players: number, seed: number): Promise<Table> {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
  const opened = (await loadTitle(id)).open(newGame({ title: id, players: names, seed }));
  if ('error' in opened) throw new Error(opened.error);
  return opened;
}

const steadyAt = ({ record }: Table, seed: number) =>
  Object.fromEntries(record.players.map(({ id }, seat) => [id, playerOf('steady', seed * 16 + seat)]));

function movesOf(played: Table): number[] {
  return Array.from({ length: MOVES }, (_, move) => {
    const position = played.at(Math.floor((played.actions.length * move) / MOVES));
    const [seat = ''] = position.acting;
    return spent(() => choose('strong', position, seat));
  });
}

/** Milliseconds of processor time: others may be at work on the machine. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
