import type { TableView } from '@roundhouse/engine/play';
import type { CardTable, RailroadView } from '@roundhouse/titles';

/** The economy of Railroad Barons in plain numbers: holdings buy railroads from the stack, pay, and lose what becomes obsolete. */

export interface BaronsWeights {
  /** Operating rounds that the projection goes through. */
  readonly horizon: number;
  /** What a dollar in the treasury of a holding is worth to its owners at the end of the projection. */
  readonly treasury: number;
  /** A railroad is bought if it earns so many times its price in the rounds to come. */
  readonly railroadReturn: number;
}

interface Holding {
  readonly index: number;
  value: number;
  treasury: number;
  operating: boolean;
  readonly initial: number;
  /** Percent of the two players. */
  readonly held: [number, number];
  /** Certificates in the bank, by percent. */
  bank: number[];
  readonly tokens: number;
  network: number;
  railroads: RailroadView[];
  readonly bonus: number;
  /** In its own turn: what it may still add, and how many railroads it may keep. */
  additions: number | null;
  kept: number | null;
}

type Side = RailroadView;

const isCardTable = (own: TableView['titleState']): own is TableView['titleState'] & CardTable =>
  Array.isArray(own.holdings) && 'stack' in own;

export function cardTable(view: TableView): CardTable {
  if (!isCardTable(view.titleState)) throw new Error('This is not a table of Railroad Barons');
  return view.titleState;
}

const STEPS_BEFORE_ADDING: ReadonlySet<string> = new Set(['tokens', 'dividend']);
const MOST_CERTIFICATES = 9;

/** What both players are worth after the horizon; `passed`: who buys nothing more in this stock round. */
export function projectBarons(
  view: TableView,
  track: readonly number[],
  weights: BaronsWeights,
  passed: string | null,
): [number, number] {
  return new Projection(view, track, weights).play(passed);
}

class Projection {
  private readonly holdings: Holding[];
  private readonly stack: Side[][];
  private readonly cash: [number, number];
  private readonly certificates: [number, number];
  private readonly ids: readonly string[];
  private readonly track: readonly number[];
  private readonly weights: BaronsWeights;
  private readonly view: TableView;
  private rounds = 0;
  private isOver = false;

  constructor(view: TableView, track: readonly number[], weights: BaronsWeights) {
    const table = cardTable(view);
    this.view = view;
    this.track = track;
    this.weights = weights;
    this.ids = view.players.map(({ id }) => id);
    this.cash = [view.players[0]?.cash ?? 0, view.players[1]?.cash ?? 0];
    this.certificates = [view.players[0]?.certificates ?? 0, view.players[1]?.certificates ?? 0];
    this.stack = table.stack.categories.flatMap(({ left, sides }) =>
      Array.from({ length: left }, () => [...sides]),
    );
    const bonus = (id: string) =>
      table.investors.reduce((sum, { at, bonus: more }) => (at === id ? sum + more : sum), 0);
    this.holdings = table.holdings.map((holding, index) => {
      const own = table.turn?.holding === holding.id ? table.turn : null;
      const percent = (seat: number) =>
        holding.certificates.reduce(
          (sum, { holder, percent: size }) => (holder === this.ids[seat] ? sum + size : sum),
          0,
        );
      return {
        index,
        value: holding.value ?? 0,
        treasury: holding.treasury,
        operating: holding.operating,
        initial: holding.initialPrice ?? 0,
        held: [percent(0), percent(1)],
        bank: holding.certificates.flatMap(({ holder, percent: size }) => (holder === 'bank' ? [size] : [])),
        tokens: holding.tokens.total,
        network: holding.tokens.network,
        railroads: [...holding.railroads],
        bonus: bonus(holding.id),
        additions:
          own !== null && own.step !== 'tokens'
            ? holding.tokens.add - (holding.tokens.add - own.additionsLeft)
            : null,
        kept: own !== null && own.step !== 'tokens' ? holding.tokens.keep : null,
      };
    });
  }

  play(passed: string | null): [number, number] {
    const { view } = this;
    const round = /^OR \d+\.(\d)/.exec(view.round);
    let inPair = 0;
    if (round === null) {
      this.stockRound(passed === null ? -1 : this.ids.indexOf(passed));
      inPair = 2;
    } else {
      this.finishRound();
      inPair = 2 - Number(round[1]);
    }
    while (this.rounds < this.weights.horizon && !this.isOver) {
      if (inPair === 0) {
        const top = this.stack.shift();
        if (top?.[0] !== undefined) this.reach(top[0].level);
        this.stockRound(-1);
        inPair = 2;
      }
      for (const holding of this.holdings) this.operate(holding);
      this.rounds++;
      inPair--;
    }
    return [this.worth(0), this.worth(1)];
  }

  private worth(seat: 0 | 1): number {
    return this.holdings.reduce(
      (sum, { held, value, treasury, railroads }) =>
        sum +
        (held[seat] / 10) * value +
        (this.isOver || railroads.length === 0 ? 0 : (treasury * this.weights.treasury * held[seat]) / 100),
      this.cash[seat],
    );
  }

  private finishRound(): void {
    const turn = cardTable(this.view).turn;
    const at =
      turn === null
        ? -1
        : this.holdings.findIndex((_, index) => cardTable(this.view).holdings[index]?.id === turn.holding);
    const working = this.holdings[at];
    if (working !== undefined && turn !== null) {
      if (turn.step === 'tokens') this.operate(working);
      else {
        if (STEPS_BEFORE_ADDING.has(turn.step)) this.pay(working);
        this.add(working);
        this.discard(working);
      }
      working.additions = null;
      working.kept = null;
    }
    for (const holding of this.holdings.slice(at + 1)) this.operate(holding);
    this.rounds++;
  }

  private operate(holding: Holding): void {
    if (holding.value === 0) return;
    if (!holding.operating) {
      if (holding.held[0] + holding.held[1] < 50) return;
      holding.operating = true;
      holding.treasury += holding.initial * 10;
    }
    // A token that is not needed earns in the network for ever.
    const needed = Math.min(holding.tokens, holding.railroads.length + 2);
    if (holding.railroads.length > 0 && holding.tokens - holding.network > needed) holding.network++;
    this.pay(holding);
    this.add(holding);
  }

  private revenue({ railroads, network, bonus }: Holding): number {
    if (railroads.length === 0) return 0;
    return railroads.reduce((sum, { income }) => sum + income, network * 10 + bonus);
  }

  private pay(holding: Holding): void {
    const revenue = this.revenue(holding);
    if (revenue === 0) return;
    const cheapest = Math.min(...(this.stack[0] ?? []).map(({ cost }) => cost));
    const lasting = holding.railroads.some((railroad) => !this.goesSoon(railroad));
    if (!lasting && holding.treasury < cheapest && holding.treasury + 2 * revenue >= cheapest) {
      holding.treasury += revenue;
      return;
    }
    for (const seat of [0, 1] as const) this.cash[seat] += (revenue * holding.held[seat]) / 100;
    const next = this.track[this.track.indexOf(holding.value) + 1];
    if (next !== undefined) holding.value = next;
    if (this.track.indexOf(holding.value) === this.track.length - 1) this.isOver = true;
  }

  /** Will the stack have come to the level that ends it after a few more cards? */
  private goesSoon({ obsoleteAt }: RailroadView): boolean {
    if (obsoleteAt === null) return false;
    return this.stack.slice(0, 4).some((sides) => sides.some(({ level }) => level >= obsoleteAt));
  }

  private add(holding: Holding): void {
    const free = holding.tokens - holding.network;
    let additions = holding.additions ?? free;
    for (let added = 1; additions > 0; added++, additions--) {
      const kept = holding.railroads.length + 1;
      if (holding.kept === null ? added + kept > free : kept > holding.kept) return;
      const top = this.stack[0];
      const side = top === undefined ? undefined : this.bestSide(top, holding.treasury);
      if (side === undefined) return;
      this.stack.shift();
      holding.treasury -= side.cost;
      holding.railroads.push(side);
      this.reach(side.level);
    }
  }

  private discard(holding: Holding): void {
    if (holding.kept === null) return;
    holding.railroads.sort((a, b) => b.income - a.income);
    holding.railroads.length = Math.min(holding.railroads.length, holding.kept);
  }

  private bestSide(sides: readonly Side[], money: number): Side | undefined {
    const rounds = Math.max(1, this.weights.horizon - this.rounds);
    const gain = (side: Side) =>
      side.income * (this.goesSoon(side) ? Math.min(3, rounds) : rounds) -
      side.cost * this.weights.railroadReturn;
    return sides
      .filter((side) => side.cost <= money && gain(side) > 0)
      .toSorted((a, b) => gain(b) - gain(a))[0];
  }

  private reach(level: number): void {
    for (const holding of this.holdings)
      holding.railroads = holding.railroads.filter(
        ({ obsoleteAt }) => obsoleteAt === null || obsoleteAt > level,
      );
  }

  private stockRound(passed: number): void {
    let idle = 0;
    for (let seat = Math.max(0, this.ids.indexOf(this.view.acting[0] ?? '')); idle < 2; seat = 1 - seat)
      idle = seat === passed || !this.buyBest(seat === 0 ? 0 : 1) ? idle + 1 : 0;
  }

  private buyBest(seat: 0 | 1): boolean {
    if (this.certificates[seat] >= MOST_CERTIFICATES) return false;
    const rounds = Math.max(1, this.weights.horizon - this.rounds);
    let found: Holding | null = null;
    let size = 0;
    let most = 0;
    for (const holding of this.holdings) {
      if (holding.value === 0) continue;
      const revenue = Math.max(this.revenue(holding), holding.treasury >= 100 || !holding.operating ? 60 : 0);
      const gain = (revenue / 10) * rounds + (revenue > 0 ? rounds * 8 : 0);
      for (const percent of holding.bank) {
        const cost = (percent / 10) * holding.value;
        if (cost > this.cash[seat]) continue;
        // Certificates are few: large ones come first.
        const worth = (gain / holding.value) * Math.sqrt(percent);
        if (worth > most) [found, size, most] = [holding, percent, worth];
      }
    }
    if (found === null) return false;
    this.cash[seat] -= (size / 10) * found.value;
    found.bank.splice(found.bank.indexOf(size), 1);
    found.held[seat] += size;
    this.certificates[seat]++;
    return true;
  }
}
