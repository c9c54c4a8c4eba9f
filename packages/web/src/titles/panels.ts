import type { ComponentType } from 'react';

/** A panel for something that only one title has. It reads `view.titleState` and offers nothing that `choices()` does not. */
export interface TitlePanel {
  readonly id: string;
  readonly name: string;
  readonly Panel: ComponentType;
}

/** Each title's `panels.tsx` exports its panels as `PANELS`; they are loaded with the title. */
const FILES = import.meta.glob<{ readonly PANELS: readonly TitlePanel[] }>('./*/panels.tsx');

export async function titlePanels(title: string): Promise<readonly TitlePanel[]> {
  return (await FILES[`./${title}/panels.tsx`]?.())?.PANELS ?? [];
}
