import type { Choice } from '@roundhouse/engine/play';
import type { ComponentType } from 'react';

/** A panel for something that only one title has. It reads `view.titleState` and offers nothing that `choices()` does not. */
export interface TitlePanel {
  readonly id: string;
  readonly name: string;
  readonly Panel: ComponentType;
  /** Decisions that are made with a look at it: then the table turns to it. */
  readonly steps?: readonly string[];
}

/** A decision that is not made from a list. */
export interface DecisionProps {
  readonly choices: readonly Choice[];
  /** Where its buttons stand, so that they are always in sight. */
  readonly dock: HTMLElement | null;
}

/** What a title adds to the table. */
export interface TitleParts {
  readonly PANELS: readonly TitlePanel[];
  /** How actions of a type are chosen in the turn panel, instead of from a list. */
  readonly DECISIONS?: Readonly<Record<string, ComponentType<DecisionProps>>>;
  /** What it says in the turn panel of what is going on, to everybody; in place of the usual sums for a train that must be bought. */
  readonly InTurn?: ComponentType;
}

/** Each title's `panels.tsx` exports these; they are loaded with the title. */
const FILES = import.meta.glob<TitleParts>('./*/panels.tsx');

export async function titleParts(title: string): Promise<TitleParts> {
  return (await FILES[`./${title}/panels.tsx`]?.()) ?? { PANELS: [] };
}
