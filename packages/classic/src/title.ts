import { agreementToEnd, type Title, type TitleSummary } from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';
import { CLASSIC_TEXTS, POWER_TEXTS } from './texts.ts';
import { faults, totals } from './totals.ts';
import { worth } from './worth.ts';

/** What an ordinary title has to say of itself: the rest of a `Title` is the same everywhere, unless it is given. */
export type TitleParts<S extends ClassicState, O> = Omit<Title<S, O>, 'id' | 'name' | 'players' | Usual> &
  Partial<Pick<Title<S, O>, Usual>>;
type Usual = 'reserved' | 'texts' | 'outsidePlay' | 'worth' | 'totals' | 'faults';

export function classicTitle<S extends ClassicState<C>, C extends ClassicCompany, O>(
  core: Core<S, C>,
  { id, name, players }: TitleSummary,
  parts: TitleParts<S, O>,
): Title<S, O> {
  const { box } = core;
  const agreement = agreementToEnd<S>(core.beforeEnd);
  return {
    id,
    name,
    players,
    worth: (state, player) => worth(core, state, player),
    totals: (state) => totals(box, state),
    faults: (state) => faults(box, state),
    ...parts,
    reserved: [...[...box.companies, ...box.privates].map((one) => one.id), ...(parts.reserved ?? [])],
    texts: { ...CLASSIC_TEXTS, ...POWER_TEXTS, ...parts.texts },
    frames: [...parts.frames, agreement.frame],
    outsidePlay: [...(parts.outsidePlay ?? []), agreement.propose],
  };
}
