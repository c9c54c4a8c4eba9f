import { classicView, GameFrame } from '@roundhouse/classic';
import {
  type CompanyFacts,
  cashOf,
  cellAt,
  clone,
  findFrame,
  hasMark,
  type MapView,
  markerOf,
  neighbour,
  type PrivateView,
  printedHex,
  stationsOnCharter,
  topFrame,
} from '@roundhouse/engine';
import { AuctioneerFrame } from './auction.ts';
import { BOX } from './data/box.ts';
import { GEOGRAPHY } from './data/geography.ts';
import { DECLINED_BONUS, QUEUE_ROWS } from './data/numbers.ts';
import { PRIORITY_CARD } from './data/privates.ts';
import { DEPOSITS } from './data/refineries.ts';
import { PHASES } from './data/trains.ts';
import { cubesOn } from './deposits.ts';
import { costOf, DraftFrame, faceOf } from './draft.ts';
import { forcedPurchase } from './emergency.ts';
import { fullerColumn, queued, rowOf } from './queue.ts';
import { acquires, RoundEndFrame } from './rounds.ts';
import { type CompanyBW, core, openCompanies, phaseOf, type Stage, type StateBW } from './state.ts';
import { stations } from './stations.ts';
import { stock } from './stock.ts';
import { worthItems } from './title.ts';
import { ledgeOf, ReplaceFrame } from './union-pacific.ts';

const STATUS: Readonly<Record<Stage, CompanyFacts['status']>> = {
  aside: 'unstarted',
  queued: 'unstarted',
  open: 'floated',
  acquired: 'floated',
  swallowed: 'closed',
  removed: 'closed',
};

/** What is only on this table. */
export type TableBW = {
  /** The row of cards of the draft, from the left: what each costs now and the money on it. */
  readonly row: readonly {
    readonly card: string;
    readonly kind: 'private' | 'speculator' | 'priority';
    readonly face: number;
    /** With the money for the cards to its left. */
    readonly cost: number;
    readonly money: number;
  }[];
  /** The corporation queue, row by row from the top, with its empty places. */
  readonly queue: readonly (readonly (string | null)[])[];
  /** The column that goes with the first 6-train; null once it has gone. */
  readonly doomed: number | null;
  /** The corporation beside P13, until it is claimed. */
  readonly aside: string | null;
  readonly cubes: {
    readonly inBox: number;
    readonly production: number;
    readonly capacity: number;
    readonly export: number;
  };
  readonly deposits: Readonly<Record<string, number>>;
  readonly refineries: StateBW['refineries'];
  readonly council: StateBW['council'];
  readonly acquired: readonly string[];
  /** The train that the Union Pacific takes next, after which round, and the phase that it would begin. */
  readonly train: { readonly type: string; readonly after: string; readonly begins: string | null } | null;
  /** Does the Union Pacific acquire a corporation in each operating round already? */
  readonly acquires: boolean;
  /** What it takes out of the queue if all decline. */
  readonly next: string | null;
  /** Whom it asks, in order, and what the answers would mean if all before decline. */
  readonly prospects: readonly {
    readonly company: string;
    readonly bonus: number;
    readonly price: number;
    /** The price after accepting: without a train it falls to the ledge. */
    readonly accepted: number;
    /** The price after declining; null: it closes. */
    readonly declined: number | null;
    /** May it decline? */
    readonly isFree: boolean;
  }[];
};

export function tableOf(state: StateBW): TableBW {
  const draft = findFrame(state, DraftFrame);
  return {
    row: draft?.row.map((card) => cardView(state, draft, card)) ?? [],
    queue: Array.from({ length: QUEUE_ROWS }, (_, row) => state.queue.map((column) => column[row] ?? null)),
    doomed: state.queue.length > 1 ? fullerColumn(state.queue) : null,
    aside: core.company(state, state.investment).stage === 'aside' ? state.investment : null,
    cubes: { inBox: state.cubesInBox, ...phaseOf(state).cubes },
    deposits: Object.fromEntries(DEPOSITS.map((hex) => [hex, cubesOn(state, hex)])),
    refineries: clone(state.refineries),
    council: clone(state.council),
    acquired: companiesAt(state, 'acquired', 'swallowed'),
    train: nextTrain(state),
    acquires: acquires(state),
    next: queued(state.queue)[0] ?? null,
    prospects: prospects(state),
  };
}

const cardView = (state: StateBW, draft: DraftFrame, card: string): TableBW['row'][number] => ({
  card,
  kind: card === PRIORITY_CARD ? 'priority' : Object.hasOwn(state.privates, card) ? 'private' : 'speculator',
  face: faceOf(state, card),
  cost: costOf(state, draft, card),
  money: cashOf(state, card),
});

function nextTrain(state: StateBW): TableBW['train'] {
  const [card] = state.depot.stack;
  const game = findFrame(state, GameFrame);
  if (card === undefined || game === undefined) return null;
  const isNew = PHASES.findIndex(({ name }) => name === card.type) > PHASES.indexOf(phaseOf(state));
  return { type: card.type, after: lastRound(state, game), begins: isNew ? card.type : null };
}

/** The next operating round that ends with a train for the Union Pacific. */
function lastRound(state: StateBW, { stage, set, rounds }: GameFrame): string {
  const roundEnd = findFrame(state, RoundEndFrame);
  const isTaken = roundEnd?.isLast === true && ['offers', 'acquisition', 'end'].includes(roundEnd.step);
  if (stage === 'operating' && !isTaken) return `OR ${set}.${rounds}`;
  return `OR ${Math.max(1, isTaken ? set + 1 : set)}.${phaseOf(state).operatingRounds}`;
}

/** During the offers those who are still to be asked; before them everybody. */
function prospects(state: StateBW): TableBW['prospects'] {
  const roundEnd = findFrame(state, RoundEndFrame);
  const isAsking = roundEnd?.step === 'acquisition';
  const asked = isAsking ? roundEnd.offers : openCompanies(state);
  return asked.map((company, place) => {
    const declined = (isAsking ? roundEnd.declined : 0) + place;
    const marker = markerOf(state, company);
    const [row, column] = neighbour(BOX.market, marker?.row ?? 0, marker?.column ?? 0, 'down');
    const below = cellAt(BOX.market, row, column);
    const price = core.price(state, company) ?? 0;
    return {
      company,
      bonus: (core.company(state, company).lastRevenue ?? 0) + DECLINED_BONUS * declined,
      price,
      accepted:
        core.company(state, company).trains.length > 0
          ? price
          : (cellAt(BOX.market, ledgeOf(marker?.column ?? 0), marker?.column ?? 0)?.price ?? 0),
      declined: hasMark(below, 'closed') ? null : (below?.price ?? 0),
      isFree: place < asked.length - 1 || queued(state.queue).length > 0,
    };
  });
}

/** The corporation that the Union Pacific asks, or that P6 lets replace a station. */
function deciding(state: StateBW): string | null {
  const replacing = findFrame(state, ReplaceFrame);
  if (replacing !== undefined) return replacing.company;
  const roundEnd = findFrame(state, RoundEndFrame);
  return (roundEnd?.step === 'acquisition' ? roundEnd.offers[0] : null) ?? null;
}

const companiesAt = (state: StateBW, ...stages: readonly Stage[]): string[] =>
  Object.values(state.companies).flatMap(({ id, stage }) => (stages.includes(stage) ? [id] : []));

const list = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));

function notes(state: StateBW, own = tableOf(state)): string[] {
  const { row, train, cubes, deposits, refineries, acquired, aside } = own;
  const lines: string[] = [];
  if (row.length > 0)
    lines.push(
      `Cards from the left: ${row.map(({ card, kind, money }) => `${kind === 'private' ? card : kind}${money > 0 ? ` ($${money})` : ''}`).join(', ')}.`,
    );
  if (aside !== null) lines.push(`${aside} comes with Emerson & West Investments.`);
  const waiting = Array.from({ length: QUEUE_ROWS }, (_, place) =>
    rowOf(state.queue, place).join(' + '),
  ).filter((tokens) => tokens !== '');
  lines.push(`Corporation queue, from the top: ${list(waiting)}.`);
  const full = Object.entries(deposits).filter(([, count]) => count > 0);
  lines.push(
    `Cubes: ${list(full.map(([hex, count]) => `${hex} ${count} of ${cubes.capacity}`))}; ${cubes.inBox} in the box; deposits produce ${cubes.production} and export ${cubes.export}.`,
  );
  lines.push(
    `Refineries: ${list(Object.entries(refineries).map(([hex, refinery]) => `${hex} ${refinery}`))}.`,
  );
  if (state.council !== null) lines.push(`+$20 for ${state.council.company} in ${state.council.hex}.`);
  if (acquired.length > 0) lines.push(`Acquired by the Union Pacific: ${acquired.join(', ')}.`);
  if (train !== null)
    lines.push(
      `The Union Pacific takes a ${train.type}-train after ${train.after}${train.begins === null ? '' : `, which begins phase ${train.begins}`}.`,
    );
  lines.push(unionPacificNote(state));
  return lines;
}

function unionPacificNote(state: StateBW): string {
  if (!acquires(state))
    return 'From phase 6 on the Union Pacific acquires a corporation in each operating round.';
  const asked = openCompanies(state);
  const last = queued(state.queue)[0];
  return `The Union Pacific asks ${list(asked)} in this order; ${last === undefined ? 'the last of them must accept' : `if all decline it takes ${last} out of the queue`}.`;
}

/** Cubes, refineries, and the mountain tokens that lie on tiles. */
function tokens(state: StateBW): MapView['tokens'] {
  const { capacity } = phaseOf(state).cubes;
  return [
    ...DEPOSITS.flatMap((hex) => {
      const isBuilt = state.board.tiles[hex] !== undefined;
      const count = cubesOn(state, hex);
      return isBuilt ? [{ hex, kind: 'cubes', text: 'cubes', count, room: capacity }] : [];
    }),
    ...Object.entries(state.refineries).map(([hex, refinery]) => ({
      hex,
      kind: `refinery-${refinery}`,
      text: `refinery, ${refinery}`,
      count: 1,
    })),
    ...Object.keys(state.board.tiles).flatMap((hex) => {
      const [terrain] = printedHex(GEOGRAPHY.grid, hex).terrain ?? [];
      return terrain === undefined
        ? []
        : [{ hex, kind: 'mountain-token', text: `▲$${terrain.cost}`, count: 1 }];
    }),
    ...(state.council === null
      ? []
      : [{ hex: state.council.hex, kind: 'council', text: `+$20 ${state.council.company}`, count: 1 }]),
  ];
}

/** While the auctioneer picks, each company that is left can be had from its face value on. */
function onOffer(state: StateBW, item: string): Pick<PrivateView, 'price' | 'bids'> | null {
  const frame = topFrame(state);
  if (!AuctioneerFrame.is(frame)) return null;
  return { price: frame.items.includes(item) ? core.privateData(item).face : null, bids: [] };
}

export const view = classicView<StateBW, CompanyBW, TableBW>(core, {
  stock,
  stations,
  worthItems,
  companyFacts: (state, { id, stage, lastRevenue }) => ({
    status: STATUS[stage],
    toFloat: 0,
    price: core.price(state, id),
    lastRevenue,
    stationsLeft: stationsOnCharter(state.board, id).length,
  }),
  bidding: onOffer,
  comesWith: ({ investment }, item) => (item === 'P13' ? investment : undefined),
  forcedPurchase,
  tokens,
  deciding,
  titleState: tableOf,
  titleNotes: notes,
});
