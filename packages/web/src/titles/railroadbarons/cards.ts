import type { Choice } from '@roundhouse/engine/play';
import type { CardTable, HoldingView, InvestorView, RailroadView } from '@roundhouse/titles';
import { useMemo } from 'react';
import type { TableView } from '../../contract.ts';
import { useTable } from '../../game/table-context.ts';

export type { CardTable, HoldingView, InvestorView, RailroadView };

type Own = TableView['titleState'];

const isCardTable = (own: Own): own is Own & CardTable => Array.isArray(own.holdings) && 'stack' in own;

/** The cards on the table. */
export function useCards(): CardTable {
  const { view } = useTable();
  if (!isCardTable(view.titleState)) throw new Error('This is not a table of Railroad Barons');
  return view.titleState;
}

/** What somebody at this screen can do now. */
export function useChoices(): readonly Choice[] {
  const { snapshot, view } = useTable();
  const [acting] = view.acting;
  const here = snapshot.live && acting !== undefined && snapshot.here.has(acting);
  const { choices } = snapshot;
  return useMemo(() => (here ? choices : []), [here, choices]);
}

/** The choices that begin with a click on this certificate. */
export const atCertificate = (
  choices: readonly Choice[],
  holding: string,
  percent: number,
): readonly Choice[] =>
  choices.filter(({ action }) => action.company === holding && action.percent === percent);

/** Those about a railroad: to buy, to take over, to discard. */
export const atRailroad = (choices: readonly Choice[], id: string, side: string): readonly Choice[] =>
  choices.filter(
    ({ action }) => action.railroad === id && (action.side === undefined || action.side === side),
  );

/** Those about an investor: to name, to assign, to move. */
export const atInvestor = (choices: readonly Choice[], id: string): readonly Choice[] =>
  choices.filter(({ action }) => action.investor === id);

export const ofType = (choices: readonly Choice[], type: string): readonly Choice[] =>
  choices.filter(({ action }) => action.type === type);
