import type { Action, GameEvent } from '@roundhouse/engine/play';
import { moneyIn, type Names, type Table, type TitleInfo } from '@roundhouse/titles';

type Money = ReturnType<typeof moneyIn>;

/** What comes of an action, without playing it. */
export function tryOut(table: Table, action: Action): readonly GameEvent[] {
  const ahead = table.now.after(action);
  return 'position' in ahead ? ahead.events : [];
}

/** What follows these by itself, such as a price that falls for want of a train, is not their doing. */
const QUIET = new Set(['lay', 'station', 'home', 'pass']);

/** What happens before anybody else has a turn. */
function atOnce(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'round' || type === 'turn');
  return end < 0 ? events : events.slice(0, end);
}

/** What an action costs, brings and changes, for its label; without what the label says already. */
export function consequences(
  action: Action,
  events: readonly GameEvent[],
  info: TitleInfo,
  names: Names,
  label: string,
): string {
  const near = atOnce(events);
  const money = moneyIn(info.terms);
  const run = near.find((event) => event.type === 'run');
  const parts = [
    ...(run?.type === 'run' ? [runWords(run, money)] : []),
    ...payments(action, near, info, names),
  ];
  for (const event of QUIET.has(action.type) ? [] : near) {
    const words = changeWords(event, names, money);
    if (words !== null) parts.push(words);
  }
  return parts.filter((part) => !isTold(part, label)).join(', ');
}

/** "Buy a 2-train for $80" needs no "CPR pays $80". */
const isTold = (part: string, label: string): boolean => {
  const sum = /(?:costs|pays) (\D?\d+)$/.exec(part)?.[1];
  return sum !== undefined && label.endsWith(`for ${sum}`);
};

type RunEvent = Extract<GameEvent, { type: 'run' }>;

/** "$50 H8–I7 (I7→H8 $30)" */
const runWords = ({ revenue, routes }: RunEvent, money: Money): string => {
  const words = routes.map(({ stops, deliveries = [] }) => {
    const carried = deliveries.map(({ from, to, amount, becomes = '' }) =>
      `${from}→${to} ${amount > 0 ? money(amount) : becomes}`.trim(),
    );
    return ` ${stops.join('–')}${carried.length === 0 ? '' : ` (${carried.join(', ')})`}`;
  });
  return `${money(revenue)}${words.join(',')}`;
};

/** The player's money first, then that of companies. */
function payments(
  { player }: Action,
  events: readonly GameEvent[],
  { companies, terms }: TitleInfo,
  names: Names,
): string[] {
  const money = moneyIn(terms);
  const flow = new Map([[player, 0]]);
  for (const event of events) {
    if (event.type !== 'paid') continue;
    flow.set(event.from, (flow.get(event.from) ?? 0) - event.amount);
    flow.set(event.to, (flow.get(event.to) ?? 0) + event.amount);
  }
  return [...flow].flatMap(([who, sum]) => {
    if (sum === 0) return [];
    if (who === player) return [sum < 0 ? `costs ${money(-sum)}` : `brings ${money(sum)}`];
    if (!Object.hasOwn(companies, who)) return [];
    return [sum < 0 ? `${names(who)} pays ${money(-sum)}` : `${names(who)} gets ${money(sum)}`];
  });
}

function changeWords(event: GameEvent, names: Names, money: Money): string | null {
  switch (event.type) {
    case 'dividend':
      return `${money(event.perShare)} a share`;
    case 'price':
      return event.from === event.to
        ? null
        : `${names(event.company)} ${money(event.from)}→${money(event.to)}`;
    case 'president':
      return `${names(event.player)} leads ${names(event.company)}`;
    case 'floated':
      return `${names(event.company)} floats with ${money(event.capital)}`;
    case 'phase':
      return `phase ${event.phase} begins`;
    case 'rusted':
      return `${event.train}-trains rust`;
    default:
      return null;
  }
}
