import { type Plan, readPlans } from './plan.ts';

const key = (game: string): string => `roundhouse-plans/${game}`;

/** The plans for a game that this browser keeps. */
export function keptPlans(game: string): Plan[] {
  try {
    return readPlans(localStorage.getItem(key(game)));
  } catch {
    return [];
  }
}

export function keepPlans(game: string, plans: readonly Plan[]): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(plans));
  } catch {
    // Kept as long as the page is open.
  }
}

export function forgetPlans(game: string): void {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // Then there are none.
  }
}
