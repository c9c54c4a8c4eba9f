import { type Action, findFrame, type GameEvent, type GameRecord } from '@roundhouse/engine';
import { openFresh } from '../../testing/random-games.ts';
import { HALF_COST, PRIVATES } from '../data/privates.ts';
import { PHASES } from '../data/trains.ts';
import { LandFrame } from '../powers.ts';
import { owns, type StateBW, TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** How often things occur in games that are over: powers, phases, states of refineries, closings, acquisitions. */
export class Occurrences {
  readonly counts: Record<string, number> = {};

  /** Plays a game again and counts what happens in it. */
  note(record: GameRecord): void {
    const { engine, state } = openFresh(title, { ...record, actions: [] });
    const events: GameEvent[] = [];
    const started = new Set<string>();
    for (const action of record.actions) {
      const power = powerOf(state, action);
      if (power !== null) this.count(`power ${power}`);
      engine.play(state, action, events);
      this.count(`action ${action.type}`);
      if (action.type !== 'start') continue;
      const company = String(action.company);
      if (started.has(company)) this.count('reopened');
      started.add(company);
    }
    for (const event of events) this.noteEvent(event);
  }

  missing(): string[] {
    return WANTED.filter((what) => this.counts[what] === undefined);
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  private noteEvent(event: GameEvent): void {
    if (event.type === 'special')
      this.count(event.name === 'refinery' ? `refinery ${event.facts.state}` : event.name);
    if (event.type === 'phase') this.count(`phase ${event.phase}`);
    if (event.type === 'closed') this.count(`closed ${event.item}`);
    if (event.type === 'discarded') this.count('train limit');
    if (event.type === 'paid' && event.why === 'survey') this.count('power P8');
    if (event.type === 'paid' && event.item === 'P6') this.count('P6 paid');
  }
}

/** The private company that an action makes use of. */
function powerOf(state: StateBW, { type, hex }: Action): string | null {
  const land = findFrame(state, LandFrame);
  if (type === 'lay' && land !== undefined) return land.hex === 'J14' ? 'P1' : 'P2';
  const turn = findFrame(state, TurnFrame);
  if (turn === undefined) return type === 'refinery' ? 'P9' : (POWERS[type] ?? null);
  if (type === 'lay' && turn.upgraded) return 'P7';
  if (type === 'lay' && HALF_COST.includes(String(hex)) && owns(state, turn.company, 'P5')) return 'P5';
  if (type === 'station' && owns(state, turn.company, 'P12')) return 'P12';
  return POWERS[type] ?? null;
}

const POWERS: Readonly<Record<string, string>> = {
  pundit: 'P4',
  refinery: 'P3',
  replace: 'P6',
  council: 'P10',
  extract: 'P11',
  par: 'P13',
};

/** Each must have happened at least once. */
const DONE: readonly string[] = [
  ...PHASES.slice(1).map(({ name }) => `phase ${name}`),
  ...PRIVATES.flatMap(({ id }) => [`closed ${id}`, `power ${id}`]),
  ...['construction', 'inoperational', 'operational', 'disrepair', 'removed'].map(
    (state) => `refinery ${state}`,
  ),
  ...[
    'claim',
    'auction',
    'bid',
    'par',
    'start',
    'pundit',
    'buy',
    'sell',
    'lay',
    'station',
    'run',
    'dividend',
  ],
  ...[
    'train',
    'issue',
    'redeem',
    'crisis',
    'private',
    'refinery',
    'extract',
    'council',
    'replace',
    'accept',
    'decline',
  ],
].map((what) => (/ /.test(what) ? what : `action ${what}`));
const HAPPENINGS: readonly string[] = [
  'closed',
  'reopened',
  'removed',
  'export',
  'produce',
  'energy',
  'acquired',
  'swallowed',
  'train limit',
  'P6 paid',
];

const WANTED: readonly string[] = [...DONE, ...HAPPENINGS];
