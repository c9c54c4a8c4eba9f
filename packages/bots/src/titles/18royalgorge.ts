import type { Action, CompanyView, TableView } from '@roundhouse/engine/play';
import type { Knowledge, Thinking } from '../general/knowledge.ts';
import { actionsOf, passOf, type Scene } from '../general/scene.ts';

const YELLOW = ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'Y7', 'Y8'];
const GREEN = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7'];
const BROWN = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'];
const NO_BIDS = Object.fromEntries([...YELLOW, ...GREEN, ...BROWN].map((card) => [card, 0]));
/** What pays far more than its least bid is taken for that if nobody else wants it. */
const LEAST_BIDS = { Y2: 45, Y7: 60, G1: 55, G4: 75, B1: 70 };

/** In 36 games of steady players this told in the second and third set better how a game ends than what they go by, and later as well. */
const thinking: Thinking = {
  playouts: 4,
  present: 1,
  knows: {
    // Most money after the auction means the first turn, and whoever starts a company then, the Rio Grande above all, ends ahead.
    privates: { ...NO_BIDS, ...LEAST_BIDS },
    horizon: 4,
    mustOwnTrain: false,
    // What they earned beside the usual. The Silverton as good as never found a way to run.
    places: {
      RG: 1.17,
      FCC: 1.15,
      CSCC: 1.1,
      SF: 1,
      NO: 1,
      PAV: 0.93,
      CS: 0.9,
      SPP: 0.9,
      CM: 0.8,
      KP: 0.6,
      S: 0.05,
    },
  },
};

export const royalGorge: Knowledge = {
  thinking,
  earns: { '2+': 75, '3+': 145, '4+': 240, '5+': 290, '6x2': 580 },
  // What they pay until the first 5+, or to the end, and what a company would give for them.
  privates: { Y2: 75, Y5: 80, Y7: 100, G1: 90, G3: 65, G4: 130, B1: 95, B3: 70, B5: 75, B6: 50 },
  rise: (price, revenue) => Math.min(3, Math.floor(revenue / Math.max(1, price))),
  withheldFalls: 1,
  exports: 1,
  lastTrain: '6x2',
  setsLeft,
  // The cheapest steel is taken without naming it.
  preparations: ['steel'],
  sharesPayCompany: true,
  ownSharesPay: 'treasury',
  poolPays: false,
  mustOwnTrain: true,
  soldOut: 'right',
  fallsWhen: 'the president sells',
  // They pay once in a set of two rounds: steel some 140, gold some 90.
  income: (_view, company) => (company === 'CF&I' ? 70 : company === 'VGC' ? 45 : null),
  decide: (scene) => gold(scene) ?? debt(scene),
};

const SET = /^(?:SR|OR) (\d+)/;

function setsLeft({ round, titleState }: TableView): number | null {
  const { deck } = titleState;
  const last = typeof deck === 'object' && deck !== null && 'lastSet' in deck ? deck.lastSet : null;
  const now = SET.exec(round);
  return typeof last === 'number' && now !== null ? Math.max(0, last - Number(now[1])) : null;
}

/** Gold is shipped whenever it lies on the way, with the nugget if that is to be had; a ghost town costs nothing. */
function gold(scene: Scene): Action | null {
  const shipments = actionsOf(scene, 'ship');
  return (
    shipments.find(({ nugget }) => nugget === true) ?? shipments[0] ?? actionsOf(scene, 'ghost')[0] ?? null
  );
}

const LASTING: ReadonlySet<string> = new Set(['4+', '5+', '6x2']);

/** A debt that is left brings the price down in the end, and money that a company has left counts for nobody: it pays unless it needs the money for a train. */
function debt(scene: Scene): Action | null {
  const { view } = scene;
  const [payment] = actionsOf(scene, 'debt');
  const company = view.companies.find(({ id }) => id === view.operating);
  if (payment === undefined || company === undefined) return null;
  return setsLeft(view) !== null || canSpare(view, company, costOf(scene, payment)) ? payment : passOf(scene);
}

function canSpare({ depot }: TableView, { trains, cash }: CompanyView, cost: number): boolean {
  return trains.some(({ type }) => LASTING.has(type)) || cash - cost >= (depot[0]?.price ?? 0);
}

function costOf({ position, view }: Scene, action: Action): number {
  const ahead = position.after(action);
  if ('code' in ahead) return 0;
  const cash = (companies: readonly CompanyView[]) =>
    companies.find(({ id }) => id === view.operating)?.cash ?? 0;
  return cash(view.companies) - cash(ahead.position.view().companies);
}
