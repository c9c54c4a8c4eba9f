import type { ClassicState, ClassicTurn, FloatingCompany } from '@roundhouse/classic';
import { OFFERING, percentOf } from '@roundhouse/engine';
import { ClassicScene, type CompanyScene, type RoundScene } from './classic-scene.ts';

/** Support for the tests of titles whose companies float, and place their home when they first operate. */
export class FloatingScene<
  S extends ClassicState<C>,
  C extends FloatingCompany,
  T extends ClassicTurn,
  O,
> extends ClassicScene<S, C, T, O> {
  /** Certificates in percent by holder; the first one named is the president. */
  company(id: string, holdings: Readonly<Record<string, number>>, scene: CompanyScene = {}): this {
    const company = this.started(id, holdings, scene);
    company.floated = percentOf(company, OFFERING) <= 100 - this.core.box.floatPercent;
    return this.has(id, scene.treasury ?? (company.floated ? (company.par ?? 0) * 10 : 0));
  }

  owns(privateCompany: string, owner: string): this {
    const found = this.state.privates[privateCompany];
    if (found === undefined) throw new Error(`There is no private company ${privateCompany}`);
    found.owner = owner;
    found.closed = false;
    return this;
  }

  /** Gives a company trains of the stack. */
  trains(company: string, ...types: readonly string[]): this {
    for (const type of types) {
      const at = this.state.depot.stack.findIndex((card) => card.type === type);
      const [card] = this.state.depot.stack.splice(at, 1);
      if (card === undefined) throw new Error(`No train ${type} is left`);
      this.core.company(this.state, company).trains.push(card);
      if (type === 'D') this.state.depot.stack.push({ id: `D-${Number(card.id.slice(2)) + 1}`, type });
    }
    return this;
  }

  /** The company has operated before: its home marker is on the map and nothing is reserved for it. */
  operated(id: string): this {
    this.core.company(this.state, id).operated = true;
    this.putHome(id);
    return this;
  }

  override operate(id: string, step: T['step'] = 'track', scene: RoundScene = {}): this {
    super.operate(id, step, scene);
    return step === 'begin' ? this : this.operated(id);
  }
}
