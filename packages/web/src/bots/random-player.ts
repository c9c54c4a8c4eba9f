import type { Action, Choice } from '@roundhouse/engine';

/** Chooses among what may be done. Passing is one choice among many, so it mostly does something. */
export function randomAction(choices: readonly Choice[], random: () => number): Action | null {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) return null;
  const { action, range } = choice;
  if (range === undefined) return action;
  const steps = Math.floor((range.max - range.min) / range.step);
  // Low numbers are likelier: a random player that bids its last dollar is no fun.
  const step = Math.floor(random() * random() * (Math.min(steps, 12) + 1));
  return { ...action, [range.field]: range.min + step * range.step };
}
