import { cashAndShares, privatesOf, totalOf, type WorthItem } from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';

/** Cash, shares at the market price, open private companies at face value. */
export const worthItems = <S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  player: string,
): WorthItem[] => [
  ...cashAndShares(state, player, Object.values(state.companies), (company) => core.price(state, company)),
  ...privatesOf(state, player).map(
    ({ id }): WorthItem => ({ kind: 'private', id, value: core.privateFigures(state, id).face }),
  ),
];

export const worth = <S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  player: string,
): number => totalOf(worthItems(core, state, player));
