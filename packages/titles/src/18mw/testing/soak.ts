import { soakGames } from '../../testing/soak.ts';
import { title } from '../title.ts';
import { Occurrences } from './occurrences.ts';
import { type Policy, randomPlayer } from './random-player.ts';

const POLICIES: readonly Policy[] = ['reckless', 'steady', 'reckless', 'ruinous', 'wild'];

/** Games of players of all tempers, in which everything rare has to occur. */
export function soak(games = 200): void {
  const seen = new Occurrences();
  soakGames(title, games, {
    choose: (seed) => randomPlayer(POLICIES[seed % POLICIES.length] ?? 'wild'),
    after: (state, events) => seen.note(state, events),
    ended({ actions }) {
      for (const { type } of actions) seen.count(type);
    },
    report: () => ({ counts: seen.counts, missing: seen.missing() }),
  });
}
