import type { Action, Choice } from '@roundhouse/engine/play';
import { subjectOf, type Terms } from '@roundhouse/titles';
import type { TableView } from '../contract.ts';
import { isOnMap } from '../map/picking.ts';
import { readRoutes } from '../run/draft.ts';

export interface ChoiceGroup {
  readonly type: string;
  readonly choices: readonly Choice[];
}

/** The choices of a turn, sorted by where they are made. */
export interface SortedChoices {
  readonly onMap: readonly ChoiceGroup[];
  readonly run: readonly Choice[];
  readonly dividend: readonly Choice[];
  readonly groups: readonly ChoiceGroup[];
  readonly passes: readonly Choice[];
  /** Not part of the course of play: offers out of turn, giving up. */
  readonly outsidePlay: readonly ChoiceGroup[];
}

const PASSING = new Set(['pass', 'decline', 'done']);

/** What a decision belongs to. */
type Occasion = Pick<TableView, 'round' | 'step' | 'operating' | 'acting'>;

/** Has whoever decides now done something in this step already? Then passing is to be done with it. */
export function hasActed(before: Occasion | null, now: Occasion, last: Action | undefined): boolean {
  return (
    before !== null &&
    last !== undefined &&
    !PASSING.has(last.type) &&
    before.round === now.round &&
    before.step === now.step &&
    before.operating === now.operating &&
    last.player === now.acting[0] &&
    before.acting[0] === now.acting[0]
  );
}

function byType(choices: readonly Choice[]): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.action.type);
    if (group === undefined) groups.set(choice.action.type, [choice]);
    else group.push(choice);
  }
  return [...groups].map(([type, list]) => ({ type, choices: list }));
}

export function sortChoices(choices: readonly Choice[]): SortedChoices {
  const outsidePlay = choices.filter((choice) => choice.outsidePlay === true);
  const course = choices.filter((choice) => choice.outsidePlay !== true);
  const run = course.filter(({ action }) => readRoutes(action) !== null);
  const dividend = course.filter(({ action }) => action.type === 'dividend');
  const map = course.filter(isOnMap);
  const passes = course.filter(({ action }) => PASSING.has(action.type));
  const placed = new Set([...run, ...dividend, ...map, ...passes]);
  const rest = course.filter((choice) => !placed.has(choice));
  return {
    onMap: byType(map),
    run,
    dividend,
    groups: byType(rest),
    passes,
    outsidePlay: byType(outsidePlay),
  };
}

/** A long list of choices, put together by what they are about. */
export function bySubject(
  choices: readonly Choice[],
  terms: Terms,
): { readonly subject: string; readonly choices: readonly Choice[] }[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const subject = subjectOf(terms, choice.action);
    groups.set(subject, [...(groups.get(subject) ?? []), choice]);
  }
  return [...groups].map(([subject, list]) => ({ subject, choices: list }));
}
