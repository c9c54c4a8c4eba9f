import {
  BANK,
  buildStack,
  OFFERING,
  type Player,
  type Station,
  standardCertificates,
  type TrainCard,
} from '@roundhouse/engine';
import type { ClassicBox, CompanyData } from './box.ts';
import type { ClassicCompany, ClassicState, FloatingCompany } from './state.ts';

/** The first position, as most boxes are set up. */

/** A company that has not started: all certificates in the offering. */
export const unstartedCompany = (id: string): ClassicCompany => ({
  id,
  certificates: standardCertificates(OFFERING),
  par: null,
  trains: [],
  operated: false,
  lastRevenue: null,
});

/** One that has to float besides. */
export const freshCompany = (id: string): FloatingCompany => ({ ...unstartedCompany(id), floated: false });

/** The stations of a charter. */
export function stationsOf({ id, stationCosts, otherMarkers }: CompanyData): Station[] {
  const lying = (owner: string, count: number): Station[] =>
    Array.from({ length: count }, () => ({ owner, holder: id, at: null }));
  return [...lying(id, stationCosts.length), ...lying(otherMarkers?.owner ?? id, otherMarkers?.count ?? 0)];
}

export const freshPrivates = (items: readonly { readonly id: string }[]): ClassicState['privates'] =>
  Object.fromEntries(items.map(({ id }) => [id, { id, owner: BANK, closed: false }]));

/** Cash of players and bank, and empty treasuries. */
export function startingPurses(box: ClassicBox, players: readonly Player[]): ClassicState['cash'] {
  const each = box.startingCash[players.length] ?? 0;
  return {
    [BANK]: (box.bank ?? 0) - each * players.length,
    ...Object.fromEntries(players.map(({ id }) => [id, each])),
    ...Object.fromEntries(box.companies.map(({ id }) => [id, 0])),
  };
}

/** Everything that lies ready before the title adds its own. */
export function setTable<C extends ClassicCompany>(
  box: ClassicBox,
  players: readonly Player[],
  random: number,
  company: (id: string) => C,
): ClassicState<C> & { depot: { stack: TrainCard[]; gone: TrainCard[] } } {
  return {
    players,
    agenda: [],
    random,
    ended: null,
    cash: startingPurses(box, players),
    bankBroken: false,
    companies: Object.fromEntries(box.companies.map(({ id }) => [id, company(id)])),
    market: [],
    depot: { stack: buildStack(box.trains), gone: [] },
    board: { tiles: {}, stations: box.companies.flatMap(stationsOf) },
    privates: freshPrivates(box.privates),
    phase: box.phases[0]?.name ?? '',
    priority: players[0]?.id ?? '',
    bankrupt: null,
  };
}
