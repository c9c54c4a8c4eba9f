import { classicView, floatingFacts } from '@roundhouse/classic';
import {
  type CompanyView,
  clone,
  type Engine,
  findFrame,
  type MapView,
  type TableView,
} from '@roundhouse/engine';
import { AuctionFrame, freeInAuction, unsold } from './auction.ts';
import { BOX } from './data/box.ts';
import { CHICAGO, CONNECTION_IDS, CONNECTIONS } from './data/connections.ts';
import { MOBILE_SHARE, ST_LOUIS } from './data/privates.ts';
import { heldByPlayers } from './floating.ts';
import { certificatesOf } from './limits.ts';
import { trainLimit } from './phases.ts';
import { chicagoDoubler, freightOwner } from './privates.ts';
import { type CompanyMW, core, isSystem, type StateMW } from './state.ts';
import { doublerOf, stations } from './stations.ts';
import { type MidwestTable, ownNotes, ownView } from './view-own.ts';
import { worthItems } from './worth.ts';

const base = classicView<StateMW, CompanyMW, MidwestTable>(core, {
  stock: { certificates: certificatesOf },
  stations,
  companyFacts(state, company) {
    const facts = floatingFacts(core, state, company);
    const toFloat =
      company.floated || company.par === null
        ? 0
        : Math.max(0, BOX.floatPercent - heldByPlayers(state, company));
    if (company.fate !== null) return { ...facts, status: 'closed', toFloat: 0 };
    return isSystem(company.id) && company.par === null
      ? { ...facts, status: 'unavailable', toFloat: 0 }
      : { ...facts, toFloat };
  },
  worthItems,
  tokens: markers,
  bidding(state, item) {
    const auction = findFrame(state, AuctionFrame);
    const isOffered = auction !== undefined && unsold(state).includes(item);
    return {
      price: isOffered ? core.privateData(item).face : null,
      bids: clone(auction?.bids[item] ?? []),
    };
  },
  comesWith: (_state, item) => (item === 'MO' ? MOBILE_SHARE : undefined),
  titleState: (state) => clone(ownView(state)),
  titleNotes: ownNotes,
});

/** 18MW-phases-11: where routes pay a fee and what counts double for whom, as long as they do. */
function markers(state: StateMW): MapView['tokens'] {
  const doubled = (hex: string, company: string | null) =>
    company === null ? [] : [{ hex, kind: 'doubled', text: `×2 ${company}`, count: 1 }];
  return [
    ...(freightOwner(state) === null ? [] : [{ hex: ST_LOUIS, kind: 'freight', text: '$10', count: 1 }]),
    ...doubled(CHICAGO, chicagoDoubler(state)),
    ...CONNECTION_IDS.flatMap((id) => doubled(CONNECTIONS[id].to, doublerOf(state, id))),
  ];
}

/** What is said of systems and of companies in receivership. */
function particulars(state: StateMW, id: string): Pick<CompanyView, 'decidedBy' | 'trainLimit' | 'note'> {
  const { receiver, parents, fate } = core.company(state, id);
  if (fate === 'merged') return { note: 'part of a system' };
  const isFormed = parents.length > 0;
  const notes = [
    ...(isFormed ? [parents.join(' + ')] : []),
    ...(receiver === null ? [] : ['in receivership']),
  ];
  return {
    ...(receiver === null ? {} : { decidedBy: receiver }),
    ...(isFormed ? { trainLimit: trainLimit(state, id) } : {}),
    ...(notes.length === 0 ? {} : { note: notes.join(', ') }),
  };
}

/** A position as everybody may see it: all cash and all holdings are open (18MW-etiquette-1 and -2). */
export function view(state: StateMW, engine: Engine<StateMW>): TableView {
  const table = base(state, engine);
  const auction = findFrame(state, AuctionFrame);
  return {
    ...table,
    companies: table.companies.map((company) => ({ ...company, ...particulars(state, company.id) })),
    players: table.players.map((player) => ({
      ...player,
      free: auction === undefined ? player.cash : freeInAuction(state, auction, player.id),
      bankrupt: state.out.includes(player.id),
    })),
  };
}
