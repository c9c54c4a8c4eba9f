import type { Knowledge } from './knowledge.ts';
import { type Model, type ModelCompany, usualRevenue } from './model.ts';
import type { Weights } from './weights.ts';

/**
 * Plays the economy on, in numbers: companies run, pay or save for a train, buy, trains rust; players buy the shares that promise most. What
 * everybody is worth after some operating rounds, or at the end if that comes before. The model is used up.
 */
export function project(
  model: Model,
  knows: Knowledge,
  weights: Weights,
  /** Players who have passed in the stock round that is going on, and buy nothing more in it. */
  passed: readonly number[] = [],
): number[] {
  const game = new Projection(model, knows, weights);
  game.play(passed);
  return game.worths();
}

class Projection {
  private rounds = 0;
  private isOver = false;
  /** Rounds of the present set that are not over yet. */
  private inSet = 0;
  /** After so many rounds the game is over, where that can be told. */
  private last = Number.POSITIVE_INFINITY;
  /** The latest kind of train that has come out. */
  private out: number;
  private readonly model: Model;
  private readonly knows: Knowledge;
  private readonly weights: Weights;

  constructor(model: Model, knows: Knowledge, weights: Weights) {
    this.model = model;
    this.knows = knows;
    this.weights = weights;
    this.out = this.latestKind();
  }

  play(passed: readonly number[]): void {
    const { model } = this;
    this.inSet = model.inStockRound ? this.roundsOfSet() : model.roundsLeft + 1;
    if (model.setsLeft !== null) this.last = this.inSet + model.setsLeft * this.roundsOfSet();
    if (model.inStockRound) this.stockRound(passed);
    else this.finishRound();
    while (this.ahead() > 0 && !this.isOver) {
      if (this.inSet === 0) {
        this.setEnds();
        this.stockRound([]);
        this.inSet = this.roundsOfSet();
      }
      this.operatingRound();
    }
  }

  /** Operating rounds that will still be gone through. */
  private ahead(): number {
    return Math.min(this.knows.horizon ?? this.weights.horizon, this.last) - this.rounds;
  }

  worths(): number[] {
    return this.model.players.map((player, seat) =>
      this.model.companies.reduce(
        (sum, company) => sum + (company.started ? ((company.held[seat] ?? 0) * company.price) / 10 : 0),
        player.cash,
      ),
    );
  }

  private latestKind(): number {
    const { kinds, left, companies } = this.model;
    let latest = 0;
    for (const { trains } of companies) for (const kind of trains) latest = Math.max(latest, kind);
    for (let kind = 0; kind < kinds.length; kind++) {
      if ((left[kind] ?? 0) > 0) return Math.max(latest, kind - 1, 0);
    }
    return Math.max(latest, 0);
  }

  private roundsOfSet(): number {
    return this.model.kinds[this.out]?.rounds ?? 2;
  }

  private finishRound(): void {
    const { model } = this;
    const [first, ...rest] = model.queue;
    const working = first === undefined ? undefined : model.companies[first];
    if (working !== undefined && model.working === 'all') this.operate(working);
    else if (working !== undefined && model.working === 'trains') this.buyTrains(working);
    for (const index of rest) {
      const company = model.companies[index];
      if (company !== undefined) this.operate(company);
    }
    this.buyUp();
    this.rounds++;
    this.inSet--;
  }

  private operatingRound(): void {
    const { model, knows } = this;
    const isEarly = this.out < 3;
    for (const player of model.players) if (isEarly) player.cash += player.income;
    const order = model.companies.filter(({ operates }) => operates);
    order.sort((a, b) => b.price - a.price);
    for (const company of order) this.operate(company);
    for (const company of model.companies)
      if (company.fixed !== null && company.started) {
        this.payOut(company, company.fixed);
        this.move(company, 'right', knows.incomeRises ?? 0);
      }
    this.buyUp();
    this.rounds++;
    this.inSet--;
    if (model.bank !== null && model.bank <= 0) this.isOver = true;
  }

  /** The company whose runs lift its price least goes, for a last run paid out; as long as all rise, one that nobody has started. */
  private buyUp(): void {
    const { model } = this;
    if (!model.buyingUp) return;
    let found: ModelCompany | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const company of model.companies) {
      if (!company.operates) continue;
      const lift = this.revenue(company) / Math.max(1, company.price);
      if (lift < least) [found, least] = [company, lift];
    }
    const waiting = model.companies.find(({ open }) => open);
    if (found !== null && (least < 1 || waiting === undefined)) this.endCompany(found);
    else if (waiting !== undefined) waiting.open = false;
    if (!model.companies.some(({ operates }) => operates)) this.isOver = true;
  }

  private endCompany(company: ModelCompany): void {
    this.distribute(company, this.revenue(company));
    // Without a train its price falls as far as its column goes.
    while (company.trains.length === 0) {
      const below = cell(this.model.rows, [company.row + 1, company.column]);
      if (below === null || below.price === 0) break;
      company.row++;
      company.price = below.price;
    }
    company.operates = false;
    company.fixed = 0;
    company.trains = [];
    company.cash = 0;
    company.pool = 0;
    company.supply = 0;
  }

  private setEnds(): void {
    for (let exported = 0; exported < (this.knows.exports ?? 0); exported++) {
      const kind = this.model.left.findIndex((count) => count > 0);
      if (kind >= 0) this.take(kind);
    }
  }

  private revenue(company: ModelCompany): number {
    return company.quality * usualRevenue(this.model.kinds, company.trains, this.weights.sharing);
  }

  private operate(company: ModelCompany): void {
    const { knows, weights } = this;
    company.quality += weights.growth * Math.max(0, company.place - company.quality);
    const revenue = this.revenue(company);
    if (revenue < 5) this.move(company, 'left', 1);
    else if (this.saves(company, revenue)) {
      company.cash += revenue;
      this.move(company, 'left', knows.withheldFalls);
    } else this.payOut(company, revenue);
    this.buyTrains(company);
  }

  private payOut(company: ModelCompany, revenue: number): void {
    this.distribute(company, revenue);
    this.move(company, 'right', this.knows.rise(company.price, revenue));
  }

  private distribute(company: ModelCompany, revenue: number): void {
    const { model, knows } = this;
    for (let seat = 0; seat < company.held.length; seat++) {
      const player = model.players[seat];
      const share = (revenue * (company.held[seat] ?? 0)) / 100;
      if (player !== undefined) player.cash += share;
      if (model.bank !== null) model.bank -= share;
    }
    const own = (knows.ownSharesPay !== 'none' ? company.supply : 0) + (knows.poolPays ? company.pool : 0);
    company.cash += (revenue * own) / 100;
  }

  /** Money is kept for a train when the present ones are about to go and it brings the next within reach. */
  private saves(company: ModelCompany, revenue: number): boolean {
    const next = this.nextKind();
    const kind = this.model.kinds[next];
    if (kind === undefined || company.cash >= kind.price) return false;
    if (company.trains.some((own) => !this.rustsSoon(own))) return false;
    return company.cash + revenue >= kind.price || company.cash + 2 * revenue >= kind.price;
  }

  private nextKind(): number {
    return this.model.left.findIndex((count) => count > 0);
  }

  /** Will the kind be gone when the next two kinds have come? */
  private rustsSoon(kind: number): boolean {
    const by = this.model.kinds[kind]?.rustedBy ?? -1;
    if (by < 0) return false;
    const next = this.nextKind();
    return by <= next || (by === next + 1 && (this.model.left[next] ?? 0) <= 1);
  }

  private buyTrains(company: ModelCompany): void {
    const { model, knows } = this;
    for (let bought = 0; bought < 4; bought++) {
      const next = this.nextKind();
      const kind = model.kinds[next];
      if (kind === undefined || company.trains.length >= this.limit()) break;
      if (company.cash < kind.price || !this.isWorthIt(company, next)) break;
      company.cash -= kind.price;
      company.trains.push(next);
      this.take(next);
    }
    if (company.trains.length === 0 && knows.mustOwnTrain) this.forcedPurchase(company);
  }

  private limit(): number {
    return this.model.kinds[this.out]?.limit ?? 2;
  }

  private isWorthIt(company: ModelCompany, next: number): boolean {
    const { kinds } = this.model;
    const kind = kinds[next];
    if (kind === undefined) return false;
    const before = usualRevenue(kinds, company.trains, this.weights.sharing);
    const gain =
      (usualRevenue(kinds, [...company.trains, next], this.weights.sharing) - before) * company.quality;
    const rounds = Math.max(1, this.ahead());
    return company.trains.length === 0 || gain * rounds >= kind.price * this.weights.trainReturn;
  }

  private forcedPurchase(company: ModelCompany): void {
    const { model } = this;
    const next = this.nextKind();
    const kind = model.kinds[next];
    const president = model.players[company.president];
    if (kind === undefined || president === undefined) return;
    const missing = Math.max(0, kind.price - company.cash);
    // Shares sold in need bring less than they are worth.
    president.cash -= missing <= president.cash ? missing : president.cash + (missing - president.cash) * 1.5;
    company.cash = Math.max(0, company.cash - kind.price);
    company.trains.push(next);
    this.take(next);
  }

  /** A train leaves the bank; the first of its kind rusts others. */
  private take(next: number): void {
    const { model } = this;
    model.left[next] = (model.left[next] ?? 0) - 1;
    if (next <= this.out) return;
    this.out = next;
    if (model.kinds[next]?.type === this.knows.buyingUp?.from) model.buyingUp = true;
    if (model.kinds[next]?.type === this.knows.lastTrain)
      this.last = Math.min(this.last, this.rounds + this.inSet + this.roundsOfSet());
    const limit = this.limit();
    for (const company of model.companies) {
      if (company.trains.length === 0) continue;
      company.trains = company.trains.filter((kind) => {
        const by = model.kinds[kind]?.rustedBy ?? -1;
        return by < 0 || by > next;
      });
      while (company.trains.length > limit)
        company.trains.splice(company.trains.indexOf(Math.min(...company.trains)), 1);
    }
  }

  private move(company: ModelCompany, direction: 'left' | 'right' | 'up', steps: number): void {
    const { rows } = this.model;
    for (let step = 0; step < steps; step++) {
      const { row, column } = company;
      const ahead =
        direction === 'right'
          ? [row, column + 1]
          : direction === 'left'
            ? [row, column - 1]
            : [row - 1, column];
      const turn =
        direction === 'right' ? [row - 1, column] : direction === 'left' ? [row + 1, column] : [row, column];
      const at = cell(rows, ahead) === null ? turn : ahead;
      const found = cell(rows, at);
      if (found === null) return;
      company.row = at[0] ?? 0;
      company.column = at[1] ?? 0;
      company.price = found.price;
      if (found.marks?.includes('end') === true) this.isOver = true;
    }
  }

  /** Everybody buys the share that promises most for its price, one after the other, until nobody wants any more. */
  private stockRound(passed: readonly number[]): void {
    const { model, knows } = this;
    const seats = model.players.length;
    const promise = model.companies.map((company) => this.promise(company));
    let idle = 0;
    for (let turn = model.inStockRound ? model.turn : 0; idle < seats; turn = (turn + 1) % seats) {
      idle = passed.includes(turn) || !this.buyBest(turn, promise) ? idle + 1 : 0;
    }
    for (const company of model.companies)
      if (company.started && company.pool === 0 && company.supply === 0) this.move(company, knows.soldOut, 1);
  }

  /** What a share of 10% will have brought when the projection ends. */
  private promise(company: ModelCompany): number {
    if (!company.started) return 0;
    const rounds = Math.max(1, this.ahead());
    if (company.fixed !== null) return (company.fixed / 10) * rounds;
    const trains =
      company.trains.length > 0 && !company.trains.every((kind) => this.rustsSoon(kind))
        ? company.trains
        : [...company.trains, this.nextKind()];
    const usual = usualRevenue(
      this.model.kinds,
      trains.filter((kind) => kind >= 0),
      this.weights.sharing,
    );
    const quality = (company.quality + company.place) / 2;
    const rises =
      company.operates && company.trains.length > 0 ? this.knows.rise(company.price, usual * quality) : 0;
    const climb = company.price * Math.min(1, rises * this.weights.climb * rounds);
    return (
      ((usual * quality) / 10) * rounds * (company.operates ? 0.85 : this.floats(company) ? 0.7 : 0.3) + climb
    );
  }

  /** Can the president, with a little help, carry the company until it operates? */
  private floats({ toFloat, par, president }: ModelCompany): boolean {
    const { players } = this.model;
    const own = players[president]?.cash ?? 0;
    const others = players.reduce((sum, { cash }, seat) => sum + (seat === president ? 0 : cash), 0);
    return own + others * 0.3 >= (toFloat / 10) * par;
  }

  private buyBest(seat: number, promise: readonly number[]): boolean {
    const { model } = this;
    const player = model.players[seat];
    if (player === undefined || player.certificates >= model.certificateLimit) return false;
    let found = -1;
    let most = 0.35;
    let fromPool = false;
    for (let index = 0; index < model.companies.length; index++) {
      const company = model.companies[index];
      if (company === undefined || !company.started || company.price <= 0 || (company.held[seat] ?? 0) >= 60)
        continue;
      const gain = promise[index] ?? 0;
      if (company.pool >= 10 && player.cash >= company.price && gain / company.price > most) {
        [found, most, fromPool] = [index, gain / company.price, true];
      }
      const cost = company.paysCompany ? company.price : company.par;
      // A share of a company that will not float lies there dead.
      const floats = company.toFloat <= 10 || company.president === seat ? 1 : 0.6;
      if (company.supply >= 10 && player.cash >= cost && (gain * floats) / cost > most)
        [found, most, fromPool] = [index, (gain * floats) / cost, false];
    }
    const company = model.companies[found];
    if (this.start(seat, most)) return true;
    if (company === undefined) return false;
    this.buy(seat, company, fromPool);
    return true;
  }

  /** Starts a company if that promises more than the best share, and it can be carried until it operates. */
  private start(seat: number, most: number): boolean {
    const { model, weights } = this;
    const player = model.players[seat];
    if (player === undefined || this.ahead() < 4) return false;
    const { cash } = player;
    const par =
      model.pars.find(({ price }) => (price * model.floatPercent) / 10 <= cash) ??
      model.pars.findLast(({ price }) => price * weights.startShares <= cash);
    if (par === undefined) return false;
    let found: ModelCompany | null = null;
    for (const company of model.companies) {
      if (company.started && !company.operates && company.president === seat && company.fixed === null)
        return false;
      if (company.open && (found === null || company.place > found.place)) found = company;
    }
    if (found === null || this.promiseOfNew(found, par.price) / par.price <= most) return false;
    found.open = false;
    found.started = true;
    found.president = seat;
    found.row = par.row;
    found.column = par.column;
    found.price = par.price;
    found.par = par.price;
    found.toFloat = model.floatPercent;
    this.buy(seat, found, false, 20);
    return true;
  }

  private promiseOfNew(company: ModelCompany, price: number): number {
    const rounds = Math.max(1, this.ahead() - 1);
    const usual = usualRevenue(this.model.kinds, [this.nextKind()], this.weights.sharing);
    const quality = (company.quality + company.place) / 2;
    return ((usual * quality) / 10) * rounds * 0.85 + price * Math.min(1, this.weights.climb * rounds);
  }

  private buy(seat: number, company: ModelCompany, fromPool: boolean, percent = 10): void {
    const { model } = this;
    const player = model.players[seat];
    if (player === undefined) return;
    const cost = ((fromPool || company.paysCompany ? company.price : company.par) * percent) / 10;
    player.cash -= cost;
    player.certificates++;
    if (fromPool) company.pool -= percent;
    else company.supply -= percent;
    if (!fromPool && company.paysCompany) company.cash += cost;
    else if (model.bank !== null) model.bank += cost;
    company.held[seat] = (company.held[seat] ?? 0) + percent;
    if ((company.held[seat] ?? 0) > (company.held[company.president] ?? 0)) company.president = seat;
    if (fromPool || company.operates) return;
    company.toFloat -= percent;
    if (company.toFloat > 0) return;
    company.operates = true;
    if (this.knows.sharesPayCompany === true) return;
    company.cash += company.par * 10;
    if (model.bank !== null) model.bank -= company.par * 10;
  }
}

const cell = (rows: Model['rows'], at: readonly number[]) => rows[at[0] ?? -1]?.[at[1] ?? -1] ?? null;
