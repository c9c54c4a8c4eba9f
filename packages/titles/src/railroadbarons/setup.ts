import { BANK, type Certificate, type Seating } from '@roundhouse/engine';
import { BANK_CASH, STARTING_CASH } from './data/box.ts';
import { CERTIFICATES, DIRECTOR_PERCENT, HOLDINGS } from './data/holdings.ts';
import { INVESTORS, STARTUP } from './data/investors.ts';
import { RAILROADS } from './data/railroads.ts';
import type { Options } from './options.ts';
import type { SelectionFrame } from './selection.ts';
import { type BaronsState, type GameFrame, type Holding, TABLE } from './state.ts';

/** The first seat is the starting player A. */
export function setup({ players, seed }: Seating, options: Options): BaronsState {
  const seats = players.map(({ id }) => id);
  const game: GameFrame = { kind: 'game', set: 0, round: 0 };
  const selection: SelectionFrame = { kind: 'selection', pick: 0, named: null };
  return {
    players,
    options,
    agenda: [game, selection],
    random: seed,
    ended: null,
    cash: {
      [BANK]: BANK_CASH - STARTING_CASH * players.length,
      ...Object.fromEntries(seats.map((player) => [player, STARTING_CASH])),
      ...Object.fromEntries(HOLDINGS.map(({ id }) => [id, 0])),
    },
    // The bank has no end, so there is nothing in it that could break (RB-GEN-3).
    bankBroken: false,
    endlessBank: true,
    companies: Object.fromEntries(HOLDINGS.map(({ id, tokens }) => [id, freshHolding(id, tokens)])),
    market: [],
    investors: Object.fromEntries(INVESTORS.map(({ id }) => [id, { id, at: TABLE, used: false }])),
    stack: RAILROADS.map(({ id }) => id).filter((id) => id !== STARTUP.railroad),
    gone: [],
    waiting: STARTUP.railroad,
    level: 0,
    priority: seats[options.firstPriority === 'A' ? 0 : 1] ?? '',
    lastRound: null,
  };
}

function freshHolding(id: string, tokens: number): Holding {
  return {
    id,
    certificates: CERTIFICATES.map((percent) => freshCertificate(id, percent)),
    par: null,
    operating: false,
    director: null,
    tokens: { idle: tokens, add: 0, keep: 0, network: 0 },
    railroads: [],
    lastRevenue: null,
  };
}

/** All in the bank but the green 40%, which lies on the $450 investor (RB-SET-1, RB-SET-4). */
function freshCertificate(holding: string, percent: number): Certificate {
  const president = percent === DIRECTOR_PERCENT;
  const holder = president && holding === STARTUP.holding ? STARTUP.investor : BANK;
  return { percent, president, holder };
}
