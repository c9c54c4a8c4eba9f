import { createInterface, type Interface } from 'node:readline/promises';
import { randomAction, seededChance } from '@roundhouse/bots';
import type { Action, Choice, GameEvent } from '@roundhouse/engine';
import type { Table, TitlePackage } from '@roundhouse/titles';
import { assertPlayable, type OpenGame } from '../games.ts';
import { print, writeText } from '../io.ts';
import { type MenuItem, menuOf } from './menu.ts';
import { namesOf } from './names.ts';
import { showTable } from './show.ts';

const HELP =
  'A number chooses; u takes back, s shows the table, l the last turns, r a rule (r 1882-11.3-1), w saves, q quits.';

/** A game around one terminal; seats named `…:random` are played by the random player. */
export async function playInTerminal({ table, title }: OpenGame, out: string | undefined): Promise<void> {
  assertPlayable(table);
  const session = new Session(table, title, out);
  await session.run();
}

class Session {
  private readonly terminal: Interface = createInterface({ input: process.stdin, output: process.stdout });
  private readonly lines: AsyncIterator<string> = this.terminal[Symbol.asyncIterator]();
  private readonly chance = seededChance(Date.now() & 0xffff);
  private readonly robots: ReadonlySet<string>;
  private told = 0;

  constructor(
    private readonly table: Table,
    private readonly title: TitlePackage,
    private readonly out: string | undefined,
  ) {
    this.robots = new Set(
      table.record.players.flatMap(({ id, name }) => (name.endsWith(':random') ? [id] : [])),
    );
    this.told = table.events.length;
  }

  async run(): Promise<void> {
    print(`${this.title.book.name}. ${HELP}`);
    let fresh = true;
    while (this.table.now.ended === null) {
      const { now } = this.table;
      const actor = now.acting[0] ?? '';
      if (this.robots.has(actor)) {
        this.table.play(randomAction(now.choices(), this.chance));
        this.tell();
        fresh = true;
        continue;
      }
      if (fresh) print(`\n${showTable(now.view(), this.title.book)}\n`);
      const action = await this.choose(now.choices(), actor);
      if (action === 'quit') break;
      fresh = action !== null;
      if (action === null) continue;
      const refusal = this.table.play(action);
      if (refusal !== null) print(`refused: ${refusal.rule}: ${refusal.message}`);
      this.tell();
    }
    this.terminal.close();
    this.finish();
  }

  /** Sentences for what has happened since the last look. */
  private tell(): void {
    const names = namesOf(this.title.book, this.table.now.view());
    for (const events of this.table.events.slice(this.told)) this.printEvents(events, names);
    this.told = this.table.events.length;
  }

  private printEvents(events: readonly GameEvent[], names: (id: string) => string): void {
    for (const event of events) {
      const sentence = this.title.sentences.event(event, names);
      if (sentence !== null) print(`  ${sentence}`);
    }
  }

  private async choose(choices: readonly Choice[], actor: string): Promise<Action | 'quit' | null> {
    const names = namesOf(this.title.book, this.table.now.view());
    const { round, step } = this.table.now.view();
    let menu = menuOf(choices, (action) => this.title.sentences.action(action, names));
    for (;;) {
      print(`${names(actor)}, ${round}, ${step}:`);
      for (const [i, item] of menu.entries()) print(`  ${String(i + 1).padStart(3)}  ${item.label}`);
      const answer = await this.ask('> ');
      if (answer === null || answer === 'q') return 'quit';
      const item: MenuItem | undefined = menu[Number(answer) - 1];
      if (item === undefined) {
        if (this.command(answer)) return null;
        continue;
      }
      if (item.kind === 'choice') return this.withNumber(item.choice);
      menu = [...item.items];
    }
  }

  private async withNumber({ action, range }: Choice): Promise<Action | null> {
    if (range === undefined || range.min === range.max) return action;
    const answer = await this.ask(`${range.field} from ${range.min} to ${range.max} [${range.min}]: `);
    if (answer === null) return null;
    return { ...action, [range.field]: answer === '' ? range.min : Number(answer) };
  }

  /** True if the choices have to be shown anew from the start. */
  private command(answer: string): boolean {
    const [name, argument = ''] = answer.split(' ');
    switch (name) {
      case 'u':
        if (this.table.actions.length > 0) this.table.rewind(this.lastHuman());
        this.told = this.table.events.length;
        print('Taken back.');
        return true;
      case 's':
        print(showTable(this.table.now.view(), this.title.book));
        return false;
      case 'l':
        for (const events of this.table.events.slice(-12)) {
          this.printEvents(events, namesOf(this.title.book, this.table.now.view()));
        }
        return false;
      case 'r':
        print(this.title.book.rules.find(({ id }) => id === argument)?.rule ?? 'There is no such rule.');
        return false;
      case 'w':
        this.save(argument || this.out);
        return false;
      default:
        print(HELP);
        return false;
    }
  }

  /** How many actions stand before the newest one of a person. */
  private lastHuman(): number {
    const last = this.table.actions.findLastIndex(({ player }) => !this.robots.has(player));
    return Math.max(0, last);
  }

  private save(path: string | undefined): void {
    if (path === undefined) {
      print('w FILE saves the game.');
      return;
    }
    writeText(path, `${JSON.stringify(this.table.record)}\n`);
    print(`Saved as ${path}.`);
  }

  private async ask(prompt: string): Promise<string | null> {
    process.stdout.write(prompt);
    const line = await this.lines.next();
    return line.done === true ? null : line.value.trim();
  }

  private finish(): void {
    const { ended, worth } = this.table.now;
    const names = namesOf(this.title.book, this.table.now.view());
    if (ended !== null) {
      print(
        `\n${this.title.sentences.event({ type: 'ended', reason: ended.reason }, names) ?? 'The game is over'}`,
      );
      for (const [player, sum] of Object.entries(worth).sort((a, b) => b[1] - a[1]))
        print(`  ${names(player).padEnd(20)}$${sum}`);
    }
    if (this.out !== undefined) this.save(this.out);
  }
}
