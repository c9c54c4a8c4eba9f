import { freshCompany, setTable } from '@roundhouse/classic';
import { type Certificate, drawFrom, type Player, type Seating, type Station } from '@roundhouse/engine';
import { ALTON, BOX, SUPPLY } from './data/box.ts';
import { CORPORATIONS, TOKENS } from './data/companies.ts';
import { openGame } from './rounds.ts';
import { type CompanyMW, isSystem, type StateMW } from './state.ts';

/** The first position. */
export function setup({ players, seed }: Seating): StateMW {
  const chance = { random: seed };
  const seats = drawSeats(chance, players);
  const table = setTable(BOX, seats, chance.random, openCompany);
  const state: StateMW = {
    ...table,
    brokenWhenEmpty: true,
    depot: { ...table.depot, pool: [] },
    board: { tiles: {}, stations: [...CORPORATIONS.flatMap(tokensOf), tokenOf(ALTON)] },
    out: [],
    mergers: 0,
    sold: {},
    connectedBy: {},
    kept: { CFH: null, SLFLC: null },
    stalled: false,
    firstTurns: [],
    lastPosition: null,
    forfeit: [],
  };
  state.agenda = [openGame()];
  return state;
}

/** 18MW-setup-5: the order of the seats is drawn. */
function drawSeats(chance: { random: number }, players: readonly Player[]): Player[] {
  const waiting = [...players];
  const seats: Player[] = [];
  while (waiting.length > 0) {
    const next = drawFrom(chance, waiting);
    waiting.splice(waiting.indexOf(next), 1);
    seats.push(next);
  }
  return seats;
}

const openCompany = (id: string): CompanyMW => ({
  ...freshCompany(id),
  ...(isSystem(id) ? { certificates: systemCertificates() } : {}),
  bases: BOX.companies.flatMap((company) =>
    company.id === id && company.home !== null ? [company.home] : [],
  ),
  fate: null,
  receiver: null,
  parents: [],
});

/** 18MW-shares-2: two of 10%, one of them the president's, and sixteen of 5%; on the charter until it is taken. */
function systemCertificates(): Certificate[] {
  const small = Array.from({ length: 16 }, () => ({ percent: 5, president: false, holder: SUPPLY }));
  return [
    { percent: 10, president: true, holder: SUPPLY },
    { percent: 10, president: false, holder: SUPPLY },
    ...small,
  ];
}

const tokenOf = (owner: string): Station => ({ owner, holder: SUPPLY, at: null });

/** As many as a corporation can ever have; how many it gets depends on its initial value. */
const tokensOf = ({ id }: { readonly id: string }): Station[] =>
  Array.from({ length: Math.max(...Object.values(TOKENS)) }, () => tokenOf(id));
