import type { ComponentType } from 'react';

/** A panel of the table with its tab. */
export interface PanelEntry {
  readonly id: string;
  readonly name: string;
  readonly Panel: ComponentType;
  /** Beside its name: that there is something new in it. */
  readonly Mark?: ComponentType;
}

/** What a table has besides when it is played online. It is loaded with such a table, not with one around the screen. */
export interface OnlineParts {
  /** In the top bar: how the line is, and who is here. */
  readonly Status: ComponentType;
  /** Below it: a lost connection, or that one only watches. */
  readonly Banner: ComponentType;
  /** In the turn panel: who is waited for, what is asked of the players, what was left to be done. */
  readonly InTurn: ComponentType;
  /** Beside the choices, what can be left to be done. */
  readonly Automatic: ComponentType;
  /** Those at the table, with their clocks. */
  readonly People: ComponentType;
  /** The clock of whoever acts, or since when they do. */
  readonly Time: ComponentType<{ readonly player: string; readonly acts: boolean }>;
  /** The chat beside the log, and how much of it has not been read. */
  readonly Chat: ComponentType;
  readonly ChatMark: ComponentType;
  /** Further panels. */
  readonly panels: readonly PanelEntry[];
  readonly MenuItems: ComponentType;
}
