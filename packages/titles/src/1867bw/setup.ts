import {
  type ClassicCompany,
  freshCompany,
  freshPrivates,
  openClassicGame,
  setTable,
} from '@roundhouse/classic';
import { draw, type Seating } from '@roundhouse/engine';
import { openAuction } from './auction.ts';
import { BOX } from './data/box.ts';
import { COMPANIES } from './data/companies.ts';
import { QUEUE_COLUMNS, QUEUE_ROWS } from './data/numbers.ts';
import {
  ALWAYS,
  BUTTE,
  DRAWN_PRIVATES,
  LEFT_SPECULATORS,
  PRIORITY_CARD,
  PRIVATES,
  SHUFFLED_SPECULATORS,
} from './data/privates.ts';
import { CUBES } from './data/refineries.ts';
import { openDraft } from './draft.ts';
import type { OptionsBW } from './options.ts';
import type { CompanyBW, Queue, StateBW } from './state.ts';

/** Section 5: the first position. */
export function setup({ players, seed }: Seating, { auction }: OptionsBW): StateBW {
  const chance = { random: seed };
  const drawn = shuffled(
    chance,
    PRIVATES.map(({ id }) => id).filter((id) => !ALWAYS.includes(id)),
  ).slice(0, DRAWN_PRIVATES[players.length]);
  const inGame = PRIVATES.filter(({ id }) => ALWAYS.includes(id) || drawn.includes(id));
  const ids = inGame.map(({ id }) => id);
  const deck = shuffled(chance, [
    ...ids,
    ...speculators(SHUFFLED_SPECULATORS[players.length] ?? 0, LEFT_SPECULATORS),
  ]);
  const [investment = '', ...tokens] = shuffled(
    chance,
    COMPANIES.map(({ id }) => id),
  );
  const [first = ''] = shuffled(
    chance,
    players.map(({ id }) => id),
  );
  const table = setTable(BOX, players, chance.random, freshCorporation);
  const company = (id: string): CompanyBW => ({
    ...freshCorporation(id),
    stage: id === investment ? 'aside' : 'queued',
  });
  const state: StateBW = {
    ...table,
    companies: Object.fromEntries(COMPANIES.map(({ id }) => [id, company(id)])),
    phase: '2',
    endlessBank: true,
    privates: freshPrivates(inGame),
    priority: first,
    auction,
    queue: dealt(tokens),
    investment,
    cubes: {},
    cubesInBox: CUBES,
    exported: [],
    // 1867BW-5-12 and -13
    refineries: ids.includes('P3') ? {} : { [BUTTE]: 'operational' },
    council: null,
    acquiredNow: false,
  };
  const row = [...speculators(LEFT_SPECULATORS), ...deck, PRIORITY_CARD];
  state.agenda = [openClassicGame(), auction ? openAuction(ids, first) : openDraft(row, first)];
  return state;
}

const freshCorporation = (id: string): ClassicCompany & { floated: boolean; stage: 'queued' } => ({
  ...freshCompany(id),
  stage: 'queued',
});

/** Speculator cards by number. */
const speculators = (count: number, after = 0): string[] =>
  Array.from({ length: count }, (_, number) => `S${after + number + 1}`);

/** Four rows of two, row by row. */
const dealt = (tokens: readonly string[]): Queue =>
  Array.from({ length: QUEUE_COLUMNS }, (_, column) =>
    Array.from({ length: QUEUE_ROWS }, (_row, row) => tokens[row * QUEUE_COLUMNS + column] ?? null),
  );

const SPAN = 2 ** 31;

/** The high bits of the generator decide: the low ones alternate. */
function shuffled<T>(chance: { random: number }, items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor((draw(chance) / SPAN) * left.length), 1));
}
