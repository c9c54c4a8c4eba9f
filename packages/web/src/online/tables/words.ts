import type { NewTable, TableSummary, Timing } from '@roundhouse/server/contract';
import { TITLES } from '../../contract.ts';
import { durationText } from '../ui/times.ts';

export const TITLE_NAMES: readonly (readonly [string, string])[] = TITLES.map(({ id, name }) => [id, name]);
export const titleName = (id: string): string => TITLES.find((title) => title.id === id)?.name ?? id;

export const PACE_TEXT: Readonly<Record<TableSummary['pace'], string>> = {
  live: 'live',
  correspondence: 'by correspondence',
};

export const VISIBILITY_TEXT: Readonly<Record<TableSummary['visibility'], string>> = {
  public: 'open to all',
  link: 'by invitation',
  password: 'with a password',
};

export const UNDO_TEXT: Readonly<Record<NewTable['undo'], string>> = {
  own: 'You can take back your own moves until somebody else has acted; after that by agreement.',
  agreement: 'Moves are taken back by agreement only.',
  never: 'Moves cannot be taken back.',
};

export const BOT_TEXT: Readonly<Record<string, string>> = {
  novice: 'novice bot',
  steady: 'steady bot',
  strong: 'strong bot',
  random: 'random player',
};
export const botText = (bot: string): string => BOT_TEXT[bot] ?? `${bot} bot`;

/** How time is counted at a table, in a sentence. */
export function timingText({ perMove, clock, late }: Timing): string {
  const then = late === 'bot' ? 'then a bot moves' : 'then the player is reminded';
  const seconds = (count: number) => durationText(count * 1000);
  if (clock !== null) {
    const more = clock.perMove === 0 ? '' : `, ${seconds(clock.perMove)} more with every move`;
    return `${seconds(clock.start)} each${more}; ${then}.`;
  }
  return perMove === null ? 'No time limit.' : `${seconds(perMove)} for each move; ${then}.`;
}

/** How it is played and how fast, in a few words. */
export function paceText({
  pace,
  timing: { perMove, clock },
}: Pick<TableSummary, 'pace' | 'timing'>): string {
  const span = (seconds: number) => durationText(seconds * 1000);
  const fast =
    clock !== null ? `, ${span(clock.start)} each` : perMove !== null ? `, ${span(perMove)} a move` : '';
  return `${PACE_TEXT[pace]}${fast}`;
}

/** Who has to act, by name. */
export function actingText({ acting, seats }: TableSummary): string {
  const names = acting.map((player) => {
    const seat = seats.find((one) => one.player === player);
    return seat?.person?.name ?? (seat?.bot == null ? player : `a ${botText(seat.bot)}`);
  });
  return names.join(', ');
}

export const invitation = (table: string, invite: string): string =>
  `${location.origin}${location.pathname}#/table/${table}?invite=${invite}`;

/** The address of a table as it stands in a route: `abc?invite=xyz`. */
export function readAddress(text: string): { readonly id: string; readonly invite: string | null } {
  const [id = '', query = ''] = text.split('?');
  return { id, invite: new URLSearchParams(query).get('invite') };
}
