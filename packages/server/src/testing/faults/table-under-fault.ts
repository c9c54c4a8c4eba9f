import {
  anyAction,
  isTitle,
  loadTitle,
  readRecord,
  seededChance,
  summaryOf,
  type Table,
} from '@roundhouse/titles';
import { type CallName, type Entry, message } from '../../contract/index.ts';
import { type Partly, TestClient } from '../client.ts';

/** Long enough for a machine with much else to do: what is stuck stays so. */
const PATIENCE = 180_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What must never happen. */
export class Broken extends Error {}

/** Somebody who tries again, at another server if there is one, until there is an answer. */
class Stubborn {
  private readonly client: TestClient;
  private readonly urls: readonly string[];
  private at: number;
  retries = 0;

  constructor(urls: readonly string[], at: number) {
    this.urls = urls;
    this.at = at;
    this.client = new TestClient(urls[at % urls.length] ?? '');
  }

  get url(): string {
    return this.urls[this.at % this.urls.length] ?? '';
  }

  get cookie(): string {
    return this.client.cookie ?? '';
  }

  elsewhere(): void {
    this.at++;
    this.client.url = this.url;
  }

  async call<N extends CallName>(name: N, request?: Partly<N>) {
    for (const end = Date.now() + PATIENCE; ; ) {
      try {
        const reply = await this.client.call(name, request);
        this.client.heard.length = 0;
        if (reply.status < 500) return reply;
        if (reply.status !== 503) throw new Broken(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`);
      } catch (error) {
        if (error instanceof Broken) throw error;
      }
      if (Date.now() > end) throw new Broken(`${name} was not answered for three minutes`);
      this.retries++;
      this.elsewhere();
      await sleep(15);
    }
  }
}

/** A table that is played on through whatever happens to the server, and that remembers what was confirmed. */
export class TableUnderFault {
  private readonly people: readonly Stubborn[];
  private readonly id: string;
  private readonly game: Table;
  private readonly chance: ReturnType<typeof seededChance>;
  /** Confirmed by an answer. */
  private readonly confirmed = new Map<number, string>();
  /** Heard from the stream. */
  private readonly heard = new Map<number, string>();
  private lastId: string | null = null;
  /** How far the game was when the stream was first opened: it tells what comes after. */
  private before = 0;
  private number = 0;
  private isOver = false;
  private readonly abort = new AbortController();
  private readonly work: Promise<unknown>;

  private constructor(id: string, people: readonly Stubborn[], game: Table, seed: number) {
    this.id = id;
    this.people = people;
    this.game = game;
    this.chance = seededChance(seed);
    this.work = Promise.all([this.play(), this.listen()]);
    this.work.catch(() => undefined);
  }

  static async begin(urls: readonly string[], title: string, seed: number): Promise<TableUnderFault> {
    if (!isTitle(title)) throw new Error(`There is no title ${title}`);
    const seats = Math.max(2, summaryOf(title).players.min);
    const people = Array.from({ length: seats }, (_, i) => new Stubborn(urls, seed + i));
    const [ann, ...others] = people;
    if (ann === undefined) throw new Error('Nobody came');
    for (const person of people) await person.call('beGuest');
    const { id } = (await ann.call('newTable', { body: { title, seats, seating: 'joined' } })).answer;
    for (const other of others) await other.call('join', { params: { table: id }, body: {} });
    const { record, opening } = (await ann.call('game', { params: { table: id }, query: {} })).answer;
    const read = readRecord({ ...record });
    if ('error' in read || opening === null) throw new Error('The game cannot be read');
    const game = (await loadTitle(title)).resume(read, opening);
    if ('error' in game) throw new Error(game.error);
    return new TableUnderFault(id, people, game, seed);
  }

  get moves(): number {
    return this.confirmed.size;
  }

  get isFinished(): boolean {
    return this.game.now.ended !== null;
  }

  get retries(): number {
    return this.people.reduce((sum, { retries }) => sum + retries, 0);
  }

  private personOf(player: string): Stubborn {
    const person = this.people[Number(player.slice(1)) - 1];
    if (person === undefined) throw new Broken(`There is no ${player}`);
    return person;
  }

  private async play(): Promise<void> {
    while (!this.isOver && !this.isFinished) {
      const action = anyAction(this.game.now.advisedChoices(), this.chance);
      // However often it is sent: it is the same key.
      const body = { after: this.number, key: `move ${this.number} of it`, action };
      const reply = await this.personOf(action.player).call('move', { params: { table: this.id }, body });
      if (reply.status !== 200)
        throw new Broken(`A move was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
      for (const entry of reply.answer.log) this.take(entry);
    }
  }

  private take(entry: Entry): void {
    if (entry.kind !== 'action' || entry.number !== this.number + 1)
      throw new Broken(`After ${this.number} came ${JSON.stringify(entry)}`);
    if (this.game.play(entry.action) !== null) throw new Broken('An action of the log is refused');
    this.number = entry.number;
    this.confirmed.set(entry.number, JSON.stringify(entry.action));
  }

  /** A stream that is opened anew, from the last id heard, whenever it breaks. */
  private async listen(): Promise<void> {
    const [person] = this.people;
    while (!this.isOver && person !== undefined) {
      await this.readStream(person).catch((error: unknown) => {
        if (error instanceof Broken) throw error;
      });
      if (!this.isOver) await sleep(20);
    }
  }

  private async readStream({ url, cookie }: Stubborn): Promise<void> {
    const headers = { cookie, ...(this.lastId === null ? {} : { 'last-event-id': this.lastId }) };
    const response = await fetch(`${url}/api/v1/stream`, { headers, signal: this.abort.signal });
    if (response.status !== 200 || response.body === null) return;
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) this.hear(part);
    }
  }

  private hear(part: string): void {
    const data = /^data: (.*)$/m.exec(part)?.[1];
    const isFirst = this.lastId === null;
    this.lastId = /^id: (.*)$/m.exec(part)?.[1] ?? this.lastId;
    if (data === undefined) return;
    const told = message.parse(JSON.parse(data));
    if (told.kind === 'hello' && isFirst)
      this.before = told.tables.find(({ table }) => table === this.id)?.number ?? 0;
    else if (told.kind === 'hello' && !told.complete) throw new Broken('The stream does not go on');
    if (told.kind !== 'entry' || told.entry.kind !== 'action') return;
    const before = this.heard.get(told.entry.number);
    const action = JSON.stringify(told.entry.action);
    if (before !== undefined && before !== action) throw new Broken('The stream told two different moves');
    this.heard.set(told.entry.number, action);
  }

  /** Is everything there that was confirmed, exactly once and in its place? */
  async check(): Promise<void> {
    const before = [...this.confirmed];
    const [person] = this.people;
    const reply = await person?.call('log', { params: { table: this.id }, query: {} });
    if (reply === undefined) return;
    const { log } = reply.answer;
    if (log.some(({ number }, i) => number !== i + 1)) throw new Broken(`The log of ${this.id} has a hole`);
    for (const [number, action] of before) {
      const entry = log[number - 1];
      if (entry?.kind !== 'action' || JSON.stringify(entry.action) !== action)
        throw new Broken(`Move ${number} of ${this.id} was confirmed and is lost`);
    }
  }

  /** Somebody has moved since. */
  async goesOn(since: number): Promise<void> {
    for (const end = Date.now() + PATIENCE; this.moves <= since && !this.isFinished; ) {
      if (Date.now() > end) throw new Broken(`Table ${this.id} does not go on`);
      await Promise.race([this.work, sleep(5)]);
    }
  }

  private untold(): readonly number[] {
    return [...this.confirmed.keys()].filter((number) => number > this.before && !this.heard.has(number));
  }

  /** Ends it; then the stream has told everything that was confirmed. */
  async finish(): Promise<void> {
    this.isOver = true;
    for (const end = Date.now() + PATIENCE; this.untold().length > 0; ) {
      if (Date.now() > end) throw new Broken(`The stream did not tell moves ${this.untold().join(', ')}`);
      await sleep(20);
      if (this.untold().length > 0 && this.people[0] !== undefined) {
        // The last stream may have ended before the last move: once more from where it was.
        await Promise.race([this.readStream(this.people[0]).catch(() => undefined), sleep(1000)]);
      }
    }
    this.abort.abort();
    await this.work.catch((error: unknown) => {
      if (error instanceof Broken) throw error;
    });
    await this.check();
  }
}
