import { loadTitle, newGame, summaryOf, TITLE_IDS, type TitleId, type TitleInfo } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { botNamed, type Strength } from './index.ts';

type Options = Readonly<Record<string, string | boolean>>;

/** The usual game, then each value of each variant that is not the usual one. */
const variantsOf = ({ options }: TitleInfo): Options[] => [
  {},
  ...options.flatMap(({ id, values }) => values.slice(1).map((value) => ({ [id]: value }))),
];

/** The first moves of a game; Railroad Barons, where a move takes no time, to the end. `npm run soak` plays all to the end. */
const MOVES = 24;
const movesOf = (id: TitleId): number => (id === 'railroadbarons' ? 1000 : MOVES);

/** Seats take turns in strength. The bots are asked themselves: nobody stands in for one that fails. */
async function played(id: TitleId, count: number, options: Options): Promise<string> {
  const names = Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
  const table = (await loadTitle(id)).open(newGame({ title: id, players: names, seed: 9, options }));
  if ('error' in table) return table.error;
  const seats = table.record.players.map((player) => player.id);
  const strengthOf = (seat: string): Strength =>
    seats.indexOf(seat) % 2 === 0 && id !== 'railroadbarons' ? 'steady' : 'novice';
  for (let move = 0; move < movesOf(id) && table.now.ended === null; move++) {
    const [seat = ''] = table.now.acting;
    const action = botNamed(strengthOf(seat)).choose(table.now, seat, { seed: 3, work: 40 });
    const refusal = table.play(action);
    if (refusal !== null) return `${JSON.stringify(action)} is refused: ${refusal.rule}`;
  }
  return id === 'railroadbarons' && table.now.ended === null ? 'the game does not end' : 'played';
}

test.each(TITLE_IDS)('%s: bots play every variant with every number of players', async (id) => {
  const { info } = await loadTitle(id);
  const { min, max } = summaryOf(id).players;
  for (let count = min; count <= max; count++)
    for (const options of variantsOf(info))
      expect(`${JSON.stringify(options)}, ${count}: ${await played(id, count, options)}`).toBe(
        `${JSON.stringify(options)}, ${count}: played`,
      );
});
