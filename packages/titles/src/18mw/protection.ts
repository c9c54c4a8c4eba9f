import {
  allow,
  BANK,
  byPrice,
  cashOf,
  cellAt,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  heldBy,
  kindOf,
  markerOf,
  moveCertificate,
  neighbour,
  PASS,
  POOL,
  pay,
  percentOf,
  pushFrame,
} from '@roundhouse/engine';
import { ASIDE, BOX } from './data/box.ts';
import { floatIfHeld } from './floating.ts';
import { counts, limitProblem } from './limits.ts';
import { type CompanyMW, core, type StateMW } from './state.ts';

/** Share price protection: after a turn each president may buy all that has been sold of the company. */
export interface ProtectionFrame extends Frame {
  readonly kind: 'protection';
  readonly seller: string;
  /** Companies still to be settled. */
  companies: string[];
}
export const ProtectionFrame = kindOf<ProtectionFrame>('protection');

export function askForProtection(state: StateMW, seller: string, companies: readonly string[]): void {
  if (companies.length > 0) pushFrame(state, ProtectionFrame, { seller, companies: [...companies] });
}

/** 18MW-protection-4: the highest price first. */
const nextOf = (state: StateMW, { companies }: ProtectionFrame): string | undefined =>
  byPrice(BOX.market, state).find((id) => companies.includes(id));

/** What protecting costs; an odd 5% half the price, rounded up. */
export const protectionCost = (state: StateMW, company: CompanyMW): number =>
  Math.ceil(((core.price(state, company.id) ?? 0) * percentOf(company, ASIDE)) / 10);

/** 18MW-protection-5, -7, -8, -15: the president in office after the sale, if he may. */
function protectorOf(state: StateMW, company: CompanyMW): string | null {
  const president = core.president(state, company.id);
  if (president === null || state.sold[president]?.includes(company.id) === true) return null;
  if (cashOf(state, president) < protectionCost(state, company)) return null;
  // Stock of the coloured zones takes nobody over the limit.
  const isFree = !counts(state, company);
  return isFree || limitProblem(state, company, president, heldBy(company, ASIDE)) === null
    ? president
    : null;
}

function settled(state: StateMW, frame: ProtectionFrame, id: string): void {
  frame.companies = frame.companies.filter((other) => other !== id);
  if (frame.companies.length === 0) endFrame(state, frame);
}

/** 18MW-protection-12, 18MW-movement-1 and -3: into the pool, and a row down for every 10%. */
function letFall(state: StateMW, frame: ProtectionFrame, id: string, emit: Emit): void {
  const company = core.company(state, id);
  const rows = Math.floor(percentOf(company, ASIDE) / 10);
  for (const certificate of heldBy(company, ASIDE)) moveCertificate(company, certificate, POOL);
  settled(state, frame, id);
  core.movePrice(state, id, 'down', rows, emit);
}

const protect = defineMove<StateMW, ProtectionFrame>({
  type: 'protect',
  judge: (state, frame, _fields, player) =>
    allow((emit) => {
      const company = core.company(state, nextOf(state, frame) ?? '');
      const percent = percentOf(company, ASIDE);
      const price = protectionCost(state, company);
      pay(state, player, BANK, price, 'share', emit);
      for (const certificate of heldBy(company, ASIDE)) moveCertificate(company, certificate, player);
      settled(state, frame, company.id);
      emit({
        type: 'special',
        name: 'protected',
        facts: { player, company: company.id, percent, price, seller: frame.seller },
      });
      floatIfHeld(state, company, emit);
    }),
});

const decline = defineMove<StateMW, ProtectionFrame>({
  type: PASS,
  judge: (state, frame, _fields, player) =>
    allow((emit) => {
      emit({ type: 'pass', who: player, step: 'protection' });
      letFall(state, frame, nextOf(state, frame) ?? '', emit);
    }),
});

export const protectionFrame = defineFrame<StateMW, ProtectionFrame>({
  kind: ProtectionFrame,
  order: 'order.protection',
  actor(state, frame) {
    const id = nextOf(state, frame);
    return id === undefined ? null : protectorOf(state, core.company(state, id));
  },
  proceed(state, frame, emit) {
    const id = nextOf(state, frame);
    if (id === undefined) endFrame(state, frame);
    else letFall(state, frame, id, emit);
  },
  moves: [protect, decline],
  label: () => ({ step: 'protection' }),
});

/** Whose price may be protected now, by whom and for how much, and where it falls to otherwise: for the table. */
export function protectionAsked(state: StateMW, frame: ProtectionFrame) {
  const id = nextOf(state, frame);
  const marker = id === undefined ? undefined : markerOf(state, id);
  if (id === undefined || marker === undefined) return null;
  const company = core.company(state, id);
  const percent = percentOf(company, ASIDE);
  let [row, column]: readonly [number, number] = [marker.row, marker.column];
  for (let step = 0; step < Math.floor(percent / 10); step++)
    [row, column] = neighbour(BOX.market, row, column, 'down');
  return {
    company: id,
    percent,
    cost: protectionCost(state, company),
    seller: frame.seller,
    president: core.president(state, id) ?? '',
    price: core.price(state, id) ?? 0,
    fallsTo: cellAt(BOX.market, row, column)?.price ?? 0,
  };
}
