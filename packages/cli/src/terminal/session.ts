import { existsSync } from 'node:fs';
import { choose, isStrength, type Strength } from '@roundhouse/bots';
import type { Choice } from '@roundhouse/engine/play';
import { moneyIn, nameOf, type Table, type TitlePackage } from '@roundhouse/titles';
import { Failure } from '../failure.ts';
import { assertGoesOn, assertPlayable, type OpenGame } from '../games.ts';
import { print, writeText } from '../io.ts';
import { plain } from '../plain.ts';
import { Input } from './input.ts';
import { distinct, groupName, labelOf } from './labels.ts';
import { choicesAbout, countOf, type MenuItem, menuOf } from './menu.ts';
import { idOf, namesOf } from './names.ts';
import { inColumns, type Screen, screenOf, wrap } from './screen.ts';
import { screenFor, tellings } from './screens.ts';
import { showTable } from './show.ts';

/** What an answer leads to. */
type Step = { readonly play: unknown } | 'quit' | 'again' | 'afresh' | 'seen';

/** A game around one terminal; seats named `…:steady` are played by the steady bot, and so with the other strengths. */
export async function playInTerminal(game: OpenGame, out: string | undefined): Promise<void> {
  assertPlayable(game);
  assertGoesOn(game);
  await new Session(game.table, game.title, out).run();
}

class Session {
  private readonly input = new Input();
  private readonly seed = Date.now() & 0xffff;
  private readonly robots: ReadonlyMap<string, Strength>;
  private shownEvents: number;
  private isSaved = true;
  private readonly written = new Set<string>();

  constructor(
    private readonly table: Table,
    private readonly title: TitlePackage,
    private readonly out: string | undefined,
  ) {
    this.robots = new Map(
      table.record.players.flatMap(({ id, name }) => {
        const strength = name.slice(name.lastIndexOf(':') + 1);
        return name.includes(':') && isStrength(strength) ? [[id, strength] as const] : [];
      }),
    );
    this.shownEvents = table.events.length;
    if (out !== undefined) this.written.add(out);
  }

  async run(): Promise<void> {
    this.say(`${this.title.info.name}. A number chooses, ? helps, q quits.`);
    if (this.out !== undefined && !existsSync(this.out)) this.save(this.out, true);
    let isFresh = true;
    while (this.table.now.ended === null) {
      const { now } = this.table;
      const actor = now.acting[0] ?? '';
      const robot = this.robots.get(actor);
      if (robot !== undefined) {
        this.play(choose(robot, now, actor, { seed: this.seed }));
        isFresh = true;
        continue;
      }
      if (isFresh) this.showAll(['', ...showTable(now.view(), this.title.info, this.screen)]);
      // What a bot may do out of its turn is not for people to do.
      const own = now.advisedChoices().filter(({ action }) => !this.robots.has(action.player));
      const step = await this.decide(own, actor);
      if (step === 'quit') break;
      isFresh = step !== 'again';
      if (typeof step === 'object') isFresh = this.play(step.play);
    }
    if (this.table.now.ended !== null) {
      this.showResult();
      await this.leave();
    }
    this.input.close();
    this.sayWhatIsLeft();
  }

  private get screen(): Screen {
    return screenOf(process.stdout, process.env);
  }

  private say(text: string, indent = ''): void {
    for (const line of wrap(text, this.screen.width, indent)) print(line);
  }

  private showAll(lines: readonly string[]): void {
    for (const line of lines) print(line);
  }

  /** False where a rule refuses. */
  private play(action: unknown): boolean {
    const refusal = this.table.play(action);
    if (refusal !== null) {
      const names = namesOf(this.title.info, this.table.now.view());
      this.say(
        `refused: ${refusal.rule}: ${plain(this.title.explain(refusal, names))} (r ${refusal.rule} shows the rule)`,
      );
      return false;
    }
    for (const events of this.table.events.slice(this.shownEvents))
      this.showAll(tellings(events, this.table, this.title, this.screen));
    this.shownEvents = this.table.events.length;
    this.isSaved = false;
    if (this.out !== undefined) this.save(this.out, true);
    return true;
  }

  /** Asks until there is something to do. */
  private async decide(choices: readonly Choice[], actor: string): Promise<Step> {
    const all = this.menuFor(choices);
    let menu = all;
    let isShown = false;
    for (;;) {
      if (!isShown) this.showMenu(menu, actor, menu !== all);
      isShown = false;
      const answer = await this.input.ask(this.screen.paint('? help> ', 'bold'));
      if (answer === null) return 'quit';
      if (answer === '') continue;
      if (answer === '0' || answer === 'b') {
        menu = all;
        continue;
      }
      const [number = '', value] = answer.split(/\s+/);
      const item = /^\d+$/.test(number) ? menu[Number(number) - 1] : undefined;
      if (item?.kind === 'group') {
        menu = item.items;
        continue;
      }
      if (item !== undefined) return this.complete(item.choice, value);
      if (/^\d+$/.test(number)) {
        this.say(`There is no ${number} in the list: 1 to ${menu.length}; Enter shows it.`);
        isShown = true;
        continue;
      }
      const step = await this.command(answer);
      isShown = step === 'seen';
      if (isShown) continue;
      if (step !== null) return step;
      const about = choicesAbout(choices, idOf(answer, this.title.info));
      const [only] = about;
      if (only !== undefined && about.length === 1 && only.action.type === answer.toLowerCase())
        return this.complete(only, undefined);
      if (about.length > 0) menu = this.menuFor(about);
      else {
        this.say(
          `There is nothing to choose about "${plain(answer).slice(0, 40)}"; ? helps, Enter shows the choices.`,
        );
        isShown = true;
      }
    }
  }

  private menuFor(choices: readonly Choice[]): readonly MenuItem[] {
    const { info } = this.title;
    const names = namesOf(info, this.table.now.view());
    const few = Math.max(12, this.screen.height - 24);
    return menuOf(distinct(choices, info), few, info.terms, (key, value) =>
      groupName(key, value, info, names),
    );
  }

  private showMenu(menu: readonly MenuItem[], actor: string, isPart: boolean): void {
    const { round, step, operating } = this.table.now.view();
    const { width, height, paint } = this.screen;
    const names = namesOf(this.title.info, this.table.now.view());
    const who = operating === null ? names(actor) : `${names(actor)} for ${names(operating)}`;
    print(paint(`${who}, ${round}: ${nameOf(this.title.info.terms, step).toLowerCase()}`, 'bold'));
    const labels = menu.map((item, i) => {
      const text =
        item.kind === 'choice'
          ? labelOf(item.choice, this.table, this.title, names)
          : `${item.label}… (${countOf(item)})`;
      return `${String(i + 1).padStart(4)}  ${text}`;
    });
    const wrapped = labels.flatMap((label) => wrap(label, width, '        '));
    this.showAll(wrapped.length > labels.length ? wrapped : inColumns(labels, width, height - 4));
    if (isPart) print('   0  Back to all choices');
  }

  /** Asks for the number that a choice leaves open. */
  private async complete({ action, range }: Choice, given: string | undefined): Promise<Step> {
    if (range === undefined || range.min === range.max) return { play: action };
    const { field, min, max, step } = range;
    const steps = step === 1 ? '' : `, in steps of ${step}`;
    let answer: string | null = given ?? null;
    while (answer === null || !/^\D?\d+$/.test(answer)) {
      if (answer !== null) this.say(`"${plain(answer).slice(0, 40)}" is not a whole number.`);
      answer = await this.input.ask(`${field} from ${min} to ${max}${steps} (Enter: back): `);
      if (answer === null) return 'quit';
      if (answer === '') return 'again';
    }
    return { play: { ...action, [field]: Number(answer.replace(/^\D/, '')) } };
  }

  /** Null where the answer is no command. */
  private async command(answer: string): Promise<Step | null> {
    const [name = '', argument = ''] = answer.split(/\s+/);
    const seen = screenFor(name, argument, this.table, this.title, this.screen);
    if (seen !== null) {
      this.showAll(seen);
      return 'seen';
    }
    switch (name) {
      case 'u':
        return this.takeBack();
      case 'w':
      case 'w!':
        this.save(argument || this.out, name === 'w!');
        return 'seen';
      case 'q':
      case 'quit':
      case 'exit':
        return this.leave();
      default:
        return answer.startsWith('{') ? this.readAction(answer) : null;
    }
  }

  private readAction(text: string): Step {
    try {
      return { play: JSON.parse(text) };
    } catch {
      this.say('This is not JSON.');
      return 'again';
    }
  }

  /** Back to before the newest action of a person. */
  private takeBack(): Step {
    const last = this.table.actions.findLastIndex(({ player }) => !this.robots.has(player));
    if (last < 0) {
      this.say('There is nothing to take back.');
      return 'again';
    }
    this.table.rewind(last);
    this.shownEvents = this.table.events.length;
    this.isSaved = false;
    this.say('Taken back.');
    if (this.out !== undefined) this.save(this.out, true);
    return 'afresh';
  }

  /** Asks before moves are lost. */
  private async leave(): Promise<Step> {
    if (this.isSaved || this.table.actions.length === 0) return 'quit';
    const answer = await this.input.ask('Not saved. A file to save it in, or Enter to leave: ');
    // A number is an answer to something else.
    if (answer !== null && /^\d+$/.test(answer)) return this.leave();
    if (answer !== null && answer !== '' && !this.save(answer, false)) return 'again';
    return 'quit';
  }

  private save(path: string | undefined, isForced: boolean): boolean {
    if (path === undefined) {
      this.say('w FILE saves the game, for instance: w game.json');
      return false;
    }
    if (!isForced && !this.written.has(path) && existsSync(path)) {
      this.say(`${path} is there already; w! ${path} replaces it.`);
      return false;
    }
    try {
      writeText(path, `${JSON.stringify(this.table.record)}\n`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.say(`Not saved: ${plain(error.message)}`);
      return false;
    }
    this.written.add(path);
    this.isSaved = true;
    if (path !== this.out) this.say(`Saved as ${path}.`);
    return true;
  }

  private showResult(): void {
    const { ended, worth } = this.table.now;
    const names = namesOf(this.title.info, this.table.now.view());
    const sentence = this.title.sentences.event({ type: 'ended', reason: ended?.reason ?? '' }, names);
    print('');
    this.say(`${sentence ?? 'The game is over'}.`);
    for (const [player, sum] of Object.entries(worth).sort((a, b) => b[1] - a[1]))
      print(`  ${names(player).padEnd(20)}${moneyIn(this.title.info.terms)(sum)}`);
  }

  private sayWhatIsLeft(): void {
    const count = this.table.actions.length;
    const where = this.out === undefined ? '' : `; the game is in ${this.out}`;
    const kept = this.isSaved || count === 0 ? where : ', not saved';
    this.say(`Left after ${count} ${count === 1 ? 'action' : 'actions'}${kept}.`);
  }
}
