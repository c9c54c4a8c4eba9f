import type { Action, Choice } from '@roundhouse/engine';
import type { TableView } from '../contract.ts';

/** What a player lets the table do for them. */
export type Program =
  /** Pass until anybody else does anything but pass, or the round ends. */
  | { readonly kind: 'pass'; readonly round: string; readonly since: number }
  /** Buy shares of a company, turn by turn, until it floats or until so much is held. */
  | {
      readonly kind: 'buy';
      readonly company: string;
      readonly until: 'floats' | number;
      readonly round: string;
    }
  /** Pass in these steps of operating rounds. */
  | { readonly kind: 'skip'; readonly steps: readonly string[] };

export interface Situation {
  readonly view: TableView;
  readonly choices: readonly Choice[];
  readonly actions: readonly Action[];
  readonly player: string;
}

/** An action to take, nothing to do with this decision, or the end of the program with its reason. */
export type Decision = { readonly act: Action } | { readonly wait: true } | { readonly stop: string };

const WAIT: Decision = { wait: true };

const passIn = (choices: readonly Choice[]): Action | undefined =>
  choices.find(({ action }) => action.type === 'pass')?.action;

function decidePass(program: Program & { kind: 'pass' }, situation: Situation): Decision {
  const { view, actions, player, choices } = situation;
  if (view.round !== program.round) return { stop: 'A new round has begun.' };
  const news = actions
    .slice(program.since)
    .find((action) => action.player !== player && action.type !== 'pass');
  if (news !== undefined) return { stop: 'Somebody has done something.' };
  const pass = passIn(choices);
  return pass === undefined ? { stop: 'There is something to decide.' } : { act: pass };
}

function decideBuy(program: Program & { kind: 'buy' }, situation: Situation): Decision {
  const { view, choices, player } = situation;
  const { company, until } = program;
  if (view.round !== program.round) return { stop: 'A new round has begun.' };
  const status = view.companies.find(({ id }) => id === company)?.status;
  const held = view.players.find(({ id }) => id === player)?.shares[company]?.percent ?? 0;
  if (until === 'floats' && status === 'floated') return { stop: `${company} has floated.` };
  if (until !== 'floats' && held >= until) return { stop: `${held}% of ${company} is held.` };
  const shares = choices
    .map(({ action }) => action)
    .filter((action) => action.type === 'buy' && action.company === company);
  const best = shares.find((action) => action.from === 'offering') ?? shares[0];
  if (best !== undefined) return { act: best };
  // After the purchase of this turn only the pass that ends it is left.
  const pass = choices.length === 1 ? passIn(choices) : undefined;
  return pass === undefined ? { stop: `No share of ${company} can be bought now.` } : { act: pass };
}

function decideSkip(program: Program & { kind: 'skip' }, situation: Situation): Decision {
  if (!program.steps.includes(situation.view.step)) return WAIT;
  const pass = passIn(situation.choices);
  return pass === undefined ? WAIT : { act: pass };
}

/** What a program does with the decision that its player has to take. */
export function decide(program: Program, situation: Situation): Decision {
  switch (program.kind) {
    case 'pass':
      return decidePass(program, situation);
    case 'buy':
      return decideBuy(program, situation);
    case 'skip':
      return decideSkip(program, situation);
  }
}

export function programText(program: Program): string {
  switch (program.kind) {
    case 'pass':
      return 'Passing until something changes';
    case 'buy':
      return program.until === 'floats'
        ? `Buying ${program.company} until it floats`
        : `Buying ${program.company} up to ${program.until}%`;
    case 'skip':
      return `Passing at: ${program.steps.join(', ')}`;
  }
}
