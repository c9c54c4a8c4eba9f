import type { GameEvent } from '../core/event.ts';
import type { Action, Choice } from '../core/move.ts';
import type { TableView } from './table-view.ts';
import { nameOf, type Terms } from './terms.ts';
import type { Names } from './title-info.ts';

/** What a player lets the table do for them; `since` is the move after which it began. */
export type Program =
  /** Pass until anything happens but passes, or the round ends. */
  | { readonly kind: 'pass'; readonly round: string; readonly since: number }
  /** Buy shares of a company, turn by turn, until it floats or until so much is held. */
  | {
      readonly kind: 'buy';
      readonly company: string;
      readonly until: 'floats' | number;
      readonly round: string;
      readonly since: number;
    }
  /** Pass in these steps of operating rounds. */
  | { readonly kind: 'skip'; readonly steps: readonly string[]; readonly since: number };

export interface ProgramSituation {
  readonly view: TableView;
  readonly choices: readonly Choice[];
  /** All that has happened since the program began. */
  readonly news: readonly GameEvent[];
  readonly player: string;
  /** What happened, in words. */
  tell(event: GameEvent): string | null;
}

/** An action to take, nothing to do with this decision, or the end of the program with its reason. */
export type ProgramDecision = { readonly act: Action } | { readonly wait: true } | { readonly stop: string };

const WAIT: ProgramDecision = { wait: true };
const NEW_ROUND: ProgramDecision = { stop: 'A new round has begun.' };

/** What always comes with passing, or with something else that is told. */
const QUIET: ReadonlySet<GameEvent['type']> = new Set(['pass', 'turn', 'round', 'paid']);
/** What changes what a company needs or how long the game lasts, whoever brought it about. */
const UPHEAVALS: ReadonlySet<GameEvent['type']> = new Set([
  'phase',
  'rusted',
  'bankrupt',
  'discarded',
  'closed',
  'tile-removed',
  'station-removed',
  'bank-broken',
]);

const passIn = (choices: readonly Choice[]): Action | undefined =>
  choices.find(({ action }) => action.type === 'pass')?.action;

/** The first piece of news that should wake the player. */
function waking(
  { news, tell }: ProgramSituation,
  matters: (event: GameEvent) => boolean,
): { readonly stop: string } | null {
  const event = news.find(matters);
  return event === undefined ? null : { stop: `${tell(event) ?? 'Something has happened'}.` };
}

function decidePass(program: Program & { kind: 'pass' }, situation: ProgramSituation): ProgramDecision {
  if (situation.view.round !== program.round) return NEW_ROUND;
  const woken = waking(situation, ({ type }) => !QUIET.has(type));
  if (woken !== null) return woken;
  const pass = passIn(situation.choices);
  return pass === undefined ? { stop: 'This cannot be passed.' } : { act: pass };
}

/** Sales, lower prices and another president of companies that matter to a player. */
const concerns =
  (matters: (company: string) => boolean, player: string) =>
  (event: GameEvent): boolean =>
    (event.type === 'sold' && matters(event.company) && event.by !== player) ||
    (event.type === 'price' && matters(event.company) && event.to < event.from) ||
    (event.type === 'president' && matters(event.company) && event.player !== player);

function decideBuy(program: Program & { kind: 'buy' }, situation: ProgramSituation): ProgramDecision {
  const { view, choices, player } = situation;
  const { company, until } = program;
  if (view.round !== program.round) return NEW_ROUND;
  const shareOf = (id: string) => view.players.find((one) => one.id === player)?.shares[id]?.percent ?? 0;
  const woken = waking(
    situation,
    concerns((id) => id === company || shareOf(id) > 0, player),
  );
  if (woken !== null) return woken;
  const status = view.companies.find(({ id }) => id === company)?.status;
  const held = shareOf(company);
  if (until === 'floats' && status === 'floated') return { stop: `${company} has floated.` };
  if (until !== 'floats' && held >= until) return { stop: `You hold ${held}% of ${company}.` };
  const shares = choices
    .map(({ action }) => action)
    .filter((action) => action.type === 'buy' && action.company === company);
  const best = shares.find((action) => action.from === 'offering') ?? shares[0];
  if (best !== undefined) return { act: best };
  // After the purchase of this turn only the pass that ends it is left.
  const pass = choices.length === 1 ? passIn(choices) : undefined;
  return pass === undefined ? { stop: `No share of ${company} can be bought now.` } : { act: pass };
}

function decideSkip(program: Program & { kind: 'skip' }, situation: ProgramSituation): ProgramDecision {
  const { view, choices, player } = situation;
  const woken = waking(
    situation,
    (event) => UPHEAVALS.has(event.type) || (event.type === 'president' && event.player === player),
  );
  if (woken !== null) return woken;
  if (!program.steps.includes(view.step)) return WAIT;
  const company = view.companies.find(({ id }) => id === view.operating);
  if (view.step === 'trains' && company?.trains.length === 0)
    return { stop: `${company.id} has no train to run.` };
  const pass = passIn(choices);
  return pass === undefined ? WAIT : { act: pass };
}

/** What a program does with the decision that its player has to take. */
export function decideProgram(program: Program, situation: ProgramSituation): ProgramDecision {
  switch (program.kind) {
    case 'pass':
      return decidePass(program, situation);
    case 'buy':
      return decideBuy(program, situation);
    case 'skip':
      return decideSkip(program, situation);
  }
}

/** A program in words. */
export function programText(program: Program, terms: Terms, names: Names): string {
  switch (program.kind) {
    case 'pass':
      return `passes until something happens in ${program.round}`;
    case 'buy':
      return `buys ${names(program.company)} ${program.until === 'floats' ? 'until it floats' : `up to ${program.until}%`}`;
    case 'skip':
      return `always passes at: ${program.steps.map((step) => nameOf(terms, step)).join(', ')}`;
  }
}
