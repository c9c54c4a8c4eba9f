import type { ChatLine, Message, Plan, Standing, TableDetails } from '@roundhouse/server/contract';
import { call } from '../api.ts';
import { sentenceOf } from '../trouble.ts';
import { chatSeen, keepChatSeen } from './chat-seen.ts';
import type { OnlineSession, Rights } from './online-session.ts';

/** What is known of a table besides its game. A new object after every change. */
export interface RoomState {
  readonly details: TableDetails;
  /** People of this table who are connected. */
  readonly here: ReadonlySet<string>;
  /** The owner plays for everybody. */
  readonly master: boolean;
  /** What one has left to be done. */
  readonly plan: Plan;
  /** Lines of others that were said while the chat was not in sight. */
  readonly unread: number;
  /** One would like to go back to so many moves, and is asked whether the others are to be asked. */
  readonly wantedBack: number | null;
  /** Why the last wish came to nothing. */
  readonly problem: string | null;
}

export const NO_PLAN: Plan = { pass: false, until: 'round-ends', actions: [], answers: [], program: null };

export const isPlanned = ({ pass, actions, answers, program }: Plan): boolean =>
  pass || actions.length > 0 || answers.length > 0 || program !== null;

/** The own seat of whoever looks; undefined for those who watch. */
export const seatOf = (details: TableDetails, me: string | null) =>
  details.seats.find(({ person }) => person !== null && person.id === me);

export function rightsOf(details: TableDetails, me: string | null, master: boolean): Rights {
  const seat = seatOf(details, me);
  const isRunning = details.status === 'running';
  return {
    player: seat?.player ?? null,
    plays: isRunning && seat !== undefined && seat.standIn === null,
    master: master && isRunning && details.master && details.owner.id === me,
    undo: details.undo,
    abandoned: details.status === 'abandoned',
  };
}

/** What those who sit there are called, by their player. */
export const namesOf = ({ seats }: TableDetails): Readonly<Record<string, string>> =>
  Object.fromEntries(
    seats.flatMap(({ player, person }) =>
      player === null || person === null ? [] : [[player, person.name]],
    ),
  );

/** A table of the server as its people see it: who sits there, who is here, what is asked and planned. */
export class Room {
  readonly me: string | null;
  readonly invite: string | null;
  readonly session: OnlineSession;
  private readonly listeners = new Set<() => void>();
  private state: RoomState;
  /** Who came and went, in order: an answer may be older than what the stream said meanwhile. */
  private readonly comings: { readonly person: string; readonly here: boolean }[] = [];
  /** Counts what was asked about the plan: only the answer to the latest tells how it stands. */
  private planAsked = 0;
  private isChatInSight = false;
  /** Who has said the lines that are known, and up to which they have been read. */
  private readonly lines = new Map<number, string>();
  private seen: number;

  constructor(
    details: TableDetails,
    plan: Plan,
    me: string | null,
    invite: string | null,
    session: OnlineSession,
  ) {
    this.me = me;
    this.invite = invite;
    this.session = session;
    this.seen = chatSeen(details.id);
    session.setNames(namesOf(details));
    this.state = {
      details,
      here: new Set(details.here),
      master: false,
      plan,
      unread: 0,
      wantedBack: null,
      problem: null,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): RoomState => this.state;

  private set(change: Partial<RoomState>): void {
    this.state = { ...this.state, ...change };
    if (change.details !== undefined) this.session.setNames(namesOf(change.details));
    this.session.setRights(rightsOf(this.state.details, this.me, this.state.master));
    for (const listener of this.listeners) listener();
  }

  get id(): string {
    return this.state.details.id;
  }

  /** What the stream says. */
  hear(message: Message): void {
    switch (message.kind) {
      case 'hello':
        this.greeted(message);
        break;
      case 'entry':
        if (message.table !== this.id) break;
        this.session.hear([message.entry], message.standing);
        this.stands(message.standing);
        // Whatever happens may have been waited for, or end the waiting.
        if (isPlanned(this.state.plan)) void this.readPlan();
        if (message.standing.ended !== null || this.state.details.proposals.length > 0) void this.refresh();
        break;
      case 'table':
        if (message.table === this.id && message.version >= this.state.details.version) void this.refresh();
        break;
      case 'gone':
        if (message.table === this.id) this.set({ problem: 'This table is no longer available.' });
        break;
      case 'chat':
        if (message.table === this.id) this.said([message.line]);
        break;
      case 'watching':
        if (message.table === this.id)
          this.set({ details: { ...this.state.details, watching: message.count } });
        break;
      case 'here': {
        const isOfTable = this.state.details.seats.some(({ person }) => person?.id === message.person);
        if (!isOfTable) break;
        this.comings.push(message);
        this.set({ here: this.withComings(this.state.here, this.comings.length - 1) });
        break;
      }
    }
  }

  /** Counts what was said, unless it is read anyway; the stream may tell it twice. */
  private said(lines: readonly ChatLine[]): void {
    for (const { version, by } of lines) this.lines.set(version, by.id);
    this.countUnread();
  }

  setChatInSight(inSight: boolean): void {
    this.isChatInSight = inSight;
    this.countUnread();
  }

  private countUnread(): void {
    if (this.isChatInSight && this.lines.size > 0) {
      this.seen = Math.max(this.seen, ...this.lines.keys());
      keepChatSeen(this.id, this.seen);
    }
    const unread = [...this.lines].filter(([version, by]) => version > this.seen && by !== this.me).length;
    if (unread !== this.state.unread) this.set({ unread });
  }

  /** What was said since the chat was last in sight, perhaps days ago. */
  async readSaid(): Promise<void> {
    try {
      const query = this.invite === null ? {} : { invite: this.invite };
      const { lines } = await call('chat', { params: { table: this.id }, query });
      this.said(lines);
    } catch {
      // It is only a mark; the chat itself says what is wrong.
    }
  }

  private withComings(known: Iterable<string>, from: number): ReadonlySet<string> {
    const all = new Set(known);
    for (const { person, here } of this.comings.slice(from)) {
      if (here) all.add(person);
      else all.delete(person);
    }
    return all;
  }

  /** The stream is there, for the first time or again. */
  private greeted({ tables, complete }: Message & { readonly kind: 'hello' }): void {
    const known = tables.find(({ table }) => table === this.id);
    if (known === undefined || !complete || known.number > this.session.number) void this.session.catchUp();
    // Who came and went meanwhile is told to nobody again, so it is asked for in any case.
    void this.refresh();
    void this.readPlan();
    this.session.flush();
  }

  /** The log has brought the table on. */
  private stands({ acting, turnSince, deadline, number, count }: Standing): void {
    const { details } = this.state;
    if (number < details.number) return;
    this.set({ details: { ...details, acting, turnSince, deadline, number, count } });
  }

  /** The table as an answer has it, unless something later is known: answers may overtake each other, and the stream them. */
  private newer(details: TableDetails): Partial<RoomState> {
    const known = this.state.details;
    if (details.version < known.version) return {};
    const { acting, turnSince, deadline, number, count } = details.number < known.number ? known : details;
    return { details: { ...details, acting, turnSince, deadline, number, count } };
  }

  /** Reads anew what is not in the stream: seats, proposals, who is here, the end. */
  async refresh(): Promise<void> {
    const from = this.comings.length;
    try {
      const details = await call('table', {
        params: { table: this.id },
        query: this.invite === null ? {} : { invite: this.invite },
      });
      const isNews = details.version > this.state.details.version;
      this.set({ ...this.newer(details), here: this.withComings(details.here, from) });
      // Whoever has no stream is told of no line.
      if (this.me === null && isNews) void this.readSaid();
    } catch {
      // Without a line; it is read when that is back.
    }
  }

  private async readPlan(): Promise<void> {
    if (seatOf(this.state.details, this.me) === undefined) return;
    const asked = ++this.planAsked;
    try {
      const plan = await call('plan', { params: { table: this.id } });
      if (asked === this.planAsked) this.set({ plan });
    } catch {
      // What is shown stays until there is an answer.
    }
  }

  /** Does something at the table; what goes wrong is told. */
  private async wish(work: () => Promise<Partial<RoomState>>): Promise<void> {
    try {
      this.set({ problem: null, ...(await work()) });
    } catch (error) {
      this.set({ problem: sentenceOf(error) });
    }
  }

  /** Tells why something came to nothing. */
  tell(error: unknown): void {
    this.set({ problem: sentenceOf(error) });
  }

  dismiss(): void {
    this.set({ problem: null });
  }

  setMaster(master: boolean): void {
    this.set({ master });
  }

  /** The server may begin with it at once: so it must know every move that was made here before. */
  setPlan(plan: Plan): Promise<void> {
    return this.wish(async () => {
      await this.session.whenConfirmed();
      const asked = ++this.planAsked;
      const kept = await call('setPlan', { params: { table: this.id }, body: plan });
      if (asked === this.planAsked) return { plan: kept };
      void this.readPlan();
      return {};
    });
  }

  /** Gives the seat to a bot, or takes it back. */
  standIn(bot: string | null): Promise<void> {
    return this.wish(async () =>
      this.newer(await call('standIn', { params: { table: this.id }, body: { bot } })),
    );
  }

  /** Before everybody is asked, the one who wants it is. */
  wantBack(to: number | null): void {
    this.set({ wantedBack: to });
  }

  askUndo(to: number): Promise<void> {
    return this.wish(async () =>
      this.newer(await call('propose', { params: { table: this.id }, body: { kind: 'undo', to } })),
    );
  }

  askAbandon(): Promise<void> {
    return this.wish(async () =>
      this.newer(await call('propose', { params: { table: this.id }, body: { kind: 'abandon' } })),
    );
  }

  /** Agrees to a proposal or not; the one who made it withdraws it. */
  answer(id: string, agree: boolean): Promise<void> {
    return this.wish(async () =>
      this.newer(await call('answer', { params: { table: this.id, id }, body: { agree } })),
    );
  }
}
