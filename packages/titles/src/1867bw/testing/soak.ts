import { soakGames } from '../../testing/soak.ts';
import { title } from '../title.ts';
import { Occurrences } from './occurrences.ts';
import { randomPlayer } from './random-player.ts';

/** Games by draft and by auction, in which everything rare has to occur. */
export function soak(games = 200): void {
  const seen = new Occurrences();
  soakGames(title, games, {
    options: (seed) => ({ auction: seed % 2 === 0 }),
    choose: (seed) => randomPlayer(seed % 50 === 0 ? 'wild' : 'steady'),
    ended: (record) => seen.note(record),
    report: () => ({ counts: seen.counts, missing: seen.missing() }),
  });
}
